# Every text of the page that is not of one game: those have folders of their own. See `texts.rs`.

## shell
shell-skip = Skip to content
shell-nav = Main menu
shell-games = My games
shell-rules = Rules
shell-pad = Score pad
shell-settings = Settings
shell-about = About
shell-menu = Menu

## missing
missing-title = No track leads here
missing-text = There's no page at this address.
missing-home = Back to the home page

## home
home-play_now = Play now
home-no_board = You can't play this game in the browser yet.
home-title = Rail games, ready to board
home-text = Play against bots right away, send your friends a link, or share one screen. No account, nothing to install.
home-friends = Play with friends
home-learn = Learn
home-puzzles = Puzzles
home-rules = Rules
home-pad = Score pad
home-players = { $least }–{ $most } players
home-continue = Continue a game
home-told_off = One of your notifications was turned off.
home-told_look = See why
home-your_turn = Your turn
home-just_now = just now
home-minutes_ago = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
home-hours_ago = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
home-days_ago = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## level
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master

## table
table-not_your_turn = It's not your turn.
table-you = You
table-bot = { $level } bot
table-bot_numbered = { $level } bot { $n }
table-player_numbered = Player { $n }
table-unknown = This game isn't saved in this browser.
table-cannot_undo = Can't undo: your turn is over, or something hidden was revealed.
table-loading = Setting up the table…
table-looking_back = Looking back: after move { $n }
table-over = Game over. { $names } won!
table-over_alone = { $points ->
    [one] Game over. You scored { $points } point.
   *[other] Game over. You scored { $points } points.
}
table-waiting = Waiting for { $names }
table-undo = Undo
table-hint = Hint
table-close = Close
table-rule = Rule { $clause }
table-reconnecting = Connection lost. Your game is saved; reconnecting…
table-unstored = The server can't save right now. Your move is kept here and will be sent again; Undo drops it.
table-bots_wait = The bots are busy at other tables. Your bot will play soon.
table-bots_wait_among = { $n ->
    [one] The bots are busy at other tables, and 1 other player is waiting. Your bot will play soon.
   *[other] The bots are busy at other tables, and { $n } other players are waiting. Your bot will play soon.
}
table-players = Players
table-log = Log
table-tabs = Players, log and more
table-your_turn = your turn
table-decides = thinking
table-elsewhere = online
table-away = away
table-stand_in = a bot is standing in
table-took_back = { $name_is ->
    [you] You undid a move
   *[other] { $name } undid a move
}

## hints
hints-title = What would the bot do?
hints-thinking = The bot is thinking…
hints-expected = About { $score } points at the end, about { $win } chance to win
hints-expected_alone = About { $score } points at the end

## catch_up
catch_up-title = Step through past moves
catch_up-back = Back
catch_up-next = Next
catch_up-now = Return to now
catch_up-what = { $n ->
    [one] What happened? (1 move)
   *[other] What happened? ({ $n } moves)
}

## curtain
curtain-title = { $name } is next
curtain-text = Hand over the device. Nothing shows until the next player presses the button.
curtain-button = I'm { $name }

## keys
keys-help_title = Help
keys-title = Keys
keys-tab = go to the next thing you can do
keys-arrows = move around the board
keys-enter = choose it
keys-turn = turn the card
keys-undo = undo
keys-hint = ask for a hint
keys-escape = cancel, close, or return to now
keys-help = show this help

## sheet
sheet-title = Score sheet
sheet-place = Place
sheet-place_number = { $n ->
    [one] 1
   *[other] { $n }
}
sheet-details = Details
sheet-again = Play again

## replay
replay-title = Replay
replay-continue = Play on from here against bots

## review
review-title = What could have been better
review-about = Each of your turns is compared with the best one the bot finds, knowing only what you knew.
review-begin = Review my turns
review-whose = Whose turns?
review-about_other = Each turn of that player is compared with the best one the bot finds, knowing only what the player knew.
review-begin_other = Review these turns
review-quick = Quick look
review-progress = { $n } of { $all } turns checked
review-stop = Stop
review-stopped = Stopped after { $n } of { $all } turns.
review-done = { $n ->
    [one] { $n } turn checked.
   *[other] { $n } turns checked.
}
review-played = Played: { $action }
review-better = Better: { $action }
review-mark_played = Played
review-mark_better = Better
review-cost = about { $points } points ± { $within }
review-cost_win = about { $chance } of the chance to win ± { $within }
review-brings = ({ $cost } more)
review-show = Show on the board
review-try = Try it from here
review-none = No costly mistakes. Well played!

## zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map

## friends
friends-title = Set up { $game }
friends-where = Where do you want to play?
friends-online = Online
friends-here = On this device
friends-online_note = You get a link to send to your friends. They open it, pick a name and sit down; no account needed.
friends-here_note = Solo, against bots, or together at one screen. Everything stays in this browser.
friends-seats = Who's playing?
friends-me = You
friends-me_named = You, { $name }
friends-your_name = Your name
friends-their_name = Name
friends-person = Someone at this screen
friends-open = Open seat
friends-invited = Reserved seat
friends-bot = Bot
friends-open_note = for anyone with the link
friends-invited_note = only with this seat's link
friends-who = Who sits in seat { $n }
friends-level = Bot level for seat { $n }
friends-name = Player's name for seat { $n }
friends-add = + Add a seat
friends-remove = Remove seat { $n }
friends-options = Game options
friends-more_options = Use your own files
friends-table = Table options
friends-clock = Time limit
friends-spectators = Allow spectators
friends-spectator_chat = Let spectators chat
friends-listed = Show this table under “Open tables”
friends-rated = Count the result for ratings (if everybody has an account)
friends-make = Create the table
friends-begin = Start the game

## lobby
lobby-title = A table for { $game }
lobby-spectators = Spectators welcome
lobby-spectators_talk = Spectators welcome; they may chat
lobby-rated = Rated
lobby-unrated = Not rated
lobby-no_spectators = No spectators
lobby-open = Open seat
lobby-open_note = for anyone with the link
lobby-invited = Reserved seat
lobby-invited_note = only with this seat's link
lobby-yours = your seat
lobby-kept = reserved for you
lobby-asked = asked to play again, no answer yet
lobby-is_there = seated
lobby-is_away = seated, but away right now
lobby-ready = ready
lobby-sit = Sit down
lobby-copy_seat = Copy this seat's link
lobby-make_link = Create a link
lobby-start = Start the game
lobby-waiting = Waiting for players: some seats are still free.
lobby-waiting_for_answer = Waiting for { $names } to say yes.
lobby-all_there = Everyone is here. Start whenever you like.
lobby-host_starts = Everyone is here. The host will start the game.
lobby-leave = Leave the table
lobby-close = Close the table
lobby-hook = Post what happens at this table to a chat service
lobby-again = Play again?
lobby-again_note = { $names } would like to play again. Your seat is reserved.
lobby-agree = Play again
lobby-decline = No, thanks
lobby-remove = Remove
lobby-remove_whom = Remove { $name } from the table
lobby-remove_sure = Remove { $name } from the table? They won't be able to come back.
lobby-remove_yes = Yes, remove
lobby-remove_no = No, let them stay
lobby-stop_waiting = Stop waiting
lobby-stop_waiting_for = Stop waiting for { $name }
lobby-stop_waiting_sure = Stop waiting for { $name }? Anyone can take the seat then.
lobby-stop_waiting_yes = Yes, open the seat
lobby-stop_waiting_no = Keep waiting
lobby-invite = Invite your friends
lobby-invite_note = Send this link. Your friends open it, pick a name and sit down.
lobby-watch = Invite spectators
lobby-watch_note = Anyone who opens this link can watch.
lobby-copy = Copy the link
lobby-copy_watch = Copy the link for spectators
lobby-fairness = Is it fair?
lobby-fairness_note = All the luck in this game comes from one secret number. This is its fingerprint (SHA-256), fixed before anyone sat down. After the game you see the number itself and can check that nothing was changed.
lobby-seed = The secret number:
lobby-chain = This fingerprint changes with every move. Write it down: later, “roundhouse verify --chain” proves that the record shows the game you played.
lobby-chat = Chat
lobby-talk = Chat and table
lobby-table = This table
lobby-quiet = No messages yet.
lobby-only_players_talk = Only players can chat here, but you can read along.
lobby-say = Write a message
lobby-about_line = More about { $name }’s message
lobby-send = Send
lobby-closed = This table is closed
lobby-closed_note = The host left before the game started.
lobby-looking_on = You're watching
lobby-rematch = Play again
lobby-to_rematch = Go to the next game
lobby-record = Download the game record
lobby-back = Take your seat back from the bot
lobby-resign_ask = Give up your seat
lobby-resign_sure = A bot will play for you until the end, and you can't come back. Give up your seat?
lobby-resign = Yes, give it up
lobby-stay = No, keep playing
lobby-close_drawer = Close

## online
online-unreachable = Can't reach the server. Games on this device still work; try again in a moment.
online-connecting = Connecting…
online-again = Try again
online-no_table = Can't open this table
online-gone = You're no longer at this table
online-name_title = What should the others call you?
online-table_text = A name is all you need to sit down.
online-invited_to = There's a seat for you in a game of { $game } with { $names }. Pick a name and sit down.
online-watch_invited = This is a game of { $game } with { $names }. Pick a name to join the chat.
online-name = Your name
online-guest = guest
online-enter = Continue
online-copied = Copied
online-link = Link
online-table_of = { $n ->
    [one] { $name }'s table, solo
   *[other] { $name }'s table, { $n } seats
}
online-clock_none = No time limit
online-clock_live = { $n } min per player
online-clock_days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}

## games
games-title = My games
games-here = On this device
games-none_here = You have no unfinished games here.
games-begin = Start one
games-gathering = Online: waiting for players
games-running = Online: in progress
games-finished = Finished on this device
games-finished_online = Finished online
games-all_finished = All finished games
games-open = Open tables
games-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
games-called_off = Ended by agreement
games-delete = Delete
games-sure = Really delete?
games-result = { $place }. { $name } ({ $points } pts)
games-chart = Your results: { $game }
games-chart_note = You won { $won } of { $all } · line: best opponent

## settings
settings-title = Settings
settings-language = Language
settings-language_missing = This language couldn't be loaded. Check your connection and try again.
settings-theme = Colours
settings-theme_auto = Same as your device
settings-theme_light = Light
settings-theme_dark = Dark
settings-patterns = Show patterns as well as colours
settings-play = Play
settings-name = Your name
settings-level = Bot level in “Play now”
settings-level_beginner = Overlooks things and grabs points. Good for your very first game.
settings-level_casual = Takes what looks best right now.
settings-level_skilled = Looks a little ahead.
settings-level_expert = Thinks for a moment.
settings-level_master = Thinks for a few seconds and is hard to beat.
settings-told = Notifications when it’s your turn
settings-account = Account
settings-nobody = You don't need an account: a name is enough to play online. With an account, you keep your games on all your devices.
settings-signed_in = You're signed in as { $name }.
settings-guest = You're playing online as { $name }. Create an account to keep your games on all your devices.
settings-guest_lost = If you sign in to another account, you leave your guest games behind.
settings-other_account = Sign in to another account
settings-account_name = Account name
settings-password = Password (at least 8 characters)
settings-make_account = Create an account
settings-sign_in = Sign in
settings-sign_out = Sign out

## rules
rules-title = Rules
rules-text = Every rule of every game, clause by clause, just as the table applies it. When a move isn't allowed, the table tells you which rule says so.
rules-of = { $game }: the rules
rules-search = Search the rules
rules-nothing = No rule matches your search.
rules-contents = Contents

## pad
pad-title = Score pad
pad-text = Finished a game on cardboard? Enter how it ended, and the pad adds up the points.
pad-of = Score pad: { $game }

## about
about-title = About Roundhouse
about-lead = A roundhouse is where engines are kept and turned around. This one keeps rail board games: play them in your browser, solo, with friends or against bots, without an account.
about-games = The games
about-unofficial = Roundhouse is unofficial. We have no ties to the designers and publishers; the games, their names and their designs belong to them. If you like a game here, buy it: it's even better with cardboard and friends.
about-ours = What we made
about-art = We wrote every text and drew every picture here ourselves; nothing is copied from the printed games. Where we don't know the printed cards, we made our own lists.
about-privacy = Games on this device never leave your browser. Online, the server knows your name, your moves and what you say at the table, and nothing else. Nothing is loaded from other sites.
about-licence = Roundhouse is free software under the MIT or the Apache 2.0 licence, as you prefer.

## learn
learn-guide = The guided game
learn-back = Back
learn-next = Next ({ $n } of { $all })
learn-end = End the guide
learn-title = Learn { $game }
learn-rules = All rules, clause by clause
learn-puzzles = Puzzles

## own_files
own_files-ours = Ours (standard)
own_files-load = Load a file…
own_files-remove = Remove
own_files-remove_named = Remove “{ $name }” from this browser
own_files-kept = “{ $name }” is checked and chosen. This browser keeps it.
own_files-not_kept = “{ $name }” is checked and chosen for this game. This browser has no room to keep it.
own_files-bad = { $file }: { $reason }
own_files-too_large = { $file }: this file is too large. Up to { $most } kB are fine.
own_files-unreadable = { $file }: this file can't be read.

## loading
loading-coming = Fetching { $game }…
loading-failed = { $game } couldn't be fetched. Check your connection and try again.
loading-again = Try again
loading-page = One moment…
loading-page_failed = This page couldn't be fetched. Check your connection and try again.

## sight: everything in view
# A choice that isn't possible now, as screen readers say it.
sight-impossible = { $choice }. { $reason }
## film: the moves of others, step by step
film-title = What the others did
film-pause = Pause
film-play = Play
film-skip = Skip
film-keys = Space pauses, Esc skips
film-setup = Set-up
keys-space = pause or resume the other players' moves
settings-speed = Other players' moves
settings-speed_instant = At once
settings-speed_brisk = Brisk
settings-speed_calm = Calm
settings-speed_text = Brisk and calm show each move on the board before your turn. Click, tap or press Esc to skip.
## A hint and its reasons
hints-close = Close the hint
hints-do = Do it
hints-do_this = Do it: { $action }
hints-told = { $action }. { $reason }
hints-gap = {" "}
hints-points = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
hints-part = { $name } { $points }
hints-more_parts = more
hints-gains_now = { $points }: { $parts }.
hints-gains_then = With the steps that follow, { $points }: { $parts }.
hints-costs = Costs { $what }.
hints-prepares = Gets you { $what }.
hints-nothing_yet = No points yet.
hints-better = About { $points } points better than the next best.
hints-worse = About { $points } points worse than the first choice.
hints-as_good = The next best is about as good.
hints-as_good_as_first = About as good as the first choice.
hints-unknown = The bot can't say what this leads to
hints-even = About as good as the first choice
hints-behind = Expect { $parts }
hints-points_less = about { $points } points less
hints-chance_less = about { $chance } less chance to win
hints-little_less = A little worse than the first choice
hints-better_chance = Your chance to win is about { $chance } higher than with the next best.
hints-worse_chance = Your chance to win is about { $chance } lower than with the first choice.
hints-better_little = A little better than the next best.
hints-worse_little = A little worse than the first choice.
hints-only = It's all you can do now.
hints-then = Then, in the same turn:
hints-more_steps = { $n ->
    [one] and { $n } more step
   *[other] and { $n } more steps
}
## numbers, rule_sheet: the printed score pad, and the rules beside a table
numbers-modes = Ways to enter a game
numbers-full = Full entry
numbers-only = Numbers only
numbers-about = Count as on the printed pad and write down the numbers. Enter and the arrow keys move from field to field; this browser keeps everything.
numbers-player = Player { $n }
numbers-names = Names
numbers-total = Total
numbers-place = Place
numbers-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
numbers-rating = { $game ->
    [tramways] Rating
   *[other] Title
}
numbers-brings = = { $points }
numbers-not_counted = doesn't count
numbers-limits = { $least } to { $most }
numbers-flip = Change the sign
numbers-won = { $name } wins with { $points } points.
numbers-shared = { $names } are tied at { $points } points.
numbers-tie = Fill in the last row to break the tie.
numbers-more = Add a player
numbers-fewer = Remove a player
numbers-clear = Clear
numbers-sure = Really clear?
numbers-new = New game
numbers-print = Print
numbers-print_blank = Print an empty pad
numbers-filed = Finished games
numbers-reopen = Open
numbers-score = { $name } { $points }
numbers-lost = This browser has no room left: the pad is lost when you close the page. Print it to keep it.
rule_sheet-all = All rules in a new tab
## first: the first minute, and the ways in and around
score-button = Score so far: { $points }. Show where it comes from
score-title = If the game ended now
score-nothing = No points yet.
score-total = Total
passport-keep = Playing as a guest? Create an account
passport-keep_note = You stay { $name } at this table and keep your seat, and you find your games again on all your devices.
visit-watch = Just watch, without a name
visit-talk = Pick a name to chat
online-dead_link = This link doesn't work any more
online-claim_from = { $host } has reserved a seat for you in a game of { $game }. A name is all you need.
home-playing_as = You're playing online as { $name }.
home-no_account = You don't need an account to play.
home-profile = Your profile
home-watch = Watch live games
home-daily = Daily challenge
home-cups = Tournaments
home-standings = Standings
home-account = Sign in or create an account
games-turn_of = { $name }'s turn
games-with = with { $names }
games-all_open = All open tables
## The end of a game
end-title = Game over
end-wins = { $who_is ->
    [you] You win { $points } to { $next }!
   *[other] { $who } wins { $points } to { $next }.
}
end-wins_ahead = { $who_is ->
    [you] You win with { $points } points, ahead of { $rival } with { $next }!
   *[other] { $who } wins with { $points } points, ahead of { $rival } with { $next }.
}
end-wins_tie = { $who_is ->
    [you] You win the tie!
   *[other] { $who } wins the tie.
}
end-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
end-alone = { $points ->
    [one] You scored { $points } point.
   *[other] You scored { $points } points.
}
end-own_title = { $game ->
    [tramways] Your rating: { $title }
   *[other] Your title: { $title }
}
end-best_first = Your first finished game { $players ->
    [one] alone with these options
   *[other] with { $players } players and these options
}: { $points } is the score to beat.
end-best_new = Your best so far { $players ->
    [one] alone with these options
   *[other] with { $players } players and these options
}: { $points } (before: { $before }).
end-best_still = Your best { $players ->
    [one] alone with these options
   *[other] with { $players } players and these options
} is still { $best }.
end-review = Review
end-replay = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-round_back = Previous round
replay-turn_back = Previous turn
replay-step_back = Step back
replay-step = Step forward
replay-turn = Next turn
replay-round = Next round
replay-last = To the end
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-by_turn = Replay, turn by turn
replay-copy = Copy link to this moment
replay-start = The start of the game
replay-setup = Set-up
replay-at_round = Round { $n }
replay-turn_of = { $round }, { $name }
replay-caption = { $heading }: { $told }
replay-between = {" "}
keys-replay = after the game: step; with Shift by turn, with Shift+Page Up/Down by round; Space plays
graph-title = Expected result, turn by turn
graph-mode = What the curves show
graph-score = Expected final score
graph-win = Chance to win
graph-rounds = Round
graph-turning = Turning points
graph-point = { $turn }: { $who_is ->
    [you] your chance to win
   *[other] { $who }'s chance to win
} went from { $from } to { $to }
graph-figure = { $name } { $score } ({ $win })
graph-figure_alone = { $score } points
graph-figures = { $heading }: { $figures }
summary-throughout = { $who_is ->
    [you] You led from start to finish.
   *[other] { $who } led from start to finish.
}
summary-took_over = { $first_is ->
    [you] You led
   *[other] { $first } led
} until round { $round }; then { $who_is ->
    [you] you took over.
   *[other] { $who } took over.
}
summary-to_and_fro = The lead changed hands { $times } times; { $who_is ->
    [you] you were ahead
   *[other] { $who } was ahead
} for good from round { $round }.
summary-decisive = { $mover_is ->
    [you] Your turn
   *[other] { $mover }'s turn
} in round { $round } was decisive: { $who_is ->
    [you] your chance to win
   *[other] { $who }'s chance to win
} went from { $from } to { $to }.
summary-best_turn = Your best turn came in round { $round }: it raised the expected score by { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
summary-part = { $name } ({ $points })
summary-gap = { $who_is ->
    [you] You were
   *[other] { $who } was
} furthest ahead of { $rival } in { $parts }.
summary-gap_lost = You fell furthest behind { $who } in { $parts }.
summary-sources = Most of your points came from { $parts }.

## course: lessons on the real board
course-text = { $n ->
    [one] One lesson
   *[other] { $n } lessons
} of a minute or two each, on the real board. Do them in any order, leave whenever you like; the last stop is a real game.
course-begin = Start the first lesson
course-go_on = Go on: { $title }
course-done = (done)
course-game = A game against a gentle bot
lesson-card = The lesson
lesson-you = You
lesson-bot = Bot { $n }
lesson-step = { $n } of { $all }
lesson-hint = Hint
lesson-where = Show me where
lesson-exactly = Do it for me
lesson-over = Start over
lesson-skip = Skip
lesson-leave = Leave
lesson-take_back = Take it back
lesson-next = Next lesson
lesson-finish = Back to the course
lesson-missed = { $points ->
    [0] That brings no points, and the goal is out of reach.
    [one] That brings 1 point, but the goal is out of reach.
   *[other] That brings { $points } points, but the goal is out of reach.
}
rules-try_it = Try it

## puzzle: one turn to find
puzzle-title = { $game }: puzzles
puzzle-text = { $n ->
    [one] One position
   *[other] { $n } positions
} from games between bots. In each, one turn is clearly the best.
puzzle-daily = Today's puzzle
puzzle-daily_done = Today's puzzle, solved
puzzle-train = Train
puzzle-by_theme = By theme
puzzle-how = Your first try at a puzzle moves your rating. Everything stays in this browser.
puzzle-course = To the lessons
puzzle-rating = Rating
puzzle-solved_count = Solved at the first try
puzzle-of = { $n } of { $all }
puzzle-streak = Daily puzzles in a row
puzzle-days = { $n }
puzzle-coming = The puzzles are on their way …
puzzle-failed = The puzzles couldn't be fetched. Are you online?
puzzle-card = The puzzle
puzzle-one = Puzzle
puzzle-task = Find the best turn. Until it is complete, you can take back whatever you like.
puzzle-rest = The turn has begun: find the best way to finish it. Until it is complete, you can take back what you do here.
puzzle-grade = Grade { $n } of 5
puzzle-judging = Looking at your turn …
puzzle-unknown = This turn couldn't be judged. Try another one.
puzzle-solved = Solved!
puzzle-solved_too = Solved! The best turn we know is { $points } points ahead: too little to tell them apart.
puzzle-so_far = Already done in this turn: { $words }
puzzle-begins_here = The puzzle begins here: there is nothing of yours to take back.
puzzle-missed = There is a better turn: on average it ends { $points } points higher.
puzzle-shown = This is the best turn.
puzzle-about = It's about: { $themes }.
puzzle-off_the_way = From here the hint has nothing to show. Start over to see it.
puzzle-best = Best turn
puzzle-yours = Your turn
puzzle-then = {" → "}
puzzle-at_once = Points: { $before } → { $after }
puzzle-expected = Final score to expect: { $points }
puzzle-look = Show on the board
puzzle-again = Try again
puzzle-give_up = Show the answer
puzzle-next = Next puzzle
puzzle-leave = All puzzles
puzzle-unclear = Unclear
puzzle-noted = You won't see it again.
## strategy: what many games between bots say
strategy-link = Strategy
strategy-title = { $game }: what wins?
strategy-source = { $games ->
    [one] One game
   *[other] { $games } games
} between equal bots ({ $bot }), rules version { $rules }, gathered on { $made }.
strategy-search = a search that tries { $n } lines of play for each decision
strategy-players_label = Number of players
strategy-players = { $n } players
strategy-none = There are no games yet.
strategy-seat_wins = Seat { $n } wins { $share } of 100 games; { $even } would be even.
strategy-seats_even = Where you sit makes no difference that we could see.
strategy-winners_lead = Winners are furthest ahead in “{ $part }”: { $points } points more than the others.
strategy-best_opening = Best opening: { $best } ({ $more } more wins in 100 games). Weakest: { $worst } ({ $fewer } fewer).
strategy-best_thing = Best to have: { $best } ({ $more } more wins in 100 games). Worst: { $worst } ({ $fewer } fewer).
strategy-openings = How to open
strategy-how = The dot says how many more or fewer of 100 games are won this way than usual. The bar is the 95% interval; grey bars reach across zero, so we see no difference.
strategy-seats = Where you sit
strategy-seat = Seat { $n }
strategy-parts = Where winners get ahead
strategy-how_parts = How many points more than the others at their table winners get from each part of the score.
strategy-had = What players had at the end
strategy-scored = What counted for the score
strategy-detailed = { $name }: { $detail }
strategy-what = What
strategy-games = Games
strategy-plot = Plot
strategy-wins = wins in 100 games
strategy-points = points
strategy-n_games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
strategy-all = Show all { $n }
strategy-no_difference = no difference seen
strategy-caution = What goes with winning is not always its cause: whoever is ahead can afford more. Of 20 bars, one misses zero by chance alone. And bots are not people: try it out!

## bell
bell-turn = It’s your turn in { $game }.
bell-ended = { $game } is over.
