"""Replication of entries with the centre and by bundle."""
