### Was das Terminal und der Browser beide sagen.

labelled = { $label }: { $text }
list-semicolon = { "; " }

## Der Ratgeber

adviser-line = Dann wahrscheinlich: { LIST($steps, style: "semicolon") }.
adviser-step = { $you ->
    [yes] du
   *[no] { $name }
} mit „{ $answer }“
adviser-none = Keine Antwort war teuer, und nichts hat das Spiel gewendet.
