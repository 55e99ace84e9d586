"""`python -m central` is `nagardesk-central`."""

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # while modules are read Ctrl-C just ends it; then `console.carry` tells

from central.cli import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
