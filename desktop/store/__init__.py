"""The store of a data folder: entries as the only truth, and everything worked out from them.

```
<data folder>/
  nagardesk.db    SQLite, WAL, every commit flushed: entries, chains, drafts, state of exchange, projections
  blobs/ab/…      papers and attachments by SHA-256, flushed before the entry that names them
  archive/        data of old entries of closed cases, a file a year
  backups/        copies before a format changed, and daily ones if no other place was named
  device.json     which devices wrote here, with nonces that must agree with a file outside the folder
  in-use.lock     locked by the program that has the folder open
  wishes/         what a second start of the program asks of the open window
  not-closed      there while it is open; found at opening it means a power cut or a kill
```

`Store.open(folder, office=…, clock=…, projector=…)` gives what casework, the window and the exchange use;
`restore` and `repair` work on a folder that is closed. `docs/store.md` says what is promised.
"""
