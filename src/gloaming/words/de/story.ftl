### Stories: how they speak of people, and what stands round them. A game's own narrator has a story.ftl of its own.

## People
##
## Forms are named after the pronoun of a man: { who } geht, ihn, ihm, and sein with its endings; .names is the genitive of
## the name itself. German has no singular they: whoever chose it is called by name.

person-name = { $name }
    .ihn = { $name }
    .ihm = { $name }
    .sein = { person-genitive }
    .seine = { person-genitive }
    .seinen = { person-genitive }
    .seinem = { person-genitive }
    .seiner = { person-genitive }
    .seines = { person-genitive }
    .name = { $name }
    .names = { person-genitive }
person-she = sie
    .ihn = sie
    .ihm = ihr
    .sein = ihr
    .seine = ihre
    .seinen = ihren
    .seinem = ihrem
    .seiner = ihrer
    .seines = ihres
    .name = { $name }
    .names = { person-genitive }
person-he = er
    .ihn = ihn
    .ihm = ihm
    .sein = sein
    .seine = seine
    .seinen = seinen
    .seinem = seinem
    .seiner = seiner
    .seines = seines
    .name = { $name }
    .names = { person-genitive }
person-they = { $name }
    .ihn = { $name }
    .ihm = { $name }
    .sein = { person-genitive }
    .seine = { person-genitive }
    .seinen = { person-genitive }
    .seinem = { person-genitive }
    .seiner = { person-genitive }
    .seines = { person-genitive }
    .name = { $name }
    .names = { person-genitive }
person-genitive = { $hisses ->
    [yes] { $name }'
   *[no] { $name }s
}
person-hissing = s ß x z ce
# In German sie and er are also rooms and doors: a pronoun stands only right behind a sentence about its person.
person-reach = 0
person-strangers = er sie ihn ihm ihr ihre ihren sein seine jemand wer wen wem Kind Bruder Schwester Mutter Vater Mann Frau Junge Mädchen
person-several = sie ihnen ihre ihren

## Round the story

story-byline = Die Geschichte von { LIST($names) }
story-colophon = Eine Partie { $title }. { $credit }{ $tellers-count ->
    [0] { "" }
   *[other] { " " }Was abgesetzt ist, { $tellers-count ->
        [1] hat { LIST($tellers) } erzählt.
       *[other] haben { LIST($tellers) } erzählt.
    }
}
story-ended = Wie es ausging
story-broken-off = Hier bricht die Geschichte ab; das Spiel ist noch nicht zu Ende.
