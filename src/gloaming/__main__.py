"""`python -m gloaming`: the command line."""

from gloaming.cli import main

main(prog_name="gloaming")
