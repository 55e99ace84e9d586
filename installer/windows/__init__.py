"""The Windows installer: an embedded CPython, the wheels for Windows and NSIS."""
