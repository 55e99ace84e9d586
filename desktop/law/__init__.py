"""The law as data: packs, periods, clocks, procedures and charges; pure."""
