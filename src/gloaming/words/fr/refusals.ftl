no-language = Il n’y a pas de langue « { $wanted } » ; il y a : { LIST($known, style: "comma") }.
