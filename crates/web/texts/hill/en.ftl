# What the page says of its game. See `texts.rs`.

## The first game
learn-hill-1-title = Your town
learn-hill-1-text = Build a town of 4 by 4 cards and run four lines through it: red, yellow, blue and black. After 14 rounds, whoever has the most points wins.
learn-hill-2-title = Take a set
learn-hill-2-text = Start by choosing a set: three Town cards and a Development token. Look for high numbers in one colour and for landmarks that go together.
learn-hill-3-title = Place two cards
learn-hill-3-text = Place two of the three cards and keep the third in hand. Each new card touches another by an edge or a corner. Turn it with ⟳ or the R key: tracks on roads are free.
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

## The board
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
hill-sheet-hint_cards = { $pointer ->
    [touch] Tap a place to choose its card. Tap a card to turn, upgrade or replace it.
   *[other] Click a place to choose its card. Click a card to turn, upgrade or replace it.
}
hill-sheet-hint_tracks = { $pointer ->
    [touch] Tap between two cards to lay a track of this line. Tap again to remove it.
   *[other] Click between two cards to lay a track of this line. Click again to remove it.
}
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

## The words of symbols
hill-symbol-resource = Resource
hill-symbol-track = Track
hill-symbol-plan = Plan card
hill-symbol-token = Development token
hill-symbol-leisure = Leisure landmark
hill-symbol-welfare = Welfare landmark
hill-symbol-public = Public landmark
## Set-up
hill-opening = { $n } sets were laid out, and everyone was dealt six Plan cards.
hill-opening_alone = A set was laid out, and you were dealt six Plan cards.
hill-opening_first = { $name } is the first to choose a set.
hill-opening_you = You are the first to choose a set.
## Hints, and how places are called
hill-place_at = Place { $town } { $beside }{ $degrees ->
    [0] {""}
   *[other] , turned { $degrees }°
}
hill-free_place = Free place { $beside }
hill-far_place = Place too far from your cards
hill-beside-first = as the first card of your town
hill-beside-above = above { $town }
hill-beside-below = below { $town }
hill-beside-left = left of { $town }
hill-beside-right = right of { $town }
hill-beside-above_left = diagonally above { $town }, to the left
hill-beside-above_right = diagonally above { $town }, to the right
hill-beside-below_left = diagonally below { $town }, to the left
hill-beside-below_right = diagonally below { $town }, to the right
hill-hint-plan = Plan card “{ $plan }”
hill-hint-no_penalty = no penalty for { $line }
hill-hint-penalty = penalty for { $line }
hill-hint-resources = { $resources } to spend
hill-hint-nearer = closer to “{ $plan }” on { $line } ({ $have } of { $of })
hill-hint-bonus = a bonus with the next { $line } track
