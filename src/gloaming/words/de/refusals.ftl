no-language = Die Sprache „{ $wanted }“ gibt es nicht; es gibt: { LIST($known, style: "comma") }.
