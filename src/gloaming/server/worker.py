"""The application of one worker process, with the settings that its parent handed down."""

import gc

from gloaming.server import logs
from gloaming.server.app import create

# Tables are many small lists that stay: searching all of them for cycles often would hold everybody up for long.
COLLECTED = 50_000, 20, 100

logs.set_up()
app = create()
gc.collect()
gc.freeze()
gc.set_threshold(*COLLECTED)
