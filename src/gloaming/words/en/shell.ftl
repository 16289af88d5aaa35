### All of the browser's shell: lobby, table, replay and settings.

## common
# $items (list), $facts (list): what stands side by side
common-listed = { LIST($items, style: "comma") }
common-facts = { LIST($facts, style: "dot") }
common-close = Close
common-copied = Copied.
common-copy-failed = Copy it by hand, please.
common-unreachable = The server cannot be reached now. Try again in a moment.
common-fault = Something went wrong in the browser. Loading the page again may help.
common-headed = { $heading }.
common-skip = To the question
common-save = Save
common-nowhere = There is nothing at this address.
common-nowhere-help = The link may be cut short. The house is still where it was.
common-name-wrong = A name has at most { $longest } characters, no ":" and no "#" among them; and nobody is called "chance".

## pronouns
pronouns-label = How stories speak of you
pronouns-none = by name only
pronouns-she = as she
pronouns-he = as he
pronouns-they = as they

## frame
frame-home = Lobby
frame-theme = Dusk or first light
frame-name = Your name
frame-book = Log, chat and rules
frame-book-unread = Log, chat and rules, { $count } unread
frame-menu = More
frame-settings = Settings
frame-text = The table in words
frame-scene = The table as a picture

## lobby
lobby-title = Gloaming
lobby-asked-title = ({ $count }) Gloaming
lobby-invitation = { $games ->
    [4] Four haunted games.
   *[other] A house of haunted games.
} The light is going; come inside.
lobby-question = Which door do you open?
lobby-help = With friends, with bots, or both.
lobby-play-now = Play now
lobby-play-now-long = Play now: { $game }, against bots
lobby-arrange = { $game }, arrange a table
lobby-players = { $least } to { $most }
lobby-players-word = players
lobby-minutes = { $minutes } minutes
lobby-minutes-short = { $minutes } min
lobby-open-short = { $count } open
lobby-your-turn = Your turn
lobby-opening = The door opens.
lobby-join = Join
lobby-join-label = Join by link
lobby-join-hint = Paste a link
lobby-join-wrong = That is no link to a table or a finished game. It has /tables/ or /replays/ in it.
lobby-back = Back to your table
lobby-tables = Tables
lobby-tables-count = Tables ({ $count })
lobby-mine = Yours
lobby-open = Open
lobby-finished = Finished
lobby-none-mine = You sit at no table yet. A door is all it takes.
lobby-none-open = Nobody waits for company now. Open a table and leave the door ajar.
lobby-none-finished = No game of yours has ended yet.
lobby-seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-waiting-for-start = waiting for the start
lobby-playing = under way
lobby-again = Look back
lobby-your-name = What do they call you?
lobby-called = { $name }: change your name
lobby-name-help = The others see it at the table.
lobby-with-friends = With friends
lobby-with-friends-long = With friends: a new table for { $game }
lobby-new-table = A new table, with friends or bots:

## settings
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-dark = Dusk
settings-light = First light
settings-sounds = Sounds
settings-sounds-help = A match, a bell, dice on wood; quiet, and each with something to see.
settings-notices = Call me
settings-notices-help = Your browser tells you when it is your turn and you are looking elsewhere.
settings-notices-forbidden = Your browser does not let this page call you. Its own settings can change that.
settings-confirm = Ask once more
settings-confirm-help = An answer counts only when you have confirmed it.

## notices
notices-your-turn = Your turn: { $game }

## arrange
arrange-back = All doors
arrange-how-many = How many at the table
arrange-fewer = One fewer
arrange-more = One more
arrange-person = A person, by link
arrange-bot = Bot: { $level }
arrange-you = You
arrange-seat = Seat { $number }
arrange-options = How it is played
arrange-further = For those who know the game well
arrange-clock = The clock
arrange-private = Only with the link
arrange-private-help = Otherwise anybody can find the table in the lobby.
arrange-question = How do you want to play?
arrange-help = { $people ->
    [0] Only bots: it starts at once.
    [one] You get a link to send to one other person.
   *[other] You get a link to send to { $people } other people.
}
arrange-open-it = Open the table
arrange-start-it = Start the game
arrange-bots = How strong the bots are
arrange-random = Chosen at random if you pick none.
arrange-as-usual = As usual
arrange-chosen = { $count } chosen.

## hall
hall-question = Who else is coming?
hall-help = Send the link. { $every ->
    [yes] It cannot begin before every seat is taken.
   *[no] Seats still empty at the start are taken away.
}
hall-waiting = Waiting for { $host } to start the game.
hall-waiting-help = It begins as soon as the host says so.
hall-spectator-help = You are looking on until you take a seat.
hall-full-help = Every seat is taken; you are looking on.
hall-all-here = Everybody is here.
hall-all-here-help = Start whenever you like.
hall-sent-away = The host has sent you away from this table.
hall-sent-away-help = You can look on, but not sit down here again.
hall-tour = { $length ->
    [none] Take the tour
   *[other] A tour takes { $length }
}
hall-free-seat = Free seat
hall-sit-down = Sit down
hall-sit-down-as = Sit down as { $name }
hall-start = Start the game
hall-add-bot = Add a bot
hall-level = How strong the bot is
hall-remove = Send { $name } away
hall-remove-title = Send { $name } away?
hall-remove-help = They cannot sit down at this table again.
hall-remove-not = Let them stay
hall-your-name = What do they call you?
hall-host = host
hall-you = you
hall-bot = bot, { $level }
hall-copy-link = Copy the link
hall-link = The link to this table
hall-leave = Leave the table

## clocks
clock-none = No clock
clock-minutes = { $minutes ->
    [one] 1 minute for each answer
   *[other] { $minutes } minutes for each answer
}
clock-move = { $seconds ->
    [one] 1 second for each answer
   *[other] { $seconds } seconds for each answer
}
clock-days = { $days ->
    [one] 1 day for each answer
   *[other] { $days } days for each answer
}
clock-bank = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each, and { $increment ->
    [one] 1 second
   *[other] { $increment } seconds
} more with every answer
# What is left of days
clock-left = { $days } d { $hours } h

## table
table-loading = Lighting the candle.
table-gone = There is no such table.
table-gone-help = The link may be cut short, or everybody has left.
table-to-lobby = To the lobby
table-lost = The connection was lost just then. When it is back, see whether that still counted.
table-cut = The connection has dropped. It comes back by itself, and your seat is kept.
table-closed = Everybody has left this table; it is closed.
table-board = The table
table-plan = The plan
table-players = The players
table-your-turn = is choosing
table-looking = You are looking on.
table-paused = The game is paused.
table-paused-help = The host can let it go on.
table-away = A bot plays for you.
table-away-help = Your seat is yours: take it back at any time.
table-come-back = Take my seat back
table-bot-stands-in = away; a bot is playing
table-not-here = not connected
table-you = you
table-take-back = Take back
table-hint = A hint
table-hint-title = The adviser
table-hint-thinking = The adviser is thinking.
table-hint-help = Going by what you can see, and nothing else. A full row of marks would be a certain win.
table-hint-chance = { $percent }% to win
table-hint-give = Give this answer
table-filter = Find an answer
table-filter-hint = Type part of it
table-no-match = No answer has that in it.
table-no-answer = "{ $text }" is no answer here. A part of one is enough to find it.
table-send-words = Send it as typed
table-step-back = Choose again
table-step = { $picked } …
table-answers-for = The answers
table-more-answers = and { $count } more; type on to narrow them down
table-asked-title = Your turn: { $question }
table-confirm = So be it
table-confirm-not = Not yet
table-confirm-ask = { $answer }?
table-confirm-help = Nothing has been sent yet.

## over
over-title = The game is over
over-rematch = Play again
over-go-there = Go to the new table
over-share = Share
over-check = Was it fair?
over-record = Save the record
over-story = Save the story
over-replay = Look back
over-help = What chance did was settled before the game began; you can check it.

## dice
dice-title = Is it fair?
dice-intro = All chance in a game comes from one secret number, the seed. Before the first answer the server showed this seal of it:
dice-not-yet = The seed stays secret until the end. Then anybody can see that nothing was changed on the way.
dice-seed = The seed was
dice-commitment = The seal
dice-right = They belong together: all that chance did in this game was fixed before it began.
dice-wrong = They do not belong together. Do not trust this game.
dice-cannot = This browser cannot check that here; the command below can.
dice-command = To check every die and every card against the record, run
dice-verify = gloaming verify { $game }.txt

## side
side-label = Beside the table
side-log = Log
side-chat = Chat
side-rules = Rules
side-story = Story
side-shut = Back to the table

## log
log-help = Tap a line, and the table shows where it happened.
    .keys = Point at a line or go to it with the arrows, and the table shows where it happened.
log-empty = Nothing has happened yet.
log-latest = To the latest
log-folded = Laying out and dealing

## chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-hint = Say something to the table
chat-send = Say it
chat-lookers-on = Those who look on keep silent.

## rules
rules-search = Look it up
rules-search-hint = A word or a number
rules-columns = In columns
rules-none = The rulebook does not speak of "{ $wanted }".
rules-show = Show { $rule }
rules-loading = Opening the book.
rules-found = { $count ->
    [one] 1 place
   *[other] { $count } places
}

## telling
telling-intro = This game is told. When something happens to you, say what it is like.
telling-empty = Nobody has told anything yet.
telling-now = It is yours to tell:
telling-label = What you tell
telling-hint = A sentence or two
telling-tell = Tell it
telling-take-out = Take it out
telling-take-out-title = Take this passage out?
telling-take-out-help = It is gone for everybody and for good. Nobody is asked why.
telling-keep-it = Leave it in
telling-taken-out = Something was told here and taken out.
telling-said = { $name } tells

## menu
menu-title = This table
menu-share = Share the link
menu-share-help = Whoever has it can look on, or sit down while seats are free.
menu-device = Move my seat to another device
menu-device-help = This secret link works once, within the hour. Whoever opens it takes your seat.
menu-pause = Pause the game
menu-resume = Let it go on
menu-leave = Leave the table; a bot plays on
menu-leave-before = Leave the table
menu-alone = Answer for me when there is only one answer
menu-dice = Is it fair?
menu-icons = Some icons by game-icons.net, under CC BY 3.0.

## parts
parts-title = The parts
parts-inks = Ink and paper
parts-seats = Seats: colour and sigil together
parts-buttons = What can be pressed
parts-lit = Re-roll
parts-expected = Lay them down
parts-not-yet = Not yet
parts-beside = Take back
parts-chip = A fact
parts-chosen = Chosen
parts-toast = Refuse something
parts-dialog = Open a dialog
parts-refused = "attic, space 3" is taken by Charlotte; free: attic, space 1; attic, space 4 (DGIT-10).
parts-icons = Icons of the frame
parts-things = Things on the table
parts-tabs = Leaves
parts-meter = WILL

## replay
replay-title = Looking back
replay-step = Step { $at } of { $of }
replay-first = To the beginning
replay-previous = One back
replay-next = One on
replay-last = To the end
replay-slider = Which step
replay-review = What the adviser says
replay-reviewing = The adviser is reading the game.
replay-begins = The game begins.
replay-silently = { $name } made a choice.
replay-viewer = Seen by
replay-all = Everybody at once
replay-play = Play
replay-stop = Stop
replay-controls = Through the game
replay-answered = { $asked } { $given }
replay-adviser = The adviser
replay-turns = { $count ->
    [0] no turning points
    [one] 1 turning point
   *[other] { $count } turning points
}
replay-costs = { $count ->
    [0] no costly answers
    [one] 1 costly answer
   *[other] { $count } costly answers
}
replay-found = { $turns } (tall marks) and { $costs } (short marks).
replay-turning = { $rose ->
    [yes] Here the game had turned in { $name }'s favour
   *[no] Here the game had turned against { $name }
}: from a { $before }% chance of winning to { $now }%.
replay-costly = { $name }'s "{ $given }" was costly; "{ $best }" would have been better.
replay-worth = It left a { $given }% chance of winning, not { $best }%.
replay-brief = Only a quick opinion: the server is still getting ready.
replay-next-mark = Next remark
replay-previous-mark = Previous remark
replay-link = A link to this step
replay-link-help = Whoever opens it sees the game as it stands here, through the same eyes.

guest-name-0 = Wren
guest-name-1 = Odile
guest-name-2 = Tobias
guest-name-3 = Maren
guest-name-4 = Isolde
guest-name-5 = Jasper
guest-name-6 = Linnea
guest-name-7 = Corvin
guest-name-8 = Ottilie
guest-name-9 = Ambrose
language-en = English
language-de = Deutsch
language-fr = Français
table-thinking = { $names-count ->
    [0] See what happens.
    [one] { LIST($names) } is choosing.
   *[other] { LIST($names) } are choosing.
}
table-also-choosing = { $names-count ->
    [one] { LIST($names) } is still choosing, too.
   *[other] { LIST($names) } are still choosing, too.
}
table-wait-title = { $names-count ->
    [one] { LIST($names) } is choosing · { $game }
   *[other] { LIST($names) } are choosing · { $game }
}

## tour

tour-sign = First time?
tour-long = First time? A tour of { $game }
# $length: as the game's tour says it, none if it does not
tour-offer = First time? { $length ->
    [none] A tour shows you how it is played.
   *[other] A tour takes { $length }.
}
tour-yes = Show me
tour-no = No, thank you
tour-place = { $at } of { $of }
tour-ready = When you have read this:
tour-go-on = Go on
tour-back = One lesson back
tour-back-short = Back
tour-rule = Open rule { $rule }
tour-watch = Watch the table.
tour-kindly = Another time, gladly. For now:
tour-over = Now you know the house.
tour-play = Play a real game now
tour-again = Once more from the start
tour-lobby = To the lobby
tour-kept = You can leave at any time; the tour waits here for you on this device.
tour-none = There is no tour of that game.
tour-lesson = The lesson
