"""For all tests: passwords are hashed at the least cost, since each sign-in at the full one takes a third of a second.

`test_passwords_are_kept_at_the_full_cost` asks the program as it is.
"""

from argon2 import PasswordHasher

from desktop.casework import accounts

accounts.hasher = lambda: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
