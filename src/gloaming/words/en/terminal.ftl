### The terminal and the command line alone.

## Refusals: files

no-file-read = { $file } cannot be read: { $why }.
no-file-write = { $file } cannot be written: { $why }.
no-file-large = { $file } is too large to be a record.
no-file-text = { $file } is not a record: it is not text.
no-file-game = { $file } is a game of { $game }, not of { $wanted }.
no-file-seed = { $file } withholds its seed, so that chance cannot go on with the game.
no-file-other = { $file } exists already and is not this game; choose another name.
no-file-record = { $file } is a record; choose another name for the story.
no-step = There is no step { $step }: the game has { $count } answers.
no-step-asked = { $name ->
        [none] Nobody is asked anything
       *[other] { $name } is not asked anything
    } after step { $step } of this record.

## Refusals: what is typed in a game

no-answer-label = There is no answer { $number }; the numbers are { $numbers-count ->
        [0] { $least } to { $most }
       *[other] { LIST($numbers, style: "comma") }
    }.
no-answers-unnumbered = These answers have no numbers until "answers" has listed them; type one in words.
no-answers-with = No answer has "{ $text }" in it.
# $commands (list): what can be typed
no-over-type = The game is over; you can type: { LIST($commands, style: "comma") }.
no-save-where = Say where: "save FILE".
no-tell-what = Say what: "tell TEXT".
no-tell-whose = Say whose words these are: "tell NAME: TEXT".
no-moment-of-bot = Moment { $moment } is for { $name } to tell, who is a bot.
no-veil = "{ $text }" is no passage: "veil N", and "told" shows the numbers.
no-rulebook = The rulebook does not speak of "{ $wanted }"; "rules" lists what it has.

## Refusals: what is written on the command line

no-people = { $people } people cannot play: there are { $seats } seats.
no-names-many = { $names } names are too many for { $players } players.
no-option-form = "{ $option }" is no option: write it as KEY=VALUE.
no-option-twice = The option "{ $option }" is given twice.
no-pronouns-twice = The pronouns of { $name } are given twice.
no-most-games = There can be at most { $games } games.
no-most-threads = There can be at most { $games } games and { $threads } threads.
no-one-game = There must be at least one game.
no-one-thread = There must be at least one game and one thread.
no-bot-each = There must be a bot for each player, each of them one that there is.
no-bot-illegal = The bot "{ $bot }" gave no legal answer: { $why }
no-tournament-bots = A tournament is between 2 to { $most } bots with different names.
no-tournament-games = A tournament has 1 to { $games } games, in 1 to { $processes } processes.
no-lacks-numba = Numba is not installed, so nothing can be compiled; "pip install gloaming[fast]" brings it.
no-lacks-openskill = OpenSkill, which rates the bots, is not installed; "pip install gloaming[fast]" brings it.
no-lacks-server = Tables far apart need more libraries; "pip install gloaming[server]" brings them.
no-two-meanings = "{ $name }" means two things in the rules of { $game }: { $module } has another.

## Refusals: servers far away

no-address = A table's address ends in /tables/ and its name, as the server gave it.
no-address-table = This address names no table; open one with --open GAME.
no-server-address = This is no address of a server: { $why }.
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
