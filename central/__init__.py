"""The reference central server."""
