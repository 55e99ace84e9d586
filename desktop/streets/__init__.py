"""Street lines, affected lands and plans."""
