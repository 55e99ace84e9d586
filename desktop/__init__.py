"""Nagardesk: casework for municipal ward offices, offline first."""

__version__ = "0.1.0"
