"""The one way in which Gloaming says no."""


class Refusal(ValueError):
    """Something that cannot be done, in one clear sentence; nothing has changed."""
