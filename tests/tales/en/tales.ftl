### What the players of a game that is told only in tests are invited to tell.

tale-memory = What do you remember last?
tale-room = What does { $other } see?
tale-reaction = What do you do?
tale-answer = What do you bring with you?
