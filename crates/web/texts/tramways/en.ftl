# What the page says of its game. See `texts.rs`.

## The city
tramways-map = Map of the city
tramways-not_here = Nothing to do here right now: follow the prompt above.
tramways-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
tramways-tab-map = City
tramways-tab-market = Market
tramways-tab-players = Players
tramways-label-link = Link { $link }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} (owner: { $name })
tramways-label-lake = Lake { $at }
tramways-label-mountain = { $at }, mountain
tramways-label-upgraded = { $at }, upgraded building
tramways-label-passenger = Passenger at { $place }
tramways-link-title = { $name_is ->
    [you] Your link
   *[other] { $name }'s link
}: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
tramways-link-ends = From { $one } to { $other }
tramways-link-loose = loose end at { $at }
tramways-link-fare = Fare ${ $n }, ${ $upgraded } once upgraded
tramways-link-fare_upgraded = Fare ${ $n }, upgraded
tramways-link-safe = Incomplete, but worked on this round: it stays.
tramways-link-at_risk = Needs work by the end of this round, or it is removed.
tramways-link-incomplete = Incomplete: it scores nothing.
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
tramways-trip-or_card = +${ $n } or a card
tramways-trip-cheapest = If you pay the cheapest way:
tramways-label-and = { $one }. { $other }
tramways-tab-label = Parts of the board

## Tickets, bills and offers
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

## The schedule, the auction, the players, the score pad
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
    [one] { $n } point so far
   *[other] { $n } points so far
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
tramways-end-points = Your score so far: { $n }
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
learn-tramways-3-text = Every round begins with bids for the turn order. Choose an amount and pay it at once, or pass and take the last free place. The highest bidder is 1st, but gets 1 stress. Then everyone takes a card.
learn-tramways-4-title = Tickets pay for everything
learn-tramways-4-text = Each ticket has up to four icons and a strip. You use one icon of a ticket; each further one costs 1 stress. Mind the lower right corner: that happens whenever the ticket leaves your hand.
learn-tramways-5-title = One action, then two
learn-tramways-5-text = Action round 1 gives you one action, action round 2 gives you two. Instead of an action you may take $2. First choose what to do; the bill then shows which tickets pay.
learn-tramways-6-title = Build rails
learn-tramways-6-text = Begin at a building, your parcel or a loose end, and draw the way square by square. It takes Build icons for exactly these tiles, a rail worker and, for a complete link, the icon of one end.
learn-tramways-7-title = Don't leave a link behind
learn-tramways-7-text = A link with a loose end needs work every round, or you lose it. The “End of round” card warns you. Finish short links first: each complete one scores 3.
learn-tramways-8-title = Move a passenger
learn-tramways-8-text = Play a strip and a destination. Every link on the way gives its owner 1 HP. Your own links pay you $1 per tile; for another player's you pay. The destination adds a bonus.
learn-tramways-9-title = Build and upgrade
learn-tramways-9-text = Construct a building on your parcel: 1 HP, a passenger and a new ticket. Upgrading a complete link or your building gives 3 HP at once.
learn-tramways-10-title = Administration and end of round
learn-tramways-10-text = Play the money, Worker, Passenger and Stress −1 icons you have left, and discard what you don't need: the first is free. Then passengers arrive and you draw up to your limit.

## Own files and the map composer
tramways-composer-open = Compose the map
tramways-composer-how = { $pointer ->
    [touch] Drag boards onto the map, or pick a board and then a place. Tap a board on the map to turn it.
   *[other] Drag boards onto the map, or pick a board and then a place. Click a board on the map to turn it.
}
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

## Hints
tramways-hint-money = ${ $n }
tramways-hint-more_money = ${ $n } more
tramways-hint-tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
tramways-hint-more_tickets = { $n ->
    [one] { $n } more ticket in hand
   *[other] { $n } more tickets in hand
}
tramways-hint-others_happiness = { $n } HP for other players
tramways-hint-others_money = ${ $n } for other players
tramways-hint-begun = { $n ->
    [one] { $n } link under way, worth { $points } points once complete
   *[other] { $n } links under way, worth { $points } points each once complete
}
tramways-hint-limit = a hand limit of { $n }
tramways-hint-worker = { $n ->
    [one] { $n } more worker
   *[other] { $n } more workers
}
