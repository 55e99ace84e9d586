"""The tests. They open no window in front of whoever runs them."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
