"""Identifiers, clocks, dates, money, text and errors; standard library only."""
