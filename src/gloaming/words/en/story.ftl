### Stories: how they speak of people, and what stands round them. A game's own narrator has a story.ftl of its own.

## People
##
## The message is the subject of a sentence, and each attribute a form that a line can want: { who }, { who.them }.
## A form without the name agrees with the last subject. The forms of a language are those of person-name.
## $hisses says whether a name ends in one of person-hissing.

person-name = { $name }
    .them = { $name }
    .their = { $name }'s
    .name = { $name }
    .was = was
    .is = is
    .has = has
person-she = she
    .them = her
    .their = her
    .name = { $name }
    .was = was
    .is = is
    .has = has
person-he = he
    .them = him
    .their = his
    .name = { $name }
    .was = was
    .is = is
    .has = has
person-they = they
    .them = them
    .their = their
    .name = { $name }
    .was = were
    .is = are
    .has = have
# Ends of names of which a language makes another genitive; in English there are none.
person-hissing = { "" }
# So many sentences about nobody may stand between a name and its pronoun.
person-reach = 2
# After a sentence with one of these words a pronoun could mean somebody who is nobody here.
person-strangers = he she they him her his hers them their somebody someone whoever who whose child brother sister mother father man woman boy girl
# In a sentence with one of these words `they` is several others.
person-several = they them their

## Round the story

story-byline = The story of { LIST($names) }
story-colophon = A game of { $title }. { $credit }{ $tellers-count ->
    [0] { "" }
   *[other] { " " }What is set apart was told by { LIST($tellers) }.
}
story-ended = How it ended
story-broken-off = Here the story breaks off; the game is not over.
