"""What Haunted Destinies speaks of: what is asked, what lies on the agenda and what is told.

kinds: the kinds of things; questions: Ask, with what its answers mean (doings: those of Ask.DO, readers: what is read
off the state for them); steps: Step, and which of them a card's effect is; news: News.
"""

from gloaming.games.haunted_destinies.vocabulary.news import News
from gloaming.games.haunted_destinies.vocabulary.questions import Ask
from gloaming.games.haunted_destinies.vocabulary.steps import Step

__all__ = ["Ask", "News", "Step"]
