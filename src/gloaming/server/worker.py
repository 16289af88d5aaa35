"""The application of one worker process, with the settings that its parent handed down."""

from gloaming.server import logs
from gloaming.server.app import create

logs.set_up()
app = create()
