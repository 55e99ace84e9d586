"""Papers: text shaped and set in type, templates filled, pages rendered, read back and verified."""
