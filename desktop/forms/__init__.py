"""Form and checklist definitions and their validation; pure."""
