### Why something cannot be done, in any game and anywhere in the house: `no-<code>`.
### The rule's id, where there is one, stands in brackets before the full stop.

## Given: what somebody gave, as it is quoted

given-number = { NUMBER($number, useGrouping: 0) }
given-text = "{ $text }"
given-other = something else
given-large-number = So large a number

## The house

# $known (list): the languages that there are
no-language = There is no language "{ $wanted }"; there are: { LIST($known, style: "comma") }.
# $known (list): the parts of a game's words that can be fetched
no-words = A game's words have no part "{ $part }"; there are: { LIST($known, style: "comma") }.

## Seats and names

no-seats = The seats are a number, or a list of names.
no-seat = There is no seat { $seat }: { $last ->
        [0] the only one is seat 0
       *[other] the seats are 0 to { $last }
    }.
no-names-of-texts = Every name is a text.
no-name = "{ $name }" cannot be a name: it takes 1 to { $most } characters that can be seen, without ":" and "#", and single spaces only between words.
no-names-apart = Everybody needs a name of their own, and nobody may be called "chance".
# $names (list): who is here
no-nobody-called = Nobody here is called "{ $name }"; here { $names-count ->
        [one] is
       *[other] are
    } { LIST($names, style: "comma") }.
# $known (list): what can be chosen, as it is written
no-pronouns = "{ $pronouns }" is no choice of pronouns: { LIST($known, style: "or") }.
no-pronouns-by-name = Pronouns are chosen by name, as { "{" }"Ada": "she"{ "}" }.

## Before a game

no-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
no-options = The options are names with values.
# $known (list): the options that there are
no-option = { $game } has no option "{ $option }"; it has: { $known-count ->
        [0] none
       *[other] { LIST($known, style: "comma") }
    }.
# $what: the option, as the beginning of a sentence; $given: what somebody gave for it
no-switch = { $what } is yes or no, not { $given } ({ $rule }).
no-count = { $what } are a whole number from 1 to { $most }, not { $given } ({ $rule }).
no-seed = A seed takes at most { $most } characters, all of them whole ones.
no-commitment = A seal is 64 hexadecimal digits.

## Answers

no-over = The game is over; nobody is asked any more.
no-not-asked = { $name } is not asked now.
no-answer-number = { $answer } is no answer: there { $count ->
        [one] is 1
       *[other] are { $count }
    }, numbered from 0.
# $answers (list): some answers, as they are typed; $more: how many there are besides
no-answer = "{ $text }" is no answer here; the answers are: { answers-typed }.
no-answer-unclear = "{ $text }" could be { answers-typed }: say which.
answers-typed = { LIST($answers, style: "comma") }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
# $given: what somebody gave, as JSON; $wanted (list): the arguments that an answer has; $choices (list): what can be chosen
no-answer-arguments = { $given } is no answer to "{ $ask }", which takes { LIST($wanted) }{ $choices-count ->
        [0] .
       *[other] , one of { LIST($choices, style: "comma") }.
    }
no-flat-answer = { $answer } is not an answer to the question now asked.
no-other-step = This answer was meant for step { $at }; the game is at step { $step }.
no-chance-of-yours = Chance answers by itself here, from the seed.
no-chance-asked = Chance is not asked now.

## Taking back

no-undo-yet = { $name } has given no answer yet.
no-undo-over = The game is over; its last answer stands.
no-undo-chance = Chance has had its say since; that answer stands.
no-undo-since = { $name } has answered since; that answer stands.
no-undo-shown = That answer showed somebody something hidden; it stands.
no-undo-all = Everybody has answered that question; the answers stand.

## Telling

no-telling = { $game } is played without telling.
no-story = { $game } is played without telling, so there is no story of it.
no-moment-yet = There is no moment yet at which { $name } may tell something.
no-moment = { $moment } is no moment of this game; it has had { $count }.
no-moment-of-yours = Moment { $moment } is for { $teller } to tell, not for { $name }.
no-passage-more = { $name } has told { $most } passages about this moment; that is all.
no-passages-more = This game has { $most } passages; there is no room for another.
no-passage = { $passage } is no passage; { $count ->
        [0] nothing has been told yet
        [one] there is only passage 1
       *[other] they are 1 to { $count }
    }.
speech-passage = A passage
speech-chat = A line of chat
no-speech = { NAME("speech", $speech) } is a text.
# $found: what cannot be seen, as U+0007; none if it is a line break
no-speech-unseen = { NAME("speech", $speech) } is one line of characters that can be seen; this one has { $found ->
        [none] a line break
       *[other] { $found }
    } in it.
no-speech-length = { NAME("speech", $speech) } takes 1 to { $most } characters; this one has { $count }.

## Records and states from outside

no-record-so-large = This file is too large to be a record.
no-record = This is no record that this Gloaming can read: its first line is not "{ $first }".
no-record-line = Line { $line } differs from what was recorded: "{ $said }".
no-record-key = Line { $line } should begin with "{ $key }".
no-record-end = This record is cut off after line { $line }.
no-record-head = The head of this record cannot be read.
no-record-head-so = The head of this record is wrong: { $why }
no-record-pronouns = The pronouns on line { $line } cannot be read.
no-record-passage = Line { $line } should tell a passage, not "{ $said }".
no-record-json = Line { $line } cannot be told: "{ $text }" is no JSON text.
no-record-telling = Line { $line } cannot be told: { $why }
no-record-answer = Line { $line } cannot be played: { $why }
no-record-otherwise = Line { $line } says "{ $said }"; played again it is "{ $played }".
no-record-rules = This game was played by version { $then } of the rules of { $game }; this Gloaming has version { $now }.
no-record-seed = The seed does not belong to the seal.
no-record-step = This record has { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }; there is no step { $step }.
no-state-fields = This is no state of this game: its fields are not the game's.
no-state-field = "{ $field }" does not hold what a state of this game holds there.

## Bots and the adviser

# $known (list): the bots that there are, as they are typed
no-bot = There is no bot "{ $bot }"; there are: { LIST($known, style: "comma") }.
no-bot-in-bulk = There is no bot "{ $bot }" for play in bulk; there are: { LIST($known, style: "comma") }.
no-bot-made = The bot "{ $bot }" of another package ({ $package }) cannot be made: { $why }.
no-bot-answer = { $bot } answers { $answer }, which is no whole number.
no-search = "{ $search }" is no search: write search:2000 for so many iterations (at most { $iterations }) or search:500ms for so many milliseconds (at most { $milliseconds }).
no-advice-over = The game is over; there is nothing to advise.
no-advice-patience = The adviser thinks for more than 0 and at most { $seconds } seconds, or for 1 to { $iterations } iterations.

## The games of the house

# $known (list): the games that there are, by their ids
no-game = There is no game "{ $game }"; there are: { LIST($known, style: "comma") }.
no-game-made = The game "{ $game }" of another package ({ $package }) cannot be played: { $why }.
no-game-doubled = The game "{ $game }" of another package ({ $package }) is left out: another game has this id.
# Why a game of another package cannot be played
game-none = this is no Game
game-id = an id has small letters, digits and single hyphens
game-id-other = its id is "{ $id }"
game-messages = { $file } has no { LIST($messages, style: "or") }
game-words = { LIST($files) } { $files-count ->
    [one] is
   *[other] are
} not in it

## Tables

no-unknown-table = There is no such table.
no-not-opened = Nobody has opened this table yet.
no-closed = Everybody has left this table; it is closed.
no-table-rules = This table plays by version { $then } of the rules of { $game }; this Gloaming has version { $now }.
no-looking-on = You have no seat at this table; you can only look on.
no-only-host = Only the host of this table can do that.
no-not-started = The game has not started yet.
no-started = The game has started already.
no-game-over = The game is over.
no-not-over = The game is not over yet.
no-when-over = That can be seen when the game is over.
no-paused = The game is paused; the host can let it go on.
no-not-paused = The game is not paused.
no-seats-taken = { $count ->
        [one] The only seat is taken.
       *[other] All { $count } seats are taken.
    }
no-seat-taken = Seat { $seat } is { $name }'s.
no-seat-empty = Nobody sits on seat { $seat }.
no-seat-number = "{ $seat }" is no seat.
no-seats-fewer = { $taken } seats are taken; there cannot be only { $players }.
no-seated = You sit at this table already.
no-seat-is-yours = No bot plays for you; the seat is yours.
no-left-already = You have left already; a bot plays for you until you return.
no-bot-plays = A bot plays for you; take your seat back first.
no-sent-away = The host has sent you away from this table.
no-send-yourself = You cannot send yourself away; you can leave.
no-send-host = The host cannot be sent away.
no-link = This link is not one of ours, or it is too old; ask for a new one.
no-link-used = This link was used already, or the seat is somebody else's by now.
no-link-here = This device holds that seat already.
no-link-other-seat = This device holds another seat at this table.
# $known (list): the levels that there are, as they are typed
no-bot-by-level = Bots at a table are chosen by level: { LIST($known, style: "comma") }.
no-clock-days = An answer can take 1 to { $most } days, not { $days }.
no-clock-seconds = A clock has { $least } to { $most } seconds, not { $seconds }.
no-clock-increment = An answer can add 0 to { $most } seconds, not { $seconds }.
no-mail = "{ $mail }" is no e-mail address.
no-rematched = There is a table for the next game already.
no-rematch-name = The new table has no name.

## Answers at a table

no-not-asked-anything = You are not asked anything now.
no-other-question = That answer came too late: you are asked something else now.
no-answer-length = "{ $text }" is too long for an answer.
no-page = Answers begin with at most { $most } characters, and pages at 0.
no-advice-company = The adviser helps only against bots; here other people are playing too.
no-bot-not-asked = The bot is not asked that any more.
no-not-alone = Nothing is to be answered by itself here.
no-choice = There is a choice; the person has to make it.
no-time-left = There is time left on that clock.
no-nothing-to-tell = There is nothing to tell that person.

## The server

no-nowhere = There is nothing at this address.
no-method = This address does not take { $method }.
no-request = This request cannot be understood: { $why }.
no-request-size = A request takes at most { $most } bytes.
no-request-cut = The request was cut off.
no-request-type = Requests are sent as { $type }.
no-message = This message cannot be understood: { $why }.
# Why a request or a message cannot be understood; $field: the way to a field; $detail: in English, for programs
malformed-json = it is not JSON
malformed-object = it is not a JSON object
malformed-type = there is no "type" like this one
malformed-unknown = there is no field "{ $field }" in it
malformed-missing = its field "{ $field }" is missing
malformed-field = the field "{ $field }" does not hold what it should ({ $detail })
no-message-size = A message takes at most { $most } bytes.
no-no-message = That is no message of this protocol.
no-foreign-page = This page is not one of ours.
no-too-often = You are asking too often; wait a little.
no-too-much = You are sending too much; wait a little.
no-too-slow = Your connection cannot keep up; come back and go on where you were.
no-too-many-sockets = There are too many connections from your address.
no-too-many-tables = Too many tables were opened from your address; wait a little.
no-busy = Too much is going on at this table; try again.
no-not-shown = This table cannot be shown.
no-table-unreachable = The table cannot be reached now; come back in a moment.
no-store-down = The server can read and save nothing now; nothing was changed. Try again in a moment.
no-store-lost = The server was cut off while it was saving; whether this was kept will be seen when it is back.
no-fault = Something went wrong on the server.
