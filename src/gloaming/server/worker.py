"""The application of one worker process, with the settings that its parent handed down."""

import gc
import multiprocessing
import os
import signal
import sys
from threading import Thread

import gloaming
from gloaming.bots.search import compiled_is_ready
from gloaming.server import logs
from gloaming.server.app import create

# Tables are many small lists that stay: searching all of them for cycles often would hold everybody up for long.
COLLECTED = 50_000, 20, 100
# The thread that writes the store asks for its turn several times a commit, and people wait for that commit: its turn
# comes within so many seconds while the event loop is busy, not within Python's five milliseconds.
TURNS = 0.0005


def end_with_parent() -> None:
    """End when the parent process has gone: if it was killed, nobody else tells its workers to, and they would keep its
    port and its tables.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


logs.set_up()
Thread(target=end_with_parent, name="parent", daemon=True).start()
app = create()
# Bots that think need Numba, if it is installed. To load it when the first of them is asked would hold everybody up.
compiled_is_ready(gloaming.games()[0])
gc.collect()
gc.freeze()
gc.set_threshold(*COLLECTED)
sys.setswitchinterval(TURNS)
