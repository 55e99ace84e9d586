"""Speed and size against floors, measured in the same run; by hand or by `make bench`."""
