### What the terminal and the browser both say.

# $label: whose words these are, or what they tell about
labelled = { $label }: { $text }
# What stands between the items of a list in the style "semicolon"
list-semicolon = { "; " }

## The adviser

# $steps (list): who answers what, one after the other
adviser-line = Probably next: { LIST($steps, style: "semicolon") }.
adviser-step = { $you ->
    [yes] you
   *[no] { $name }
}, "{ $answer }"
adviser-none = No answer was costly, and nothing turned the game.
