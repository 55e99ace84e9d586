"""The wire format shared by every client and the centre: models, batches, request signatures."""
