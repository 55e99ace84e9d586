"""Money: the counter, receipts, the cash book, the statement."""
