# What the page says of its game. See `texts.rs`.

## The board
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

## The first game
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

## Hints
shinjuku-hint-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
shinjuku-hint-more_cards = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}
shinjuku-hint-others_customers = { $n ->
    [one] { $n } customer, who goes to another player
   *[other] { $n } customers, who go to other players
}
shinjuku-hint-others_cards = { $n ->
    [one] { $n } card that other players draw
   *[other] { $n } cards that other players draw
}
shinjuku-hint-earned = { $n ->
    [one] { $n } customer
   *[other] { $n } customers
}
shinjuku-hint-wild = wildcards: { $wards }
shinjuku-hint-reach = { $n ->
    [one] { $n } more station that leads to your stores
   *[other] { $n } more stations that lead to your stores
}
shinjuku-hint-waiting = { $n ->
    [one] a store for { $n } waiting customer
   *[other] a store for { $n } waiting customers
}
