"""Spreadsheets, map files and legacy text in and out."""
