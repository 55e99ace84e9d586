"""The Debian packages: the program with its own environment, and the central server's service."""
