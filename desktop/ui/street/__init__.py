"""Pages of the street register: the list, one street, its papers, the map."""
