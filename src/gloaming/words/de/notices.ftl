### Nachrichten an Leute, die dran sind: der Betreff eines Briefs, und was darin steht.

notice-subject = Du bist dran: { $game }
notice-text = { $name }, du bist dran in { $game }.
