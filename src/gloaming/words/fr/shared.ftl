### Ce que le terminal et le navigateur disent tous les deux.

labelled = { $label } : { $text }
list-semicolon = { " ; " }

## Le conseiller

adviser-line = Ensuite, sans doute : { LIST($steps, style: "semicolon") }.
adviser-step = { $you ->
    [yes] toi
   *[no] { $name }
}, « { $answer } »
adviser-none = Aucune réponse n’a coûté cher, et rien n’a fait basculer la partie.
