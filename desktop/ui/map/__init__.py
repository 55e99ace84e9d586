"""The map on the screen: shapes of the ground without tiles or line."""
