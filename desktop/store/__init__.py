"""The SQLite store: entries, projections, search, blobs, backup."""
