# Every text of the page. See `texts.rs`.

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
home-rules = Rules
home-pad = Score pad
home-players = { $least }–{ $most } players
home-continue = Continue a game
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
    [one] Game over. You scored 1 point.
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
table-more = More
table-tabs = Players, log and more
table-your_turn = your turn
table-decides = thinking
table-elsewhere = online
table-away = away
table-stand_in = a bot is standing in
table-took_back = { $name } undid a move
table-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## hints

hints-title = What would the bot do?
hints-thinking = The bot is thinking…
hints-expected = Expected score { $score }, { $win }% chance to win
hints-expected_alone = Expected score { $score }

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
replay-place = Move { $n } of { $all }
replay-continue = Play on from here against bots
replay-course = Expected score over the game, in points

## review

review-begin = Where did I lose the most?
review-title = Your costliest moves
review-progress = { $n } of { $all } moves checked
review-played = You played: { $action }
review-better = Better: { $action }
review-lost = { $points } points lost
review-none = No costly mistakes. Well played!

## zoom

zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map

## shinjuku

shinjuku-map = Map of Tokyo
shinjuku-not_here = Nothing to do here right now: follow the prompt above.
shinjuku-label-track = { $ends }: track (owner: { $name })
shinjuku-label-open = { $ends }: empty connection
shinjuku-label-link = { $ends }: link, open to everyone
shinjuku-label-station = { $name }, { $ward } ward
shinjuku-label-icon = { $station }, department store icon, rank { $rank }
shinjuku-label-with_store = { $station }: { $store } (owner: { $name })
shinjuku-label-waiting = { $ward } ward: { $customers } waiting
shinjuku-beyond-left = { $n ->
    [one] Show 1 more choice on the left
   *[other] Show { $n } more choices on the left
}
shinjuku-beyond-right = { $n ->
    [one] Show 1 more choice on the right
   *[other] Show { $n } more choices on the right
}
shinjuku-beyond-top = { $n ->
    [one] Show 1 more choice above
   *[other] Show { $n } more choices above
}
shinjuku-beyond-bottom = { $n ->
    [one] Show 1 more choice below
   *[other] Show { $n } more choices below
}
shinjuku-panel-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
shinjuku-panel-track = { $n ->
    [one] 1 track left
   *[other] { $n } tracks left
}
shinjuku-panel-stores = { $n ->
    [one] 1 store left
   *[other] { $n } stores left
}
shinjuku-panel-department_stores = { $n ->
    [one] 1 dept. store left
   *[other] { $n } dept. stores left
}
shinjuku-panel-customers = { $n ->
    [one] 1 customer
   *[other] { $n } customers
}
shinjuku-panel-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
shinjuku-panel-points_now = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}
shinjuku-cost-card = Costs a card of { $wards }. You have one.
shinjuku-cost-wild = Costs a card of { $wards }. Your { $card } card is wild.
shinjuku-cost-three = Costs a card of { $wards }. You'd pay any three cards instead.
shinjuku-cost-points = Your points: { $n }
shinjuku-part-kept = { $number } ×
shinjuku-part-removed = { $number } ×, most: won't score
shinjuku-tray-store = Store for { $station }
shinjuku-tray-give_up = Who do you give up?
shinjuku-tray-to_you = Who comes to you?
shinjuku-tray-to_other = Who gets off?
shinjuku-tray-new = { $goods } ({ $left } left)
shinjuku-trip-title = The Move
shinjuku-trip-of = Move: { $name }
shinjuku-trip-by = Track: { $name }
shinjuku-trip-gets = { $name }: 1 × { $customer }
shinjuku-trip-stay = Left in { $ward }: { $customers }.
shinjuku-trip-no_income = No Income for other players so far.
shinjuku-trip-will_draw = Income after the Move: { $names }
shinjuku-trip-drew = { $n ->
    [one] { $name }: Income, 1 card
   *[other] { $name }: Income, { $n } cards
}
shinjuku-hand-label = Your hand
shinjuku-hand-title = { $n ->
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
shinjuku-hand-wild = wild
shinjuku-hand-wild_note = ★ wild: you have a store there
shinjuku-hand-card = { $ward } card
shinjuku-hand-wild_card = { $ward } card, wild
shinjuku-hand-picked = { $ward } card, picked
shinjuku-earned-label = Your customers
shinjuku-earned-title = Your customers
shinjuku-earned-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
shinjuku-earned-dropped = most: won't score
shinjuku-supply-label = Supply and table
shinjuku-supply-title = Left to build
shinjuku-supply-left = { $what }: { $left } of { $all } left
shinjuku-supply-track = Track: { $left } of { $all } left
shinjuku-supply-pile = Cards in the pile: { $pile }, discarded: { $discards }.
shinjuku-supply-top = Top discard: { $ward }
shinjuku-supply-coming = { $n ->
    [one] 1 customer a turn (dept. stores built: { $stores })
   *[other] { $n } customers a turn (dept. stores built: { $stores })
}
shinjuku-pad-intro = Enter the customers each player has behind the screen at the end. Department stores only break ties.
shinjuku-pad-player = Player { $n }
shinjuku-pad-singles = singles
shinjuku-pad-doubles = doubles
shinjuku-pad-department_stores = Department stores
shinjuku-pad-department_store = Department store { $n }
shinjuku-pad-more = Add a player
shinjuku-pad-fewer = Remove a player
shinjuku-pad-clear = Clear
shinjuku-pad-result = Result
shinjuku-pad-points = Points
shinjuku-pad-place = Place
shinjuku-pad-tie_two = Tie: score without two types
shinjuku-pad-tie_three = Tie: score without three types
shinjuku-pad-tie_rank = Tie: highest department store rank
shinjuku-pad-note = In brackets: the customers of a player's most common type. They score nothing.

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
friends-make = Create the table
friends-begin = Start the game

## lobby

lobby-title = A table for { $game }
lobby-spectators = Spectators welcome
lobby-spectators_talk = Spectators welcome; they may chat
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
online-claim_text = A seat is reserved for you. A name is all you need.
online-invited_to = There's a seat for you in a game of { $game } with { $names }. Pick a name and sit down.
online-watch_invited = This is a game of { $game } with { $names }. Pick a name to watch.
online-name = Your name
online-guest = guest
online-enter = Continue
online-have_account = Do you have an account?
online-sign_in = Sign in
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
games-open = Open tables
games-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
games-delete = Delete
games-sure = Really delete?
games-result = { $place }. { $name } ({ $points } pts)
games-chart = Your results: { $game }
games-chart_note = You won { $won } of { $all } · line: best opponent

## settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme_auto = Same as your device
settings-theme_light = Light
settings-theme_dark = Dark
settings-animation = Animate moves on the board
settings-patterns = Show patterns as well as colours
settings-play = Play
settings-name = Your name
settings-level = Bot level in “Play now”
settings-level_beginner = Often plays at random. Good for your very first game.
settings-level_casual = Takes what looks best right now.
settings-level_skilled = Looks a little ahead.
settings-level_expert = Thinks for a moment.
settings-level_master = Thinks for a few seconds and is hard to beat.
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
learn-text = Ten short steps on the real board, against a gentle bot. Read them here, or follow them one by one while you play.
learn-begin = Start the guided game
learn-rules = All rules, clause by clause
learn-hill-1-title = Your town
learn-hill-1-text = Build a town of 4 by 4 cards and run four lines through it: red, yellow, blue and black. After 14 rounds, whoever has the most points wins.
learn-hill-2-title = Take a set
learn-hill-2-text = Start by choosing a set: three Town cards and a Development token. Look for high numbers in one colour and for landmarks that go together.
learn-hill-3-title = Place two cards
learn-hill-3-text = Place two of the three cards and keep the third in hand. Each new card touches another by an edge or a corner. Press R to turn it: tracks on roads are free.
learn-hill-4-title = A plan for each line
learn-hill-4-text = Put one of your six Plan cards next to each line. A line without a fulfilled plan costs you 10 points at the end, so choose plans you can reach.
learn-hill-5-title = Your turn: take a card
learn-hill-5-text = Each turn starts with a Town card from one of four locations. The location matters as much as the card: it gives resources, a Plan card, an extra track or a token.
learn-hill-6-title = Place a card, lay a track
learn-hill-6-text = Then place a card from your hand and lay a track, in any order. A track joins two neighbouring cards; each half on open land costs 1 resource.
learn-hill-7-title = No branches
learn-hill-7-text = A line grows only at its two ends: it never branches and never comes back to a card. Crossing a track on the other diagonal costs 2 more resources.
learn-hill-8-title = The 3rd and 6th tracks
learn-hill-8-text = The 3rd and 6th tracks of a line give you a bonus right away: 2 resources, one more track or a new Plan card. Chain bonuses for a great turn.
learn-hill-9-title = Short of resources?
learn-hill-9-text = Take a card from the location with 2 resources, or discard a track at the end of a line for 2. Resources to spare? For 3, buy a Development token at any time in your turn.
learn-hill-10-title = What scores
learn-hill-10-text = Each line scores its number on every card it passes. Fulfilled plans score their points, and every 2 resources are worth 1. Stuck? Ask for a hint.
learn-shinjuku-1-title = Tokyo's railways
learn-shinjuku-1-text = You run a railway company with stores. Customers arrive all over the city: bring them along the tracks to your matching stores to earn them.
learn-shinjuku-2-title = Customers arrive
learn-shinjuku-2-text = Each turn starts with a new customer in the ward of a drawn card: food, clothing, books or electronics. Later, two arrive together. Some are doubles, worth 2 points.
learn-shinjuku-3-title = Two different actions
learn-shinjuku-3-text = Then take up to two different actions: Build, Expand, Upgrade, Move or Income. Income ends your turn.
learn-shinjuku-4-title = Build a store
learn-shinjuku-4-text = Pay a card of a ward and put a store on an empty station there. Choose the type that nearby customers want.
learn-shinjuku-5-title = Expand
learn-shinjuku-5-text = Lay one track on any empty connection: it's free. For a matching card you may add a second track that joins the first.
learn-shinjuku-6-title = Move customers
learn-shinjuku-6-text = Pay a card of a ward with customers: they all travel together, along anyone's tracks. Every matching store on the way takes exactly one, even a rival's.
learn-shinjuku-7-title = Other players' tracks
learn-shinjuku-7-text = You may use other players' tracks, but each owner takes Income for it. Your own network pays twice: nobody draws when you use it, and you draw when others do.
learn-shinjuku-8-title = Wildcards
learn-shinjuku-8-text = A card of a ward where you have a store is a wildcard. So are any three cards together. Every new store makes your hand stronger.
learn-shinjuku-9-title = Department stores
learn-shinjuku-9-text = On a station with the icon, you can upgrade your store to a department store: pay a card and an earned customer of its type. It takes one customer of any type.
learn-shinjuku-10-title = A balanced collection wins
learn-shinjuku-10-text = At the end you lose all customers of your most common type; the rest are your points. So collect all four types evenly.

## hill

hill-resources_left = Resources left
hill-list = {", "}
hill-cell = Column { $column }, row { $row }
hill-spot = Between { $a } and { $b }
hill-round = Round { $round } of { $of }
hill-main_board = Main board
hill-hand = Town cards in hand
hill-lines = Lines and Plan cards
hill-others = Other towns
hill-requests = Residents' Requests
hill-resources_title = Resources
hill-dealt = Your six Plan cards: choose one for each line, discard two
hill-private = Everyone is choosing in secret.
hill-turn = Turn the card
hill-turn_key = Turn the card (R or mouse wheel)
hill-place_here = Place here
hill-put_back = Put it back
hill-close = Close
hill-lay_line = Lay { $line }
hill-discard_track = Discard this track for 2 resources
hill-gain = { $what }: score { $n }
hill-put_here = Put the Plan card next to the { $line } line
hill-here = Put it here
hill-replace = Discard { $plan } to make room
hill-keep_one = Keep one of the two
hill-to_assign = Put it next to a line
hill-to_upgrade = Put it on a card
hill-yours = yours
hill-taken = taken
hill-not_now = You can't place this card right now.
hill-show_line = Show where the { $line } line can continue
hill-line_points = This line's points
hill-tokens_left = The { $line } line: { $laid } laid, { $left } left. The 3rd and 6th tracks give a bonus.
hill-town-own = Your town
hill-town-of = Town of { $name }
hill-town-enlarge = Enlarge the town of { $name }
hill-town-back = Back to your town
hill-plan-types_short = types
hill-plan-pairs_short = pairs
hill-plan-fulfilled = { $plan }: fulfilled
hill-plan-so_far = { $plan }: { $have } of { $of } so far
hill-cost-crossing = crossing
hill-cost-free = free
hill-cost-total = { $what }: { $cost }
hill-cost-open = { $n ->
    [one] { $n } half on open land
   *[other] { $n } halves on open land
}
hill-panel-left = Tracks left on the { $line } line: { $n }
hill-pad-running = Score so far
hill-pad-total = Total
hill-pad-plans = Fulfilled plans
hill-pad-penalty = Lines without a fulfilled plan
hill-pad-resources = 1 point per 2 resources
hill-pad-request = Request { $name }
hill-sheet-about = Enter the finished towns of your cardboard game: the score below keeps up. Everything stays in this browser.
hill-sheet-town = Town { $n }
hill-sheet-add = Add a town
hill-sheet-remove = Remove this town
hill-sheet-clear = New sheet
hill-sheet-cards = Cards
hill-sheet-tracks = Tracks of the { $line } line
hill-sheet-hint_cards = Click a place to choose its card. Click a card to turn, upgrade or replace it.
hill-sheet-hint_tracks = Click between two cards to lay a track of this line. Click again to remove it.
hill-sheet-exchange = Replace
hill-sheet-take_off = Remove
hill-sheet-upgrade = Town upgrade on this card:
hill-sheet-laid = Tracks: { $n }
hill-sheet-plan = Plan card
hill-sheet-remove_plan = Remove { $plan }
hill-sheet-name = Name
hill-sheet-wilds = Wild landmarks
hill-sheet-resources = Resources
hill-sheet-number = Number
hill-sheet-pick_card = Choose a Town card
hill-sheet-pick_plan = Choose a Plan card for the { $line } line
hill-sheet-requests = Residents' Requests (choose two or none)
hill-sheet-start = Place a card in a town, and its score appears here.
hill-sheet-problems = Fix these before scoring:

## tramways: the city

tramways-map = Map of the city
tramways-not_here = Nothing to do here right now: follow the prompt above.
tramways-points = { $n } points
tramways-tab-map = City
tramways-tab-market = Market
tramways-tab-players = Players
tramways-label-link = Link { $link }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} (owner: { $name })
tramways-label-lake = Lake { $at }
tramways-label-mountain = { $at }, mountain
tramways-label-passenger = Passenger at { $place }
tramways-link-title = Link of { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
tramways-link-ends = From { $one } to { $other }
tramways-link-loose = loose end at { $at }
tramways-link-fare = Fare ${ $n }, ${ $upgraded } once upgraded
tramways-link-fare_upgraded = Fare ${ $n }, upgraded
tramways-link-safe = Incomplete, but worked on this round: it stays.
tramways-link-at_risk = Needs work by the end of this round, or it is removed.
tramways-trip-title = Trips from { $place }
tramways-trip-none = None of your tickets matches a place this passenger can reach.
tramways-trip-more = { $n ->
    [one] and 1 more way
   *[other] and { $n } more ways
}
tramways-trip-to = To { $place }, { $links ->
    [one] 1 link
   *[other] { $links } links
}
tramways-trip-gain = { $name }: { $gains }
tramways-trip-happiness = { $n } HP
tramways-trip-money = { $sign }${ $n }
tramways-trip-stress = { $n } stress
tramways-trip-worker = +1 worker


## tramways: tickets, bills and offers

tramways-ticket-development = Development card { $ticket }
tramways-ticket-parcel = Parcel card { $ticket }
tramways-ticket-building = Building card ({ $kind }) { $ticket }
tramways-ticket-auction = Auction card { $ticket }
tramways-ticket-generic = Generic ticket { $ticket }
tramways-ticket-pay3 = −$3
tramways-ticket-stress1 = +1
tramways-ticket-times = { $n } ×
tramways-ticket-several = { $n } × { $ticket }
tramways-hand-label = Your tickets
tramways-hand-title = { $n ->
    [one] Your hand: 1 ticket, limit { $limit }
   *[other] Your hand: { $n } tickets, limit { $limit }
}
tramways-hand-empty = Your hand is empty.
tramways-hand-used = { $icon }, used
tramways-hand-discard = Discard
tramways-hand-discard_free = Discard: free
tramways-hand-discard_paid = Discard: $1
tramways-hand-choose = Choose your tickets for round 6
tramways-hand-chosen = Chosen so far:
tramways-hand-deck = Your deck: { $n }
tramways-hand-discards = Your discards: { $n }
tramways-hand-boxed = Out of the game: { $n }
tramways-bill-bid = Bid ${ $amount }
tramways-bill-reveal = Reveal the next card for ${ $amount }
tramways-bill-build = { $n ->
    [one] Build 1 rail
   *[other] Build { $n } rails
}
tramways-bill-upgrade_link = Upgrade the link { $link }
tramways-bill-upgrade_a_link = Upgrade the link
tramways-bill-construct = Construct { $building } on { $place }
tramways-bill-upgrade_building = Upgrade { $place }
tramways-bill-move = Move a passenger from { $from } to { $to }
tramways-bill-happiness = Buy { $points } HP for ${ $amount }
tramways-bill-due = Due:
tramways-bill-money = ${ $amount } in icons or cash
tramways-bill-rails = { $n ->
    [one] exactly 1 rail symbol
   *[other] exactly { $n } rail symbols
}
tramways-bill-end = a destination: { $one }
tramways-bill-either = a destination: { $one } or { $other }
tramways-bill-worker = 1 worker
tramways-bill-chosen = Chosen:
tramways-bill-by_hand = Or pick icons yourself: the ones that can pay glow in your hand.
tramways-bill-cheapest = Pay the cheapest way
tramways-bill-cheapest_rest = Pay the rest the cheapest way
tramways-bill-icons_alone = Pay with icons
tramways-bill-pay_first = Pay ${ $amount } first: { $ticket }
tramways-bill-consequence = +1 stress: consequence of { $ticket }
tramways-bill-further = { $n ->
    [one] +1 stress: second icon of { $ticket }
   *[other] +{ $n } stress: { $n } more icons of { $ticket }
}
tramways-bill-no_cost = No stress, nothing else to pay
tramways-bill-stress_sum = Stress { $from } → { $to }
tramways-bill-stress_lost = Stress { $from } → { $to }, and you lose { $lost } HP
tramways-bill-change = You get ${ $amount } change
tramways-offer-label = Market
tramways-offer-draft = Parcel cards to take
tramways-offer-auction = Auction cards of this round
tramways-offer-next = Auction cards of round { $round }
tramways-offer-line = The line
tramways-offer-development = Development cards
tramways-offer-supply = Buildings in the supply
tramways-offer-deck = { $n ->
    [0] deck empty
    [one] 1 more in the deck
   *[other] { $n } more in the deck
}
tramways-offer-line_deck = deck { $n }, discards { $discards }
tramways-offer-left = { $n } left
tramways-offer-newest = Newest: +1 stress
tramways-offer-price = The next card costs ${ $amount }.
tramways-offer-keep = Book { $book }: keep one card
tramways-offer-leave_open = Book { $book }: leave one card open on top
tramways-offer-kept = The card you kept
tramways-offer-dealt = Your Development cards: keep one
tramways-offer-book = Book { $n }
tramways-offer-cards = { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
tramways-offer-takers = Cards taken by { $names }
tramways-offer-you_left = When you last looked, you left:
tramways-offer-development_deck = { $n ->
    [one] Deck: 1 card
   *[other] Deck: { $n } cards
}

## tramways: the schedule, the auction, the players, the score pad

tramways-money = ${ $n }
tramways-tracks = Happiness and stress
tramways-happiness-title = Happiness
tramways-happiness-of = { $name }: { $n } HP
tramways-happiness-all = Happiness: { $each }
tramways-stress-title = Stress
tramways-stress-cost = { $n ->
    [one] −1 point at the end
   *[other] −{ $n } points at the end
}
tramways-stress-full = −{ $n } points at the end; each step more costs 1 HP
tramways-stress-label = Stress { $n } of { $most }
tramways-panel-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tramways-panel-points_now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
tramways-panel-happiness = Happiness: { $n } HP
tramways-panel-money = Money: ${ $n }
tramways-panel-workers = Rail workers: { $n }
tramways-panel-hand = hand { $n }/{ $limit }
tramways-panel-deck = deck { $n }
tramways-panel-links = { $n ->
    [one] 1 link
   *[other] { $n } links
}
tramways-panel-links_and = { $n ->
    [one] 1 link
   *[other] { $n } links
} + { $incomplete } incomplete
tramways-panel-tiles = { $straights ->
    [one] 1 straight
   *[other] { $straights } straights
}, { $curves ->
    [one] 1 curve
   *[other] { $curves } curves
} left
tramways-schedule-label = Schedule
tramways-schedule-rounds = Rounds
tramways-schedule-phases = Phases
tramways-schedule-order = Turn order
tramways-schedule-old_order = Old order
tramways-round-with = Round { $n }. Passengers arrive at its end: { $kind }.
tramways-round-last = Round { $n }, the last one. No passengers arrive.
tramways-station-draft = Parcels
tramways-station-books = Ticket Books
tramways-station-development = Development
tramways-station-auction = Auction
tramways-station-line = Line
tramways-station-hands = Hands
tramways-station-first = Actions 1
tramways-station-second = Actions 2
tramways-station-administration = Administration
tramways-station-end = End of round
tramways-station-score = Final score
tramways-next = Next:
tramways-next-books = everyone keeps a card from a Ticket Book.
tramways-next-keep_one = everyone keeps a Development card.
tramways-next-auction = the first auction.
tramways-next-line = the first auction card.
tramways-next-cards = everyone takes an auction card, in the new order.
tramways-next-hands = everyone fills their hand from deck and discards.
tramways-next-first = action round 1, one action each.
tramways-next-second = action round 2, two actions each.
tramways-next-turn = { $name }'s turn.
tramways-next-yours = your turn.
tramways-next-administration = the administration, all at once.
tramways-next-end = the end of the round.
tramways-next-score = the final score.
tramways-end-title = End of round { $round }
tramways-end-game = End of the game
tramways-end-arrivals = { $n ->
    [0] { $kind }: no room for new passengers
    [one] { $kind }: 1 new passenger
   *[other] { $kind }: { $n } new passengers
}
tramways-end-no_loss = No link of yours is at risk.
tramways-end-safe = { $n ->
    [one] Your incomplete link stays this round.
   *[other] Your { $n } incomplete links stay this round.
}
tramways-end-lost = { $n ->
    [one] Lost unless you work on it:
   *[other] Lost unless you work on them:
}
tramways-end-link = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
tramways-end-link_from = { $n ->
    [one] 1 tile from { $place }
   *[other] { $n } tiles from { $place }
}
tramways-end-refill = You draw up to { $limit } tickets ({ $hand } in hand now).
tramways-end-full = You draw up to { $limit } tickets (none with { $hand } in hand).
tramways-end-no_refill = No tickets are drawn. In round 6 you choose, up to { $limit }.
tramways-end-strained = Stress 21 costs you 1 HP.
tramways-end-scoring = HP + 3 per complete link + 1 per full $10 − stress
tramways-end-points = You now: { $n }
tramways-auction-label = Auction
tramways-auction-title = Auction of round { $round }
tramways-auction-stake = 1st place: +1 stress. Then you all take a card in the new order.
tramways-auction-stake_last = 1st place: +2 stress. Only the turn order is at stake.
tramways-auction-fold = Show the map
tramways-auction-unfold = Show the auction
tramways-auction-track = Bid track
tramways-auction-new_order = New order
tramways-auction-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
tramways-auction-free = free
tramways-auction-out = out
tramways-auction-no_bid = no bid
tramways-auction-amount = ${ $n }
tramways-auction-amount_by = ${ $n }: { $names }
tramways-auction-no_bids = No bids yet.
tramways-auction-lead = You lead with ${ $n }.
tramways-auction-leads = { $name } leads with ${ $n }.
tramways-auction-to_lead = To lead, bid ${ $n } or more.
tramways-auction-cannot_lead = You can't take the lead with what you have.
tramways-auction-pays = You pay ${ $n } now, whatever happens.
tramways-auction-you_lead = You'd lead. If nobody bids more, you're { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} on your next turn.
tramways-auction-still_leads = { $name } still leads with ${ $n }.
tramways-auction-pass_free = You pay nothing more and you're out.
tramways-auction-takes_place = { $name } becomes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
tramways-auction-ends = That ends the auction. New order: { $names }.
tramways-auction-take = Take one of the open auction cards.
tramways-auction-takes = { $name } takes an auction card.
tramways-auction-void = Discard a ticket for the void one.
tramways-auction-voids = { $name } discards a ticket for a void one.
tramways-known-title = What the others have
tramways-known-counts = hand { $hand } · deck { $deck } · discards { $discards }
tramways-known-hand = In hand ({ $n })
tramways-known-hand_or_deck = In hand or deck ({ $n })
tramways-known-discards = Discard pile ({ $n })
tramways-known-boxed = Out of the game ({ $n })
tramways-known-nothing = No ticket is known yet.
tramways-pad-intro = Enter what each player has at the end. Incomplete links, workers and cards count nothing.
tramways-pad-player = Player { $n }
tramways-pad-happiness = Happiness (HP)
tramways-pad-links = Complete links
tramways-pad-money = Money ($)
tramways-pad-stress = Stress (1–21)
tramways-pad-more = Add a player
tramways-pad-fewer = Remove a player
tramways-pad-clear = Clear
tramways-pad-result = Result
tramways-pad-points = Points
tramways-pad-place = Place
tramways-pad-rating = Rating
tramways-pad-note = A tie goes to the player with more money.
learn-tramways-1-title = A city of links
learn-tramways-1-text = Lay rails between buildings and parcels, and send passengers over them. Happiness and complete links score; stress costs points. You play six rounds.
learn-tramways-2-title = A card from a Ticket Book
learn-tramways-2-text = First choose a Ticket Book in the market. Keep one of its cards and leave another open on top. Together with your Parcel and Generic tickets, you now hold seven.
learn-tramways-3-title = The auction
learn-tramways-3-text = Every round begins with bids for the turn order. Click an amount and pay it at once, or pass and take the last free place. The highest bidder is 1st, but gets 1 stress. Then everyone takes a card.
learn-tramways-4-title = Tickets pay for everything
learn-tramways-4-text = Each ticket has up to four icons and a strip. You use one icon of a ticket; each further one costs 1 stress. Mind the lower right corner: that happens whenever the ticket leaves your hand.
learn-tramways-5-title = One action, then two
learn-tramways-5-text = Action round 1 gives you one action, action round 2 gives you two. Instead of an action you may take $2. First choose what to do; the bill then shows which tickets pay.
learn-tramways-6-title = Build rails
learn-tramways-6-text = Begin at a building, your parcel or a loose end, and draw the way square by square. It takes Build icons for exactly these tiles, a rail worker and, for a complete link, the icon of one end.
learn-tramways-7-title = Don't leave a link behind
learn-tramways-7-text = A link with a loose end needs work every round, or you lose it. The "End of round" card above the map warns you. Finish short links first: each complete one scores 3.
learn-tramways-8-title = Move a passenger
learn-tramways-8-text = Play a strip and a destination. Every link on the way gives its owner 1 HP. Your own links pay you $1 per tile; for another player's you pay. The destination adds a bonus.
learn-tramways-9-title = Build and upgrade
learn-tramways-9-text = Construct a building on your parcel: 1 HP, a passenger and a new ticket. Upgrading a complete link or your building gives 3 HP at once.
learn-tramways-10-title = Administration and end of round
learn-tramways-10-text = Play the money, Worker, Passenger and Stress −1 icons you have left, and discard what you don't need: the first is free. Then passengers arrive and you draw up to your limit.

## own files and the map composer

own_files-ours = Ours (standard)
own_files-load = Load a file…
own_files-remove = Remove
own_files-remove_named = Remove “{ $name }” from this browser
own_files-kept = “{ $name }” is checked and chosen. This browser keeps it.
own_files-not_kept = “{ $name }” is checked and chosen for this game. This browser has no room to keep it.
own_files-bad = { $file }: { $reason }
own_files-too_large = { $file }: this file is too large. Up to { $most } kB are fine.
own_files-unreadable = { $file }: this file can't be read.
tramways-composer-open = Compose the map
tramways-composer-how = Drag boards onto the map, or pick a board and then a place. Click a board on the map to turn it.
tramways-composer-boards = Boards
tramways-composer-map = Map
tramways-composer-board = Board { $letter }, { $n ->
    [one] 1 parcel
   *[other] { $n } parcels
}
tramways-composer-parcels = { $n ->
    [one] 1 parcel
   *[other] { $n } parcels
}
tramways-composer-empty = Row { $row }, place { $column }: empty
tramways-composer-laid = Row { $row }, place { $column }: board { $letter }
tramways-composer-turned = Row { $row }, place { $column }: board { $letter }, turned
tramways-composer-take_off = Take board { $letter } off the map
tramways-composer-random = Random map
tramways-composer-count = Boards: { $boards } of { $needed }. Parcels: { $parcels }, at least { $least } needed.
tramways-composer-right = You can play on this map.
tramways-composer-is_random = The map is random.
