### The terminal and the command line alone.

## What there is to play, and against whom

games-facts = { $title }: { $least } to { $most } players, { $minutes } minutes
# An option, and how it is written where it is a switch
games-option = { $label }{ $switch ->
        [yes] , yes or no
       *[no] { "" }
    }: { $help }
# $choices (list): the names of which several can be chosen for an option, as they are typed
games-choices = Typed with commas between them: { LIST($choices, style: "comma") }
# $names (list): as they are typed
bots-others = Other names: { LIST($names, style: "comma") }
# While bots get ready
progress-compiling = Compiling the thoughts about { $game }
progress-thinking = Thinking it over

## What is written on the command line as it should not be

usage-load = --load takes players, names, options and seed from the file: leave them out.
usage-game = Which game? "gloaming games" lists them.
usage-as-all = --as and --all do not go together: a player does not see everything.
# How a command is written, where there is help, and what is wrong; $form: as gloaming play [OPTIONS] [GAME]
usage = Usage: { $form }
usage-help = Try "{ $command } --help" for help.
usage-error = Error: { $why }
# $near (list): what looks much like it
usage-no-option = There is no option "{ $option }"{ $near-count ->
        [0] { "" }
       *[other] ; perhaps { LIST($near, style: "or") } is meant
    }.
usage-no-command = There is no command "{ $command }"{ $near-count ->
        [0] { "" }
       *[other] ; perhaps { LIST($near, style: "or") } is meant
    }.
usage-command = Which command? "gloaming --help" lists them.
usage-missing = { $what } is missing.
usage-extra = This is more than the command takes: { LIST($extra, style: "comma") }.
usage-needs-value = { $option } needs a value.
usage-takes-nothing = { $option } takes no value.
# $what: an option or an argument, as it is written
usage-takes-integer = { $what } takes a whole number.
usage-takes-integer-range = { $what } takes a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.
usage-takes-float = { $what } takes a number.
usage-takes-text = { $what } takes a text that can be written down again.

## A record that was checked

verified = { $title }, { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }: same table in every cell, digest right.
verified-seed = The seed belongs to the seal, and chance answered by it every time.
verified-seed-withheld = The seed is withheld: what chance answered is taken as it stands.

## A game at one keyboard: who plays, and what chance is bound to

screen-people = { $names-count ->
        [one] You are { LIST($names) }.
       *[other] { LIST($names) } play.
    }
# $bot: their level, or the bots' name as it is typed
screen-bots = { $names-count ->
        [one] { LIST($names) } is a bot
       *[other] { LIST($names) } are bots
    } ({ $bot }).
screen-goes-on = The game goes on after { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }.
# The seal stands below it, on a line of its own.
screen-chance = Chance is bound to a seed, whose seal is
screen-type-help = Type "{ command-help }" to see what you can type, "{ command-rules }" to look up a rule.
screen-pass = Pass the keyboard to { $name }.
screen-pass-undo = (Or type "{ command-undo }" to take back what { $name } answered.)
screen-pass-ready = Press Enter when { $name } is ready.

## Answers

# $head: the word they begin with, if there is one; $values (list): what they are made of
screen-form-of-lists = { $head ->
        [none] { "" }
       *[other] { $head } and{ " " }
    }{ $count } of these, in order: { LIST($values, style: "comma") }
# $examples (list): a few answers, with how they are written
screen-for-instance = For instance: { LIST($examples, style: "semicolon") }.
# $form: how they are all written
screen-in-short = Or in short: { $form }.
screen-many-how = Type one. "{ command-answers }" lists them all; with some words, those that have them.
screen-taken-back = Taken back{ $names-count ->
        [0] { "" }
       *[other] , and { LIST($names) } took theirs back too
    }.
screen-thinking = Thinking it over...
# $first: a piece of news; $count: how many more like it there were
screen-like-it = { $first } (And { $count } like it.)

## The end

# $scores (list): everybody's place, name and points
screen-places = Places and scores: { LIST($scores, of: "scored", style: "comma") }.
scored = { $scored-place }. { $scored-name } { $scored-points }
# The seal stands below it, on a line of its own.
screen-seed = The seed was { $seed }, its seal
screen-verify = To check every draw of chance: "{ command-save } FILE", then "gloaming verify FILE".
# $story: whether the game is told
screen-afterwards = Type "{ command-save } FILE" to keep the game{ $story ->
        [yes] , "{ command-story }" to read it as a story
       *[no] { "" }
    }, "{ command-again }" to play once more, or press Enter to leave.
screen-saved = Saved in { $file }.
screen-left = You left before the end, and the game is not saved. Next time type "{ command-save } FILE" first; "gloaming play --load FILE" then goes on with it.
screen-left-at-once = You left before you had answered anything.
screen-left-saved = "gloaming play --load { $file }" goes on with the game.
screen-good-night = Good night.

## What can be typed instead of an answer: the word for it, which is one word in small letters; the English word works in
## every language. `.form` is how it is typed with what follows it, `.help` what it does, `.afar` what at a table far away.

screen-help = Answer with a number from the list, in words, or as "{ command-answers }" writes it; the beginning or the end of an answer is enough if it fits no other. Or type:
screen-help-telling = In this game you may tell what happens, whenever you like; you never have to:
screen-enter = Enter alone
    .help = the question again
command-help = help
command-table = table
    .help = the table in words
command-answers = answers
    .help = all answers and how they are written; with some words, those that have them
command-news = news
    .help = what happened lately
command-log = log
    .help = everything that has happened
command-hint = hint
    .help = what the adviser would answer, after a second's thought
command-rules = rules
    .help = what the rulebook has; "{ command-rules }" and an id, a heading or a word
command-undo = undo
    .help = take your last answer back, if nothing has come of it yet
command-save = save
    .form = { command-save } FILE
    .help = keep the game; "gloaming play --load FILE" goes on with it
command-again = again
command-quit = quit
    .help = leave
    .afar = go away; your seat stays yours
command-tell = tell
    .form = { command-tell } TEXT
    .help = your own words, for the latest moment that was yours; "{ command-tell } #N TEXT" for another, "{ command-tell } NAME: TEXT" for another person
    .afar = your own words, for the latest moment that was yours
command-told = told
    .help = all that was told, with numbers, and the moments still open
command-take-out = take-out
    .form = { command-take-out } N
    .help = take passage N out for good, whoever told it: no reason is asked, and nobody keeps who did it
command-story = story
    .help = the game so far as a story; "{ command-story } FILE" writes it to a file, as HTML if its name ends in .html, else as Markdown
command-say = say
    .form = { command-say } TEXT
    .help = chat, also while others are asked
command-pause = pause
    .help = stop the game for a while (the host)
command-resume = resume
    .help = go on with it (the host)
command-away = away
    .help = let a bot play for you
command-back = back
    .help = take your seat back from the bot
command-start = start
command-bot = bot

## Telling

screen-passage = { $text ->
        [none] (What { $name } told here was taken out.)
       *[other] { $name } told: { $text }
    }
# $name: who may tell, if it is not clear; $number: of the moment, as #3, if it is needed
screen-invitation = { $name ->
        [none] If you like
       *[other] { $name }
    }, "{ command-tell } { $number ->
        [none] { "" }
       *[other] { $number }{ " " }
    }TEXT": { $prompt }
screen-more-moments = ("{ command-told }" lists { $count } more.)
screen-still-to-tell = There is still something to tell:
screen-still-open = Still open, with "{ command-tell } #N TEXT":
screen-nothing-told = Nothing has been told yet.
screen-taken-out = (taken out)
screen-kept = Kept as passage { $number }; "{ command-take-out } { $number }" takes it out again.
screen-passage-gone = Passage { $number } is gone.
screen-passage-kept = { $file } may still have it: "{ command-save } { $file }" takes it out there too.
screen-loss = What was told is in no file yet: "{ command-save } FILE" keeps it; Enter once more leaves without.
screen-story-in = The story is in { $file }.

## The rulebook

screen-rules = The rules of { $title }:
screen-rules-how = "{ command-rules } { $rule }" shows one; "{ command-rules }" and a heading or any word works too.
# $rules (list): the ids of rules; $more: how many there are besides
screen-rules-found = "{ $wanted }" stands in { LIST($rules, style: "comma") }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
screen-rules-example = For instance:

## The adviser

advice-question = Step { $step }. { $seat } is asked: { $question }
# While one plays; $seat: whom the adviser helps
advice-hint = { $answer }  { NUMBER($chance, style: "percent") } to win
advice-hint-from = Going by what { $seat } can know, and nothing else.
# Looking back
advice-choice = { $answer }  { NUMBER($chance, style: "percent") } to win (tried { $tried ->
        [one] once
       *[other] { $tried } times
    })
advice-thought = Thought over { $iterations ->
        [one] once
       *[other] { $iterations } times
    }, from what { $seat } could know.
advice-step = Step { $step }, { $seat }: { $question }
advice-turning = Turning point: since { $seat } answered last, the chances { $rose ->
        [yes] rose
       *[no] fell
    } from { NUMBER($before, style: "percent") } to { NUMBER($now, style: "percent") }.
advice-costly = Costly: "{ $given }" is worth { NUMBER($given-chance, style: "percent") } of a win, "{ $best }" { NUMBER($best-chance, style: "percent") }.
# $steps (list): who answers what, one after the other
advice-after = After "{ $answer }": { LIST($steps, style: "semicolon") }.
# $lost: the parts of a win that costly answers gave away, added up
advice-standing = { $name }: { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }, { $agreed ->
        [0] none
       *[other] { $agreed }
    } as the adviser would, { $costly ->
        [0] none
       *[other] { $costly }
    } costly{ $costly ->
        [0] { "" }
       *[other] { " " }({ NUMBER($lost, minimumFractionDigits: 1) } wins given away)
    }.

## A table far away

afar-others = Others join with: gloaming join { $link }
# $you: the reader's name, none for a spectator; $seats (list): who sits there; $free: how many seats are free
afar-company = { $you ->
        [none] You look on.
       *[other] You are { $you }.
    } At the table: { LIST($seats, of: "seated") }.{ $free ->
        [0] { "" }
        [one] { " " }1 seat is free.
       *[other] { " " }{ $free } seats are free.
    }
seated = { $seated-name }{ $seated-bot ->
        [none] { $seated-here ->
            [yes] { "" }
           *[no] { " " }(not here now)
        }
       *[other] { " " }(bot: { $seated-bot })
    }
afar-waiting = Waiting for the host to start.
afar-host = Host: "{ command-start }", "{ command-bot } LEVEL", "{ command-say } TEXT", "{ command-quit }", or Enter to look again
afar-host-how = Type "{ command-start }", "{ command-bot } LEVEL" or "{ command-say } TEXT".
afar-return = A bot plays for you. "{ command-back }" takes your seat back, Enter waits
afar-not-asked = You are not asked now. Type "{ command-say } { $typed }" to talk; "{ command-help }" says what else there is.
afar-came = { $name } is here.
afar-went = { $name } has gone.
afar-lost = { $why } Trying again; the table keeps everything.
afar-good-night = Good night. Your seat stays yours: join again to go on.
afar-record = The record: { $address }

## Refusals: files

# Why a file, an address or a server cannot be had; $name: as systems and programs name it
cause-absent = there is no such file or folder
cause-forbidden = this is not allowed
cause-folder = it is a folder
cause-no-folder = part of this path is no folder
cause-long = the name is too long
cause-full = there is no room left
cause-read-only = nothing can be written there
cause-address-taken = something else listens there
cause-address-elsewhere = this address belongs to another machine
cause-refused = nobody listens there
cause-no-way = no way leads there
cause-unknown-host = nobody knows this name
cause-unsafe = the connection would not be safe
cause-slow = there was no reply in time
cause-cut = the connection was cut
cause-strange = what answers there is no server of this kind
cause-unfit = nothing can be called that
cause-other = the system reports { $name }
# $file: none where the system names none
no-files = { $file ->
        [none] Something
       *[other] { $file }
    } could not be read or written: { $why }.
no-file-read = { $file } cannot be read: { $why }.
no-file-write = { $file } cannot be written: { $why }.
no-file-large = { $file } is too large to be a record.
no-file-text = { $file } is not a record: it is not text.
no-file-game = { $file } is a game of { $game }, not of { $wanted }.
no-file-seed = { $file } withholds its seed, so that chance cannot go on with the game.
no-file-other = { $file } exists already and is not this game; choose another name.
no-file-record = { $file } is a record; choose another name for the story.
no-step = There is no step { $step }: the game has { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }.
no-step-asked = { $name ->
        [none] Nobody is asked anything
       *[other] { $name } is not asked anything
    } after step { $step } of this record.

## Refusals: what is typed in a game

no-answer-label = There is no answer { $number }; the numbers are { $numbers-count ->
        [0] { $least } to { $most }
       *[other] { LIST($numbers, style: "comma") }
    }.
no-answers-unnumbered = These answers have no numbers until "{ command-answers }" has listed them; type one in words.
no-answers-with = No answer has "{ $text }" in it.
# $commands (list): what can be typed
no-over-type = The game is over; you can type: { LIST($commands, style: "comma") }.
no-save-where = Say where: "{ command-save } FILE".
no-tell-what = Say what: "{ command-tell } TEXT".
no-tell-whose = Say whose words these are: "{ command-tell } NAME: TEXT".
no-moment-of-bot = Moment { $moment } is for { $name } to tell, who is a bot.
no-take-out = "{ $text }" is no passage: "{ command-take-out } N", and "{ command-told }" shows the numbers.
no-rulebook = The rulebook does not speak of "{ $wanted }"; "{ command-rules }" lists what it has.

## Refusals: what is written on the command line

no-people = { $people } people cannot play: { $seats ->
        [one] there is 1 seat
       *[other] there are { $seats } seats
    }.
no-names-many = { $names } names are too many for { $players ->
        [one] 1 player
       *[other] { $players } players
    }.
no-option-form = "{ $option }" is no option: write it as KEY=VALUE.
no-option-twice = The option "{ $option }" is given twice.
no-pronouns-twice = The pronouns of { $name } are given twice.
no-most-games = There can be at most { $games } games.
no-most-threads = There can be at most { $games } games and { $threads } threads.
no-one-game = There must be at least one game.
no-one-thread = There must be at least one game and one thread.
no-bot-each = There must be a bot for each player, each of them one that there is.
no-bot-illegal = The bot "{ $bot }" gave no legal answer: { $why }
no-tournament-bots = A tournament is for 2 to { $most } bots with different names.
no-tournament-games = A tournament has 1 to { $games } games, in 1 to { $processes } processes.
no-lacks-numba = Numba is not installed, so nothing can be compiled; "pip install gloaming[fast]" brings it.
no-lacks-openskill = OpenSkill, which rates the bots, is not installed; "pip install gloaming[fast]" brings it.
no-lacks-server = Tables far apart need more libraries; "pip install gloaming[server]" brings them.
no-two-meanings = "{ $name }" means two things in the rules of { $game }: { $module } has another.

## Refusals: servers far away

no-address = A table's address ends in /tables/ and its name, as the server gave it.
no-address-table = This address names no table; open one with --open GAME.
no-server-address = "{ $address }" is no address of a server.
no-server-url = A server's address begins with http:// or https://.
no-server-unreached = { $server } cannot be reached: { $why }.
no-server-reply = The server replied with something that cannot be understood.
no-server-status = The server refused with status { $status }.
no-server-said = { $said }
no-server-gone = The server does not come back; try again later.
no-lost = The connection was lost.

## Refusals: settings of a server

no-listening = Nobody can listen at { $host }, port { $port }: { $why }.
no-setting-url = { $setting } begins with http:// or https://.
no-setting-number = { $setting } is "{ $given }", which is no number.
no-setting-positive = { $setting } is { $given }; it has to be a number above 0.
no-database-url = The database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
no-database-kind = Gloaming keeps tables in SQLite or PostgreSQL, not in { $kind }.
no-database-memory = SQLite needs a file: what lies in memory only would not survive.
no-database-opened = The database cannot be opened: { $why }.
no-database-newer = The database was kept by a newer Gloaming, which this one cannot read.
no-redis-url = Redis or Valkey is given as redis://HOST:PORT.
no-workers = There can be 1 to { $most } workers, not { $workers }.
no-workers-redis = Several workers with PostgreSQL need Redis or Valkey, to tell each other: --redis URL.
no-mail-port = GLOAMING_SMTP_PORT is "{ $port }", which is no port.
no-mail-sender = GLOAMING_SMTP_FROM has to say who sends the notices.
no-secret-short = GLOAMING_SECRET needs at least { $least } characters that nobody can guess.
no-secret-shared = With PostgreSQL, GLOAMING_SECRET has to be set, to the same for all servers.
no-secret-kept = The secret { $file } cannot be kept: { $why }.
no-secret-damaged = The secret { $file } is damaged; without it a new one is made, and guests are strangers again.
