# What the command line says in its own words. What is called $why comes from the operating system, a reader of JSON or another program.

## Around what a game says
line-waiting = Waiting for { $seats }.
line-of-seat = { $seat }: { $what }
line-took-back = { $seat } undid: { $what }
line-player = { $seat }
line-end = The end
line-not-over = The game isn't over yet.
line-tie-break = tie-break: { $numbers }
line-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
line-decisions =
    { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
line-seed = The seed of this game was { $seed }.
line-game = { $id }: { $name }, { $least } to { $most } players, rules version { $rules }
line-option = { $about } (default: { $default })

## What was made
line-set-up = { $path }: { $game }, { $players }
line-played-out = { $path }: { $game }, { $players }, { $decisions }
line-page = { $path }: { $games ->
    [one] 1 game
   *[other] { $games } games
}.
line-page-once = { $path }: { $games ->
    [one] 1 game
   *[other] { $games } games
}; { $repeated } of them came more than once and count once.
line-strategy = { $path }: facts from { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
line-anchors = { $path }: the levels, measured in { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
line-copied = { $path }: a copy of the database
line-listening = Roundhouse listens on { $url }
deed-move-written = the move is written
deed-move-taken-back = the move is taken back
deed-file-written = the file is written
deed-game-checked = the game is checked
deed-copy-written = the copy is written

## What the command line refuses
fault-in-file = { $path }: { $what }
fault-leave-out-state = { $path }: { $what }; leave out --state
fault-put-state = { $path }: { $what }; put --state before it
fault-not-text = { $path }: this is not UTF-8 text
fault-directory = { $path }: this is a directory; name a file
fault-not-regular = { $path }: this is not a regular file; name one
fault-exists = { $path }: already exists; add --force to replace it
fault-taken = { $path }: another program took this name in the meantime; your file is { $draft }
fault-no-path = option { $option } takes a file; write { $option }=PATH
fault-of-option = option { $option }: { $what }
fault-twice = option { $option } is given twice; give it once
fault-nothing-to-undo = { $path }: there is nothing to undo yet
fault-clause = the rules of { $game } have no clause '{ $clause }'; `roundhouse rules { $game }` shows them all
fault-seed = the system gives no random seed ({ $why }); choose one with --seed
fault-bots = { $bots } bots for { $players ->
    [one] 1 player
   *[other] { $players } players
}: name one bot for all seats, or one for each seat
fault-no-search = '{ $bot }' can't say what it thought of each action; choose one that searches, such as search:200
fault-crowd = a table of { $seats } takes { $seats } to { $most } players in turn, not { $players }
fault-output = can't print the answer: { $why }
fault-untold = { $deed }, but the answer can't be printed: { $why }
fault-interrupted = interrupted after { $games } of { $all } games
fault-no-data-folder = there is no home folder; say with --data where the server keeps its data
fault-database-url = DATABASE_URL is not the address of a PostgreSQL database; write it like postgres://user@host/name
fault-backup-postgres = DATABASE_URL is set; back up a PostgreSQL database with pg_dump

## Programs that can't play
program-not-started = { $program } cannot be started: { $why }
program-ended = { $program } ended without an answer ({ $status })
program-closed = { $program } closed its output without an answer
program-late = { $program } gave no answer within { $milliseconds } ms
program-no-hello = { $program } said '{ $said }' instead of a hello
program-declined = { $program } refused the game: { $why }
program-protocol = { $program } speaks protocol { $found }, not { $ours }
program-not-text = { $program } answered something that is not UTF-8 text
program-net = { $program } has no net to play with: { $why }

## Servers that can't run
server-in-use = another server runs on this folder
server-same-name = there are two programs with the name '{ $name }'
server-mail-server = --smtp: write smtps://user@host or smtp://user@host:587?tls=required
server-mail-password = --smtp: the password belongs in ROUNDHOUSE_SMTP_PASSWORD, not in the address
server-mail-from = --mail-from: write news@example.org or "Roundhouse <news@example.org>"
server-mail-links = --smtp: mails hold links, so say with --public-url where people find this server
server-listen = cannot listen on { $address }: { $why }
server-broken = the server broke down: { $why }
server-no-app = there is no app here (no index.html); cargo xtask web builds it
server-no-database = there is no database of a server here
server-exists = exists already
server-refuses = the database refuses: { $why }
server-unwell = the database cannot be written to
server-silent = the database does not answer
server-damaged = the database is damaged ({ $why }); put a backup in its place, as docs/server.md says
server-closed = the server is shutting down
server-newer = the database was made by a newer version of this program
server-unreadable = table { $table } cannot be read: { $why }
server-short-token = ROUNDHOUSE_OPERATOR_TOKEN: use at least 16 characters
server-no-token = there is no operator's token here; start the server once, or set ROUNDHOUSE_OPERATOR_TOKEN
server-address = write the server's address as http://127.0.0.1:7246 or https://example.org
server-no-answer = the server doesn't answer: { $why }

## Tables of games that can't be read, or don't add up
games-parquet = this is not a readable Parquet file: { $why }
games-column = this is not a table of games: column { $column } is missing or of another kind
games-text = this file is damaged: a text in column { $column } is not UTF-8
games-damaged = this file is damaged: its { $part } doesn't fit the rest
games-empty = it has no games
games-incomplete = game { $game } doesn't have one row for each player, in the order of the seats
games-other-game = has the game { $found }, but the games before it have { $known }; make one page for each kind of game
games-other-rules = has rules version { $found }, but the games before it have { $known }; make one page for each kind of game
games-other-options = has the options { $found }, but the games before it have { $known }; make one page for each kind of game
games-other-players = has the number of players { $found }, but the games before it have { $known }; make one page for each kind of game
games-other-bot = has the bot { $found } besides { $known }; facts about a game come from games between equal bots
games-alone = has games of one player, which nobody wins or loses; facts about a game take two players or more

## What a check of a game finds
finding-sound = { $path }: { $game }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, all legal. The hash of its seed is { $hash }.
finding-noted = Your link stands after { $ply } of { $entries } entries: up to there nothing was left out or changed.
finding-result = { $seat }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
finding-other-game = the hash of its seed is { $hash }, not { $noted }: this is not the game that was begun
finding-format = this is a record of format { $found }; this program reads formats 1 and 2
finding-malformed = the record is wrong: { $why }
finding-other-hash = the seed doesn't have the hash that the record says: it is { $hash }, not { $stated }
finding-other-result = the result in the record is not the one that the log leads to
finding-entry = entry { $ply }: { $why }
finding-other-log = the entries don't lead to the log
finding-other-end = the chain of its entries doesn't end with the record's last link: something was left out or changed
finding-unknown-link = your link is not in the chain of this record: something was left out or changed, or this is another game

## What turns were worth
verdict-progress = { $done } of { $all } turns
verdict-heading = Decisions, seat, chance to win and final score to expect after the turn; what was played, and what would have been better
verdict-seat = seat { $seat }
verdict-chance = { $percent } %
verdict-better = better: { $what }
verdict-unfinished = The game isn't over yet; these are the turns so far.
verdict-turned = The game turned with decision { $plies }.
verdict-mistakes = The costliest mistakes
verdict-well-played = No costly mistakes. Well played!
verdict-mistake = { $number }. decision { $ply }, seat { $seat }, cost { $points } ± { $points_error } points, { $win } ± { $win_error } % of winning
verdict-mistake-alone = { $number }. decision { $ply }, seat { $seat }, cost { $points } ± { $points_error } points
verdict-played = played: { $what }

## How bots and levels play
bot-heading = Bots
bot-random = picks any legal action, each equally likely
bot-greedy = picks the action that looks best at the end of the turn
bot-timed = searches 300 milliseconds for each decision
bot-counted = searches 2,000 iterations for each decision; the same seed gives the same game
bot-threaded = runs four searches at once on four threads, each with the whole budget, and adds up their results
bot-learned = searches 300 milliseconds, guided by a net that has learned from games; learned:2000 counts iterations, learned@FILE:300ms takes another net
bot-program = your own program over the bot protocol; exec@500ms:PROGRAM limits its time for each decision
level-heading = Levels, weakest first
level-beginner = notices half of what could be done, and takes what brings most points this turn
level-casual = does what looks best at the end of the turn, and ignores the other players
level-skilled = has learned from its own games, and takes a glance ahead
level-expert = has learned from its own games, and thinks ahead for three tenths of a second
level-master = has learned from its own games, and thinks ahead for two seconds

## A match between bots
standing-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
standing-games-won = { $games ->
    [one] 1 game
   *[other] { $games } games
}, mean winning score { $score }
standing-wins = wins
standing-interval = 95 % interval
standing-mean-score = mean score
standing-time = ms/decision
standing-rating = rating
standing-share = { $percent }%
standing-span = { $low } to { $high }
standing-title = { $title }: { $percent } %
standing-faults = { $times ->
    [one] went wrong once
   *[other] went wrong { $times } times
}
progress-games = { $games } of { $all } games, { $time }
progress-stopping = stopping
progress-so-far = { $time } so far
progress-left = about { $time } left
progress-seconds = { $seconds } s
progress-minutes = { $minutes } min
progress-hours = { $hours } h { $minutes } min

## How fast a game is
speed-heading = { $game }, { $players }, random play on one thread
speed-decisions = decisions per second
speed-games = games per second
speed-length = decisions per game
speed-choice = legal actions
speed-at-most = on average, at most { $most }
speed-clone = clone of a state
speed-nanoseconds = ns
speed-size = size of a state
speed-bytes = bytes
speed-replay = replay from the log
speed-microseconds = us
speed-search = search iterations
speed-per-second = per second

## How good forecasts are
outlook-heading = { $game }, { $players }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, mean score { $score }
outlook-at = at
outlook-percent = { $percent } %
outlook-bias = bias
outlook-bias-share = of the mean
outlook-error = mean error
outlook-calibration = chances off by
outlook-chances = chances to win, all these moments together: off by { $percent } %
outlook-predicted = told
outlook-won = won
outlook-seats = seats
outlook-nothing = -
outlook-taught = { $path }: forecasts learned from { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }

school-written = { $path }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} with a choice, in { $files ->
    [one] 1 file
   *[other] { $files } files
}

riddle-progress = { $done } of { $all }
riddle-made = { $path }: { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
}
riddle-stand = { $stand } of { $puzzles ->
    [one] 1 puzzle holds.
   *[other] { $puzzles } puzzles hold.
}
riddle-fallen = { $id } does not hold
riddle-line = line { $number } is no puzzle: { $why }

# What an operator reads.
admin-guest = guest
admin-account = account
admin-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
admin-open-reports = { $n ->
    [one] { $n } open report
   *[other] { $n } open reports
}
admin-suspended = suspended: { $reason }
admin-nobody = Nobody found.
admin-more = There are more: add --after { $after }
admin-was-suspended = { $name } is suspended and signed out everywhere.
admin-was-lifted = { $name } can sign in again.
admin-was-renamed = The new name is { $name }.
admin-was-deleted = Deleted. Only anonymous seats are left.
admin-sure = This can't be undone. Add --yes to delete { $id }.
admin-no-reports = No reports.
admin-report = Report { $id }, { $date }: { $offence }, table { $table }, line { $line }
admin-reported-by = by { $name }
admin-report-closed = closed
admin-was-closed = The report is closed.
admin-people = Accounts: { $accounts }. Guests: { $guests }. Suspended: { $suspended }.
admin-seen = Here within a day: { $today }. Within thirty days: { $month }.
admin-games = Open tables: { $open }. Running games: { $running }. Finished: { $finished }, { $today } of them within a day.
admin-talk = Chat messages: { $chat }. Open reports: { $reports }.
