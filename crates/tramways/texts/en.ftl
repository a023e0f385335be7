## The game and its options
about-expert = Two players on three boards.
about-expert-label = Expert variant
about-advanced-deal = Draft the Parcel cards instead of dealing them.
about-advanced-deal-label = Advanced deal
about-alternate-development = Three open Development cards instead of Ticket Books.
about-alternate-development-label = Open Development cards
about-map = The boards from the north-west. Small letters are turned boards, / ends a row, . is a hole.
about-map-form = random, or letters such as AbCd
about-map-label = Map
about-boards = Your own boards, as a TOML file.
about-boards-label = Custom boards
about-cards = Your own tickets, as a TOML file.
about-cards-label = Custom tickets

## The score
part-score = Score
part-happiness = Happiness
part-links = Complete links ({ $each } points each)
part-money = Money (1 point per full ${ $each })
part-stress = Stress
row-stress = Stress (−1 point each)
title-dismal = Dismal
title-sad = Sad
title-surly = Surly
title-content = Content
title-satisfied = Satisfied
title-merry = Merry
title-delighted = Delighted
title-exuberant = Exuberant
title-euphoric = Euphoric
title-ecstatic = Ecstatic

## What is wrong with a set-up, a map or an entry
setup-expert-is-for-two = The expert variant is for 2 players, not { $players }.
setup-no-auction-deck = { $parcels } leftover Parcel cards and { $cards } Auction cards don't make an auction deck for { $players } players.
setup-too-few-development-cards = The card list '{ $list }' has { $there } Development cards; this table needs { $needed }.
setup-too-few-building-cards = The card list '{ $list }' has { $there } Building cards of type { $kind }; this table needs { $needed }.
setup-too-few-generic-tickets = The card list '{ $list }' has { $there } Generic tickets of a kind; this table needs { $needed }.
setup-generic-kinds = The card list '{ $list }' has { $kinds } kinds of Generic tickets; it needs two.
setup-too-few-parcels = The boards show { $there } parcels; this table needs { $needed }.
setup-boards-on-map = The map has { $there } boards; this table needs { $needed }.
setup-too-few-boards = There are { $there } boards; this table needs { $needed }.
setup-map-is-wrong = Map: { $reason }
map-no-board = '{ $letter }' isn't a board. Letters are boards (small ones turned), / ends a row, . is a hole.
map-shape = A map has 1 to { $rows } rows of 1 to { $boards } boards.
map-board-twice = There is only one board { $letter }.
map-unknown-board = The boards '{ $boards }' have no board { $letter }.
map-no-parcel-card = The card list '{ $list }' has no card for parcel { $parcel }.
map-too-large = A map has at most { $rows } rows and { $columns } columns of squares.
map-too-many-locations = A map has at most { $most } parcels and printed buildings.
entry-players = { $there } players entered; the game is for 1 to { $most }.
entry-player-number = Player { $number }
entry-stress = { $player }: stress { $stress } is impossible; it runs from 1 to { $most }.
entry-links = { $player }: { $links } complete links are too many; a player has { $tiles } tiles.
entry-happiness = { $player }: { $hp } HP is impossible; enter −{ $most } to { $most }.

## Types of buildings, sides, icons, consequences, actions
kind-residence = Residence
kind-commerce = Commerce
kind-leisure = Leisure
kind-industry = Industry
side-north = north
side-east = east
side-south = south
side-west = west
icon-build1 = Build 1
icon-build2 = Build 2
icon-build3 = Build 3
icon-upgrade-rail = Upgrade Rail
icon-construct-building = Construct
icon-upgrade-building = Upgrade Building
icon-parcel-number = parcel number
icon-residence = R
icon-commerce = C
icon-leisure = L
icon-industry = I
icon-money1 = $1
icon-money2 = $2
icon-money3 = $3
icon-get-worker = Worker
icon-add-passenger = Passenger
icon-decrease-stress = Stress −1
icon-strip = strip
consequence-none = no consequence
consequence-pay3 = pay $3
consequence-stress1 = stress +1
action-build = Build rails
action-upgrade-link = Upgrade a link
action-construct = Construct a building
action-upgrade-building = Upgrade a building
action-move = Move a passenger

## Things
noun-ticket = #{ $number } { $name }
noun-ticket-number = #{ $number }
noun-ticket-in-full = { $ticket } ({ $icons })
noun-ticket-with-consequence = { $ticket } ({ $icons }; { $consequence })
noun-icons-of = { $icons } from { $ticket }
noun-number-of = number { $parcel }
noun-void = void
noun-building = { $kind } { $at }
noun-parcel = parcel { $parcel } { $at }
noun-parcel-alone = parcel { $parcel }
noun-parcel-of = the parcel of { $ticket }
noun-mountain = mountain { $at }
noun-a-residence = a Residence
noun-a-commerce = a Commerce
noun-a-leisure = a Leisure
noun-an-industry = an Industry
noun-a-building = a building
noun-link-by = { $ends } by { $at } { $side }
noun-your-link = your link { $link }
noun-money = ${ $amount }

## Refusals
refusal-game-over = The game is over.
refusal-not-your-turn = It isn't your turn. Waiting for { $seats }.
refusal-you-are-done = You're done for now. Waiting for { $seats }.
refusal-take-parcel-first = Take a Parcel card first.
refusal-choose-book-first = Choose a Ticket Book to look through first.
refusal-keep-card-first = Keep a card from Book { $book } first.
refusal-leave-card-open-first = Leave a card open on top of Book { $book } first.
refusal-keep-dealt-first = First keep one of the Development cards you were dealt.
refusal-auction-first = The auction comes first: bid or pass.
refusal-take-auction-card-first = Take one of the open auction cards first.
refusal-discard-for-void-first = You took a void ticket: discard another ticket first.
refusal-line-first = Take a card from the line first, or reveal the next one.
refusal-fill-hand-first = Choose your tickets for round 6 first.
refusal-choose-action-first = Choose an action first, or take $2.
refusal-nothing-to-pay = There is nothing to pay yet. Choose an action first.
refusal-auction-over = The auction of this round is over. Choose an action, or take $2.
refusal-administration-later = The administration comes after both action rounds. Finish your turn first.
refusal-end-turn-first = You have no action left. End your turn.
refusal-begin-rails-first = First choose where your rails begin.
refusal-choose-link-first = Choose the link to upgrade first.
refusal-choose-site-first = Choose the parcel to build on first.
refusal-choose-building-first = First choose the building you construct.
refusal-choose-upgrade-first = Choose the building to upgrade first.
refusal-choose-passenger-first = Choose the passenger to move first.
refusal-choose-destination-first = First choose where your passenger goes.
refusal-choose-next-link-first = Choose the next link of the trip first.
refusal-lay-tile-first = Lay the next tile first, or end the rails.
refusal-commerce-bonus-first = Choose your bonus first: $5 or a Development card.
refusal-leisure-bonus-first = Choose your bonus first: how much happiness do you buy?
refusal-place-passenger-first = First choose the square for your new passenger.
refusal-administration-now = This is the administration: play icons, discard tickets, or finish.
refusal-actions-over = The actions of this round are over. Play icons, discard tickets, or finish.
refusal-place-again-first = { $left ->
    [one] A square you planned is taken: choose another one for your passenger first.
   *[other] Squares you planned are taken: choose others for your { $left } passengers first.
}
refusal-pay-bid-first = Pay your bid of ${ $amount } first.
refusal-pay-reveal-first = Pay for the next card in the line first.
refusal-pay-rails-first = Pay for the rails you announced first.
refusal-pay-link-upgrade-first = First pay for the link you're upgrading.
refusal-pay-building-first = Pay for the building you announced first.
refusal-pay-building-upgrade-first = First pay for the building you're upgrading.
refusal-pay-trip-first = Pay for the trip you announced first.
refusal-pay-happiness-first = { $points ->
    [one] First pay for the 1 HP you're buying.
   *[other] First pay for the { $points } HP you're buying.
}
refusal-not-in-hand = { $ticket } isn't in your hand.
refusal-not-open = { $ticket } isn't one of the open cards. Take one that is.
refusal-not-in-book = { $ticket } isn't in Book { $book }.
refusal-not-dealt = You weren't dealt { $ticket }.
refusal-not-laid-out = { $ticket } isn't among the tickets you laid out.
refusal-not-in-line = { $ticket } isn't in the line.
refusal-not-in-supply = The building of { $ticket } isn't in the supply.
refusal-lower-twin = { $twin } does the same: choose that one.
refusal-is-void = { $ticket } is void. Discard a ticket that isn't.
refusal-no-icon-left = { $ticket } has no { $icon } left to play.
refusal-consequence-costs = { $ticket } costs ${ $cost } when it leaves your hand; you have ${ $have }.
refusal-no-book = There is no Book { $book }: { $books ->
    [0] this game has no Ticket Books.
    [one] there is only Book 1.
   *[other] choose one of Books 1 to { $books }.
}
refusal-book-empty = Book { $book } is empty. Choose another one.
refusal-development-deck-empty = The Development deck is empty. Take an open card, or $5.
refusal-no-auction-card-left = There is no auction card left. Take a card from the line.
refusal-void-costs-a-ticket = You can discard a ticket for the void one, so you must.
refusal-smallest-bid = Bid at least $1.
refusal-same-as-your-last-bid = You bid ${ $amount } last time. Bid a different amount.
refusal-same-as-bid-ahead = { $seat } is ahead of you with ${ $amount }. Bid a different amount.
refusal-price-beyond-means = This costs ${ $price }; your cash and money icons come to ${ $most }.
refusal-price-not-payable = Your cash and money icons can't pay ${ $price } without playing an icon you don't need.
refusal-icon-does-not-fit = With { $icon } from { $ticket }, you couldn't pay the rest exactly.
refusal-spare-money-icon = { $icon } from { $ticket } isn't needed here, or leaves an amount you can't pay.
refusal-cash-does-not-pay = Cash doesn't pay for this. Play icons.
refusal-cash-short = ${ $rest } is left to pay; you have ${ $cash } in cash for it.
refusal-no-action-left = You have no action left this turn.
refusal-money-taken = You've already taken $2 this turn.
refusal-act-or-take-money = Perform an action or take $2 before you end your turn.
refusal-no-worker = You have no rail worker. An Industry delivery or a Worker icon gives you one.
refusal-no-icon-in-hand = You have no { $icon } icon in hand.
refusal-no-build-icon = You have no Build icon in hand.
refusal-nothing-to-build = Your Build icons can't pay exactly for any rails you could lay.
refusal-no-link-to-upgrade = You have no complete link that your tickets could upgrade.
refusal-no-parcel-to-build-on = You have no parcel that you could build on and whose number is in your hand.
refusal-no-building-to-upgrade = You have no building that your tickets could upgrade.
refusal-nobody-to-move = None of your tickets matches a place that a passenger can reach.
refusal-no-rails-here = Rails can't lie on { $at }: only on plains, mountains and your parcels.
refusal-side-in-use = The { $side } side of { $at } is in use by another tile.
refusal-off-the-map = Rails can't leave the map: there is nothing { $side } of { $at }.
refusal-begin-elsewhere = Begin at a building, at your parcel, or at the end of your link.
refusal-nothing-payable-from-here = Your Build icons can't pay exactly for any rails from here.
refusal-no-loose-end = You can redirect only the last tile of your incomplete link; { $at } has none.
refusal-same-direction = The tile already leads { $side }. Redirect it to another side.
refusal-side-stays = The { $side } side joins the rest of your link and stays.
refusal-rails-end-here = Your rails have reached your other link and end here.
refusal-back-where-it-came = Your rails come from the { $side }; leave by another side.
refusal-tiles-touch = Another tile on { $at } uses one of these sides.
refusal-into-others-parcel = Rails can't lead into another player's parcel.
refusal-into-unclaimed-parcel = Rails can't lead into an unclaimed parcel.
refusal-joins-others-rails = Your rails can't join another player's rails.
refusal-no-straight-left = You have no straight tile left.
refusal-no-curve-left = You have no curve left.
refusal-no-tile-left = You have no tile left.
refusal-closes-ring = Your rails can't close a ring.
refusal-lay-a-tile = Lay at least one tile.
refusal-strands-your-link = Another link of yours ends at that parcel and would lose its end.
refusal-no-location-reached = Your link must reach a building or your parcel at one end.
refusal-same-location = Both ends are at the same place. A link connects two different ones.
refusal-rails-do-not-add-up = { $rails ->
    [one] This takes exactly 1 rail symbol; your Build icons can't make 1.
   *[other] This takes exactly { $rails } rail symbols; your Build icons can't make { $rails }.
}
refusal-no-destination-icon = A complete link also takes { $one } or { $other }; your tickets can't play either.
refusal-no-link-there = There is no link that begins at { $at }.
refusal-others-link = This is { $seat }'s link. You can upgrade only yours.
refusal-link-incomplete = This link is incomplete. Complete it before you upgrade it.
refusal-link-upgraded = This link is already upgraded.
refusal-link-upgrade-takes = This takes an Upgrade Rail icon and a destination icon for one end of the link.
refusal-no-parcel-there = { $at } isn't a parcel. Build on one of your parcels.
refusal-not-your-parcel = The parcel on { $at } isn't yours. Build on one of your parcels.
refusal-parcel-built-over = There is already a building on { $at }.
refusal-supply-empty = No building is left in the supply.
refusal-construct-takes = This takes a Construct icon and { $number }.
refusal-no-players-building = No player has constructed a building on { $at }.
refusal-others-building = This is { $seat }'s building. You can upgrade only yours.
refusal-building-upgraded = This building is already upgraded.
refusal-building-upgrade-takes = This takes an Upgrade Building icon and the icon of its type: { $kind }.
refusal-no-passenger-there = There is no passenger on { $at }.
refusal-no-ticket-matches = None of your tickets matches a place this passenger can reach.
refusal-no-location = No passenger can go to { $to }: it has rails or a building, or isn't on the map.
refusal-move-takes = This takes a strip and { $end }.
refusal-no-way-to = No complete links lead from here to { $to }.
refusal-travel-incomplete = That link is incomplete. Passengers travel over complete links.
refusal-link-elsewhere = That link doesn't lead on from here.
refusal-visited-already = The passenger has been there already.
refusal-destination-out-of-reach = That way the passenger can't reach { $to }.
refusal-not-for-administration = { $icon } isn't for the administration. Play money, Worker, Passenger or Stress −1.
refusal-workers-full = You already have { $workers } rail workers, the most you can have.
refusal-stress-lowest = Your stress is 1 and can't drop further.
refusal-no-empty-space = No building has an empty space for a passenger.
refusal-wait-for-spaces = Players ahead of you may need the last empty spaces. Wait for them, or do without.
refusal-no-empty-space-there = { $at } isn't an empty space of a building.
refusal-discard-costs = Each discard after the first costs ${ $cost }; you have ${ $have }.

## Prompts
prompt-waiting = Waiting for { $seats } to { $what }.
awaited-take-parcels = take Parcel cards
awaited-choose-book = choose a Ticket Book
awaited-look-through-book = look through a Ticket Book
awaited-keep-dealt = keep a Development card
awaited-bid = bid or pass
awaited-take-auction-card = take an auction card
awaited-discard-for-void = discard a ticket for the void one
awaited-line = take a card from the line
awaited-fill-hand = choose tickets for round 6
awaited-act = act
awaited-choose-bonus = choose a bonus
awaited-administer = finish the administration
awaited-place-again = place a passenger elsewhere
prompt-take-parcels = { $n ->
    [one] Take a Parcel card.
   *[other] Take { $n } Parcel cards, one by one.
}
prompt-choose-book = Choose a Ticket Book to look through.
prompt-keep-from-book = Keep one card from Book { $book }.
prompt-leave-open = Leave one of the other cards open on top of Book { $book }.
prompt-keep-dealt = Keep one of the Development cards you were dealt.
prompt-bid = Bid, or pass and be { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
prompt-bid-barred = Bid (but not { $barred }), or pass and be { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
prompt-take-auction-card = Take one of the open auction cards.
prompt-discard-for-void = Discard another ticket for the void one.
prompt-line-of-one = Take the card for 1 stress, or reveal the next one for ${ $price }.
prompt-line = Take a card (the newest costs 1 stress), or reveal the next one for ${ $price }.
prompt-fill-hand = { $n ->
    [one] Choose 1 more ticket for round 6.
   *[other] Choose { $n } more tickets for round 6.
}
prompt-choose-action = { $n ->
    [one] Choose an action, or take $2 (1 action left).
   *[other] Choose an action, or take $2 ({ $n } actions left).
}
prompt-choose-action-or-end = Choose an action, or end your turn.
prompt-end-turn = End your turn.
prompt-commerce-book = Take $5, or look through a Ticket Book and keep a card.
prompt-commerce-display = Take $5, an open Development card, or the top card of the deck.
prompt-buy-happiness = Buy happiness (1 HP $1, 2 HP $3, 3 HP $6, 4 HP $10 and so on), or none.
prompt-administration = Play icons ($, Worker, Passenger, Stress −1), discard (the first is free), or finish.
prompt-administration-paid = Play icons ($, Worker, Passenger, Stress −1), discard ($1 each), or finish.
prompt-place-passenger = Choose the square for the passenger of { $ticket }.
prompt-place-again = { $n ->
    [one] The square you planned is taken: put your passenger elsewhere.
   *[other] Squares you planned are taken: put { $n } passengers elsewhere.
}
prompt-choose-beginning = Choose where your rails begin, or which loose end to redirect.
prompt-choose-link = Choose the link to upgrade.
prompt-choose-site = Choose the parcel to build on.
prompt-choose-building-upgrade = Choose the building to upgrade.
prompt-choose-passenger = Choose the passenger to move.
prompt-lay-first = Lay the first tile on { $bed }, coming from the { $side }.
prompt-lay-next = { $n ->
    [one] Lay the next tile on { $bed }, coming from the { $side } (1 rail symbol so far).
   *[other] Lay the next tile on { $bed }, coming from the { $side } ({ $n } rail symbols so far).
}
prompt-lay-or-stop = { $n ->
    [one] Lay the next tile on { $bed }, coming from the { $side }, or end here (1 rail symbol).
   *[other] Lay the next tile on { $bed }, coming from the { $side }, or end here ({ $n } rail symbols).
}
prompt-stop-rails = End the rails here.
prompt-choose-building = Choose the building for { $place }.
prompt-choose-destination = Choose where the passenger on { $place } goes.
prompt-choose-first-link = Choose the first link from { $from } to { $to }.
prompt-choose-next-link = Choose the next link from { $at } to { $to }.
prompt-pay-money = Pay ${ $amount } { $purpose } with money icons or cash.
prompt-pay-rest = Pay ${ $amount } { $purpose } with money icons or cash (${ $played } so far).
prompt-play-icons = Play { $due }, { $purpose }.
prompt-won = { $seat_is ->
    [you] You won with
   *[other] { $seat } won with
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
prompt-shared = { $points ->
    [one] { $seats } share the victory with { $points } point each.
   *[other] { $seats } share the victory with { $points } points each.
}
prompt-rated = { $points ->
    [one] The game is over with { $points } point: { $title }.
   *[other] The game is over with { $points } points: { $title }.
}
prompt-over = The game is over.
purpose-bid = for your bid
purpose-reveal = for the next card in the line
purpose-build = { $n ->
    [one] to lay 1 tile
   *[other] to lay { $n } tiles
}
purpose-upgrade-link = to upgrade the link { $link }
purpose-upgrade-a-link = to upgrade the link
purpose-construct = to construct { $building } on { $place }
purpose-upgrade-building = to upgrade { $place }
purpose-move = to move the passenger from { $from } to { $to }
purpose-happiness = for { $points } HP
due-rails = { $n ->
    [one] Build icons for exactly 1 rail symbol
   *[other] Build icons for exactly { $n } rail symbols
}
due-rails-and = { $n ->
    [one] Build icons for exactly 1 rail symbol, then { $end }
   *[other] Build icons for exactly { $n } rail symbols, then { $end }
}
due-rails-and-either = { $n ->
    [one] Build icons for exactly 1 rail symbol, then { $one } or { $other }
   *[other] Build icons for exactly { $n } rail symbols, then { $one } or { $other }
}
due-icon-and = { $icon }, then { $end }
due-icon-and-either = { $icon }, then { $one } or { $other }
due-icon = { $icon }
due-end = { $end }
due-either = { $one } or { $other }
due-nothing = nothing

## Actions
label-take = Take { $ticket }
label-take-newest = Take { $ticket }, the newest: stress +1
label-choose-ticket = Choose { $ticket }
label-look-into = Look through Book { $book }
label-look-into-book = { $cards ->
    [one] Look through Book { $book } (1 card: { $open })
   *[other] Look through Book { $book } ({ $cards } cards, { $open } on top)
}
label-keep = Keep { $ticket }
label-leave-open = Leave { $ticket } open
label-bid = Bid ${ $amount }
label-bid-with-icons = Bid ${ $amount } (with money icons)
label-pass = Pass and be { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
label-pass-now = Pass
label-reveal = Pay ${ $price } and reveal the next card
label-play = Play { $icon } from { $ticket }
label-play-more = Play { $icon } from { $ticket } as well (stress +1)
label-play-with = Play { $icon } from { $ticket } ({ $consequence })
label-pay-in-cash = Pay in cash
label-pay-cash = Pay ${ $amount } in cash
label-pay-rest = Pay the remaining ${ $amount } in cash
label-discard = Discard { $ticket }
label-discard-with = Discard { $ticket } ({ $consequence })
label-discard-free = Discard { $ticket } for free
label-discard-free-with = Discard { $ticket } for free ({ $consequence })
label-discard-for-money = Discard { $ticket } for $1
label-discard-for-money-with = Discard { $ticket } for $1 ({ $consequence })
label-discard-nothing = Discard nothing: you have no ticket you could discard
label-act = { $action }
label-take-money = Take $2
label-end-turn = End your turn
label-begin = Begin on { $bed }, coming from the { $side }
label-begin-from = Begin on { $bed }, coming from { $place } in the { $side }
label-redirect = Redirect the rail on { $at } to the { $side }
label-redirect-to = Redirect the rail on { $at } to the { $side }, reaching { $place }
label-lay-next = Lay the next tile to the { $to }
label-lay = Lay a tile on { $bed } from { $from } to { $to }
label-lay-to = Lay a tile on { $bed } from { $from } to { $to }, reaching { $place }
label-stop = End the rails here
label-stop-for = End the rails here, for { $due }
label-link-at = Choose the link at { $at }
label-upgrade-link = { $n ->
    [one] Upgrade the link { $link } (1 tile)
   *[other] Upgrade the link { $link } ({ $n } tiles)
}
label-travel-on-yours = Go on to { $place } over your link { $link } (the bank pays you ${ $fare })
label-travel-on = Go on to { $place } over { $seat }'s link { $link } (fare ${ $fare })
label-choose-link = Choose { $seat }'s link { $link }
label-build-on = Build on { $place }
label-upgrade = Upgrade { $place }
label-move-passenger = Move the passenger on { $place }
label-put-passenger = Put the passenger on { $place }
label-choose-square = Choose { $place }
label-construct = Construct { $building } and take { $ticket }
label-send-to = Go to { $to }
label-take-five = Take $5
label-take-top = Take the top card of the Development deck
label-buy-nothing = Buy no happiness
label-buy = Buy { $points } HP for ${ $price }
label-done = Finish the administration

## The log
tale-round-started = Round { $round } began.
tale-bid = { $seat_is ->
    [you] You bid ${ $amount }.
   *[other] { $seat } bid ${ $amount }.
}
tale-passed = { $seat_is ->
    [you] You passed.
   *[other] { $seat } passed.
}
tale-place-taken = { $seat_is ->
    [you] You became
   *[other] { $seat } became
} { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in the new order.
tale-card-taken = { $seat_is ->
    [you] You took { $ticket }.
   *[other] { $seat } took { $ticket }.
}
tale-cards-opened = New auction cards were revealed: { $tickets }.
tale-revealed = The next card in the line was { $ticket }.
tale-line-shuffled = The discards of the line were shuffled into a new deck.
tale-discarded = { $seat_is ->
    [you] You discarded { $ticket }.
   *[other] { $seat } discarded { $ticket }.
}
tale-tickets-played = { $seat_is ->
    [you] You played { $played }.
   *[other] { $seat } played { $played }.
}
tale-stress = { $seat_is ->
    [you] Your stress changed to { $level }.
   *[other] { $seat }'s stress changed to { $level }.
}
tale-happiness-gained = { $seat_is ->
    [you] You gained { $points } HP.
   *[other] { $seat } gained { $points } HP.
}
tale-happiness-lost = { $seat_is ->
    [you] You lost { $points } HP.
   *[other] { $seat } lost { $points } HP.
}
tale-money-taken = { $seat_is ->
    [you] You took ${ $amount } from the bank.
   *[other] { $seat } took ${ $amount } from the bank.
}
tale-money-paid = { $seat_is ->
    [you] You paid ${ $amount } to the bank.
   *[other] { $seat } paid ${ $amount } to the bank.
}
tale-built = { $seat_is ->
    [you] You laid rails: { $tiles }.
   *[other] { $seat } laid rails: { $tiles }.
}
tale-redirected = { $seat_is ->
    [you] You redirected a rail: { $tile }.
   *[other] { $seat } redirected a rail: { $tile }.
}
tale-redirected-and-built = { $seat_is ->
    [you] You redirected a rail ({ $tile }) and laid more: { $tiles }.
   *[other] { $seat } redirected a rail ({ $tile }) and laid more: { $tiles }.
}
tale-link-upgraded = { $seat_is ->
    [you] You upgraded the link { $link }.
   *[other] { $seat } upgraded the link { $link }.
}
tale-link-upgraded-at = { $seat_is ->
    [you] You upgraded the link at { $at }.
   *[other] { $seat } upgraded the link at { $at }.
}
tale-constructed = { $seat_is ->
    [you] You constructed { $building } on { $place } and took { $ticket }.
   *[other] { $seat } constructed { $building } on { $place } and took { $ticket }.
}
tale-building-upgraded = { $seat_is ->
    [you] You upgraded { $place }.
   *[other] { $seat } upgraded { $place }.
}
tale-travelled = { $seat_is ->
    [you] You moved the passenger from { $from } to { $to }
   *[other] { $seat } moved the passenger from { $from } to { $to }
} over { $n ->
    [one] 1 link.
   *[other] { $n } links.
}
tale-travelled-over = { $seat_is ->
    [you] You moved the passenger from { $from } to { $to }
   *[other] { $seat } moved the passenger from { $from } to { $to }
} over { $n ->
    [one] 1 link, owned by { $owners }.
   *[other] { $n } links, owned by { $owners }.
}
tale-fare-from-bank = { $seat_is ->
    [you] The bank paid you a fare of ${ $amount }.
   *[other] The bank paid { $seat } a fare of ${ $amount }.
}
tale-fare = { $seat_is ->
    [you] You paid { $owner } a fare of ${ $amount }.
   *[other] { $owner_is ->
        [you] { $seat } paid you a fare of ${ $amount }.
       *[other] { $seat } paid { $owner } a fare of ${ $amount }.
    }
}
tale-awkward = { $seat_is ->
    [you] Awkward: you couldn't pay that fare in full. No more fares were paid on this trip.
   *[other] Awkward: { $seat } couldn't pay that fare in full. No more fares were paid on this trip.
}
tale-worker = { $seat_is ->
    [you] You got a rail worker.
   *[other] { $seat } got a rail worker.
}
tale-hand-limit = { $seat_is ->
    [you] Your hand limit rose to { $limit }.
   *[other] { $seat }'s hand limit rose to { $limit }.
}
tale-looked = { $seat_is ->
    [you] You looked through Book { $book }.
   *[other] { $seat } looked through Book { $book }.
}
tale-kept = { $seat_is ->
    [you] You kept { $ticket }.
   *[other] { $seat } kept { $ticket }.
}
tale-kept-unseen = { $seat_is ->
    [you] You kept a Development card.
   *[other] { $seat } kept a Development card.
}
tale-left-open = { $seat_is ->
    [you] You left { $ticket } open on Book { $book }.
   *[other] { $seat } left { $ticket } open on Book { $book }.
}
tale-development-opened = New Development cards were revealed: { $tickets }.
tale-passenger-planned = { $seat_is ->
    [you] You planned a passenger on { $place }.
   *[other] { $seat } planned a passenger on { $place }.
}
tale-passenger-added = { $seat_is ->
    [you] You put a passenger on { $place }.
   *[other] { $seat } put a passenger on { $place }.
}
tale-finished = { $seat_is ->
    [you] You finished the administration.
   *[other] { $seat } finished the administration.
}
tale-link-removed = { $seat_is ->
    [you] Your neglected link on { $squares } was removed.
   *[other] { $seat }'s neglected link on { $squares } was removed.
}
tale-reshuffled = { $seat_is ->
    [you] You shuffled your discard pile into a new deck.
   *[other] { $seat } shuffled their discard pile into a new deck.
}
tale-drew = { $seat_is ->
    [you] You drew { $tickets }.
   *[other] { $seat } drew { $tickets }.
}
tale-drew-unseen = { $count ->
    [one] { $seat } drew 1 ticket.
   *[other] { $seat } drew { $count } tickets.
}
tale-nobody-arrived = No passenger arrived: no { $kind } had an empty space.
tale-passengers-arrived = { $n ->
    [one] A passenger arrived at { $kind } { $squares }.
   *[other] Passengers arrived at every { $kind } with room: { $squares }.
}
tale-hand-kept = { $seat_is ->
    [you] You took no more tickets for round 6.
   *[other] { $seat } took no more tickets for round 6.
}
tale-hand-filled = { $seat_is ->
    [you] You took { $tickets } for round 6.
   *[other] { $seat } took { $tickets } for round 6.
}
tale-turn-ended = { $seat_is ->
    [you] You ended your turn.
   *[other] { $seat } ended their turn.
}
tale-game-over = The game is over.

## The picture
word-thing = { $thing }
word-player = { $seat }
word-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
word-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
word-none = none
word-set-up-draft = set-up · draft of the parcels
word-set-up-books = set-up · Ticket Books
word-set-up-development = set-up · Development cards
word-round-auction = round { $round } of { $rounds } · auction
word-round-cards = round { $round } of { $rounds } · auction, taking cards
word-round-line = round { $round } of { $rounds } · the line
word-round-hands = round { $round } of { $rounds } · filling hands
word-round-actions = round { $round } of { $rounds } · action round { $second }, { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
}
word-round-administration = round { $round } of { $rounds } · administration
word-the-end = the end
word-old-order = old order
word-turn-order = turn order
word-with = with { $variants }
word-expert-variant = the expert variant
word-advanced-deal = the advanced deal
word-open-development = open Development cards
word-the-boards = the boards '{ $name }'
word-the-cards = the cards '{ $name }'
word-sign-square = (row,column)
word-sign-plain = .. plain
word-sign-mountain = ^^ mountain
word-sign-lake = ~~ lake
word-sign-parcel = A1 parcel
word-sign-building = RR CC LL II building
word-sign-rail = o─ rail
word-sign-upgraded = O─ upgraded
word-sign-two-rails = ++ two rails
word-sign-owner = (0,1)o* building of player o, with a passenger
word-sign-upgraded-building = (0,1)O upgraded
word-sign-same-building = +(0,2) same building
word-sign-loose-end = (0,1)N? loose end
word-sign-tiles = s/c straights/curves
word-sign-hand = hand 5/7 limit 7
word-sign-consequence = !pay $3 consequence
word-sign-brief = #8 R+$1! in short, strip left out
word-sign-not-paid = ?─ rail not paid yet
word-sign-next = ?? next rail
word-arrivals = arrivals
word-after-rounds = after round { $rounds }
word-no-more = no more
word-parcels = parcels
word-unclaimed = unclaimed
word-rail = { $name }=rail{ $at }
word-cards = Cards
word-auction-deck = auction deck { $n }
word-line-discards = discards of the line { $n }
word-development-deck = Development deck { $n }
word-round = round { $round }
word-line = line
word-book = book { $book }
word-empty = empty
word-card-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
word-taken-by = taken by { $seats }
word-you-left = you left { $tickets }
word-in-it = in it
word-open = open
word-supply = supply
word-no-building-left = no building left
word-no-strip = no strip
word-players = Players
word-you = you
word-column-money = money
word-column-happiness = HP
word-column-stress = stress
word-column-workers = workers
word-column-tiles = tiles s/c
word-column-hand = hand
word-column-deck = deck
word-column-discards = discards
word-column-links = links
word-column-score = score
word-column-bid = bid
word-column-place = place
word-links = links
word-planned = planned
word-passenger-on = passenger on { $at }
word-in-play = in play
word-hand = hand
word-dealt = dealt
word-kept = kept:
word-deck = deck
word-in-hand = in hand
word-or-deck = or deck
word-discards = discards
word-boxed = boxed
word-laid-out = laid out
word-chosen = chosen
word-link-tiles = { $n ->
    [one] { $ends } 1 tile
   *[other] { $ends } { $n } tiles
}
word-link-fare = { $link } ${ $fare }
word-link-upgraded = { $link }, upgraded
word-link-part-upgraded = { $link }, { $n } upgraded
word-link-useless = { $link }, of no use
word-link-incomplete = { $link }, incomplete
word-link-to-work-on = { $link }, incomplete, needs work
word-score = Score
word-score-happiness = happiness
word-score-links = links × { $each }
word-score-money = money / { $each }
word-score-stress = stress
word-score-total = SCORE
word-score-place = place

## What is wrong with boards or a card list
load-kind-board = board
load-kind-development = Development card
load-kind-parcel = Parcel card
load-kind-building = Building card
load-kind-auction = Auction card
load-kind-generic = Generic card
load-problem-name-length = the name '{ $name }' is empty or too long; a name has 1 to { $most } characters
load-problem-name-unprintable = the name { $name } has a character that cannot be printed
load-problem-no-boards = there are no boards; 1 to { $most } are possible
load-problem-board-letter = a board is named by one letter from A to Z
load-problem-rows = { $there ->
    [one] 1 row
   *[other] { $there } rows
}; a board has { $rows }
load-problem-in-row = row { $row }: { $problem }
load-problem-squares = { $there ->
    [one] 1 square
   *[other] { $there } squares
}; a row has { $squares }
load-problem-no-square = unknown square '{ $token }'; there are .. ^^ ~~ RR CC LL II and the parcels { $board }1 to { $board }9
load-problem-other-board = the parcel { $parcel } is of another board; here they are { $board }1 to { $board }9
load-problem-parcel-twice = the parcel { $parcel } appears twice on the board
load-problem-no-cards = there are no cards; 1 to { $most } are possible
load-problem-number = cards are numbered from 1 to { $most }
load-problem-id-twice = this id appears twice in the list
load-problem-parcel-missing = its parcel is missing
load-problem-building-missing = its building is missing
load-problem-players-missing = its players are missing
load-problem-no-parcel = '{ $name }' isn't a parcel; a parcel is named like A1, by a letter and a digit from 1 to 9
load-problem-parcel-taken = the parcel { $parcel } has a card already, { $ticket }
load-problem-no-building = unknown building '{ $name }'; there are R, C, L, I
load-problem-players = players = { $players }; { $least } to { $most } are possible
load-problem-only-parcel-cards = only Parcel cards have the field '{ $field }'
load-problem-only-building-cards = only Building cards have the field '{ $field }'
load-problem-only-auction-cards = only Auction cards have the field '{ $field }'
load-problem-icons = { $there } icons; 1 to { $most } are possible
load-problem-no-icon = unknown icon '{ $name }'; there are { $icons }
load-problem-strip-is-no-icon = the strip takes no slot (TR2); write strip = true
load-problem-parcel-numbers = { $numbers } times the icon parcel_number; a Parcel card has it once
load-problem-no-parcel-number = only Parcel cards have the icon parcel_number
load-problem-no-consequence = unknown consequence '{ $name }'; there are { $consequences }

## A tie
tie-money = Tied at { $points }. { $seat_is ->
    [you] You have more money
   *[other] { $seat } has more money
}: ${ $more } to ${ $fewer }.
tie-shared = { $points } points each, and the same amount of money: { $seats } share the victory.

## What you have and how you opened, for statistics
holding-ticket = ticket { $ticket }
opening-card = Start with { $ticket }
opening-no-card = Start without a Development card
opening-bid = First bid: ${ $amount }
opening-pass = First bid: pass
opening-no-bid = First bid: none
opening-action = First action: { $action }
opening-no-action = First action: none
