### Avis à ceux dont c’est le tour : l’objet d’une lettre, et ce qu’elle dit.

notice-subject = À toi de jouer : { $game }
notice-text = { $name }, c’est à toi de jouer dans { $game }.
