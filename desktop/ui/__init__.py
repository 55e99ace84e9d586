"""The window: shows and asks, decides nothing."""
