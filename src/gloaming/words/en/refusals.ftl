no-language = There is no language "{ $wanted }"; there are: { LIST($known, style: "comma") }.
