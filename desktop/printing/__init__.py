"""Papers: the document model and its rendering."""
