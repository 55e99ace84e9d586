"""What an office does with a file; one function an act."""
