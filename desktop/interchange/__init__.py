"""Spreadsheets, registers, legacy fonts and attachments: what comes in from outside and what goes out."""
