"""Speed against floors, run by hand and by `make bench`."""
