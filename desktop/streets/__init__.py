"""Street lines on the ground: geometry, the statement of lands, plans, and what follows for each parcel."""
