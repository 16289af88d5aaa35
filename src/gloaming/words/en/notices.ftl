### Notices to people whose turn it is: the subject of a letter, and what it says.

notice-subject = Your turn: { $game }
notice-text = { $name }, it is your turn in { $game }.
