"""Registers, returns, reports, the court bundle."""
