"""The tests. They open no window in front of whoever runs them, and compile the Acts once for all homes they make up."""

import os

from desktop.law.files import cache_folder

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("NAGARDESK_CACHE", str(cache_folder()))
