"""Guided acts: each a page that can be left and taken up again."""
