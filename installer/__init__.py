"""Set-up from source and packages."""
