# The Rail on the Hill, in English.

## Nouns

line-red = red
line-yellow = yellow
line-blue = blue
line-black = black

line-name-red = Red line
line-name-yellow = Yellow line
line-name-blue = Blue line
line-name-black = Black line

landmark-amusement-park = Amusement Park
landmark-zoo = Zoo
landmark-aquarium = Aquarium
landmark-bank = Bank
landmark-hospital = Hospital
landmark-school = School
landmark-city-hall = City Hall
landmark-police-station = Police Station
landmark-fire-station = Fire Station

landmark-short-amusement-park = Park
landmark-short-zoo = Zoo
landmark-short-aquarium = Aquarium
landmark-short-bank = Bank
landmark-short-hospital = Hospital
landmark-short-school = School
landmark-short-city-hall = City Hall
landmark-short-police-station = Police
landmark-short-fire-station = Fire

# What a location gives as action D.
location-resources = 2 resources
location-plan = a Plan card
location-track = an extra track
location-development = a Development token

location-name-resources = resources
location-name-plan = Plan card
location-name-track = track
location-name-development = token

duty-track = action C
duty-location = action D
duty-bonus = your bonus

# What a Plan card asks for.
condition-three-landmarks = { $a } + { $b } + { $c }
condition-four-of-a-category = 4 landmarks of one category
condition-five-types = 5 types of landmarks
condition-two-pairs = 2 pairs of landmarks
condition-seven-tracks = 7 tracks
condition-top-left-to-bottom-right = top left and bottom right corners
condition-top-right-to-bottom-left = top right and bottom left corners

# What a Development token does.
effect-double-value = ×2 for { $line }
effect-plus-three = +3 for { $line }
effect-double-track = Double Track
effect-wild-landmark = Wild landmark

# What a Request card asks for.
request-top-to-bottom = lines from the top to the bottom row
request-left-to-right = lines from the left to the right column
request-four-colour-cards = cards with 4 colours
request-outer-three-colour-cards = outer cards with 3 or more colours
request-corner-two-colour-cards = corner cards with 2 or more colours
request-crossings = crossings
request-three-of-centre = lines through 3 or more central cards
request-two-corners = lines through 2 or more corners
request-two-of-each-category = lines with 2 landmarks of each category
request-every-card-served = a track on every card
request-shortest-line = tracks of the shortest line
request-least-planned-line = fulfilled Plan cards of the line with the fewest

noun-landmark = { $landmark } (card { $number })
noun-town = card { $number }
noun-plan = { $what } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
noun-plan-number = Plan card { $number }
noun-token-number = Development token { $number }
noun-cell = column { $column }, row { $row }
noun-no-roads = no roads
noun-roads = roads { $roads }
noun-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
noun-price = { $resources ->
    [0] free
   *[other] { noun-resources }
}
noun-plans-fulfilled = { $plans ->
    [one] 1 fulfilled Plan card
   *[other] { $plans } fulfilled Plan cards
}
noun-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
noun-who = { $seat_is ->
    [you] You
   *[other] { $seat }
}

## What stops you, and what would work

refusal-take-set-first = Choose a set first.
refusal-place-first-cards = Place two of your three Town cards first.
refusal-put-first-upgrade = Put your Town upgrade on one of your two cards first.
refusal-put-first-plan = Put one Plan card next to each line: { $line } is next.
refusal-take-card-first = Take a Town card first (action A).
refusal-not-in-this-turn = That's not part of your turn: place a card, lay a track, do your action D or a free action.
refusal-choose-bonus-first = Choose your bonus first.
refusal-lay-bonus-first = Lay the extra track from your bonus first.
refusal-keep-plan-first = First keep one of the two Plan cards you drew.
refusal-assign-first = Put your new Plan card next to a line first.
refusal-keep-token-first = First keep one of the two Development tokens you drew.
refusal-put-upgrade-first = Put your Town upgrade on a card first.

refusal-others-take-set = It's another player's turn to choose a set.
refusal-choices-made = You've made your choices. They are revealed when everyone is done.
refusal-others-take-card = It's another player's turn to take a Town card.
refusal-not-your-turn = It's not your turn.
refusal-game-over = The game is over.

refusal-set-gone = That set isn't on offer. Choose one of those that are.
refusal-upgrade-beside-cards = Your Town upgrade goes on one of the two cards you placed.
refusal-other-line-next = Your lines get their Plan cards in order: { $line } is next.
refusal-plan-not-dealt = That Plan card isn't one of yours, or it already has a line.

refusal-one-card-a-turn = You already took a Town card this turn.
refusal-location-empty = Location { $letter } has no Town card left. Take one from another location.
refusal-other-location = You took your card from location { $letter }, so your action D is { $gives }.
refusal-placed-already = You already placed a Town card this turn (action B).
refusal-laid-already = You already laid the track of action C this turn.
refusal-location-done = You already did your action D this turn.
refusal-place-before-end = Place a Town card before you end your turn (action B).
refusal-location-before-end = Your action D is still open: take { $gives } before you end your turn.
refusal-lay-before-end = You still have a track to lay.
refusal-not-in-hand = That Town card isn't in your hand.
refusal-free-actions-later = Free actions come later: once everyone has taken a Town card.

refusal-no-rotation = Town cards stay as printed in this game (No Rotation).
refusal-first-card-cell = Your first card goes on [0, 0]; the others are counted from it.
refusal-cell-taken = A card already lies there. Choose an empty place.
refusal-touches-no-card = Place it so that it touches one of your cards by an edge or a corner.
refusal-beyond-frame = Your town would span more than { $size } columns or rows.

refusal-not-across-two-cards = A track lies across two of your cards that share an edge or a corner.
refusal-spot-taken = A track already lies there. To lay a second one, you need a Double Track token.
refusal-lay-costs = This costs { noun-resources }; you have { $have }.
refusal-no-tracks-left = All { $tracks } tracks of your { $line } line are used.
refusal-loop = Your { $line } line already passes both cards. A line never comes back to a card.
refusal-not-at-end = Continue your { $line } line at one of its two ends.
refusal-branch = Your { $line } line can't branch. Continue it at one of its two ends.

refusal-no-bonus = You have no bonus track to lay.
refusal-no-track-possible = You can't lay a track anywhere. Choose another bonus.
refusal-no-plan-left = No Plan card is left to draw. Choose another bonus.
refusal-plan-not-drawn = That Plan card isn't one of the two you drew.

refusal-buy-costs = A Development token costs { noun-resources }; you have { $have }.
refusal-no-token-left = No Development token is left to draw.
refusal-token-not-drawn = That Development token isn't one of the two you drew.
refusal-not-an-end-token = You can only discard a track at an end of your { $line } line.

refusal-plan-not-face-up = That Plan card isn't on the main board. Take one that lies face up.
refusal-other-plan = Put { $plan } next to a line first.
refusal-plan-not-on-line = The Plan card to discard isn't next to your { $line } line.
refusal-nothing-to-discard = Your { $line } line holds { $held } of { $most } Plan cards. There's room, so discard none.
refusal-line-full = Your { $line } line already holds { $most } Plan cards. Discard one of them to make room.
refusal-twin = Your { $line } line already has a Plan card with this effect. Choose another line, or replace its twin.
refusal-token-not-face-up = That Development token isn't on the main board. Take one that lies face up.
refusal-no-card-there = You have no card there. Put the Town upgrade on one of your cards.
refusal-card-has-token = That card already carries a Development token. Choose a card without one.

## What you are asked

prompt-take-set = Choose a set: three Town cards and a Development token.
prompt-first-card = Place two of your three Town cards. The third stays in your hand.
prompt-second-card = Place one more Town card. The last one stays in your hand.
prompt-first-upgrade = Put your Town upgrade on one of your two cards.
prompt-first-plan = Choose the Plan card for your { $line } line.
prompt-take = Take a Town card from one of the locations (action A).
prompt-act = Do these in any order: { $tasks }.
prompt-act-last = Still to do: { $tasks }.
prompt-act-or-end = You can still { $tasks }, or end your turn.
prompt-end-turn = All done: end your turn, or take free actions first.
prompt-bonus = Choose your bonus: 2 resources, one more track, or a Plan card.
prompt-bonus-track = Lay the extra track from your bonus.
prompt-keep-plan = Keep one of the two Plan cards.
prompt-assign = Put { $plan } next to one of your lines.
prompt-keep-token = Keep one of the two Development tokens.
prompt-upgrade = Put { $token } on a card in your town that has no token yet.

task-place = place a Town card
task-lay = lay a track
task-gain = take 2 resources
task-take-plan = take a Plan card
task-lay-extra = lay the extra track
task-take-token = take a Development token

prompt-wait-set = { $seat } is choosing a set.
prompt-wait-choices = Waiting for { $seats } to choose in secret.
prompt-wait-take = { $seat } is taking a Town card.
prompt-wait-turn = It's { $seat }'s turn.
prompt-wait-bonus = { $seat } is choosing a bonus.
prompt-wait-plan = { $seat } is choosing what to do with a Plan card.
prompt-wait-token = { $seat } is choosing what to do with a Development token.
prompt-wait-turns = Waiting for { $seats } to finish their turns.

prompt-over = The game is over.
prompt-won = { noun-who } won with { noun-points } and { noun-plans-fulfilled }.
prompt-shared = { $seats } share the victory with { noun-points } and { noun-plans-fulfilled } each.
prompt-solo = The game is over with { noun-points }: { $title }.

## Actions

label-take-set = Take set { $number }: { $towns }, with { $token }
label-take-unknown-set = Take set { $number }
label-take = Take { $town } from location { $letter }: { $gives }
label-take-from = Take the Town card of location { $letter }: { $gives }
label-place = Place { $town } at { $at }{ $degrees ->
    [0] {""}
   *[other] , turned { $degrees }°
} ({ $roads })
label-lay = Lay { $line } from { $from } to { $to } as { $duty } ({ noun-price }{ $crossing ->
    [0] {""}
   *[other] , crossing
}{ $double ->
    [0] {""}
   *[other] , Double Track
}{ $bonus ->
    [0] {""}
   *[other] , then a bonus
})
label-lay-somewhere = Lay { $line } between { $from } and { $to } as { $duty }
label-gain = Take 2 resources
label-take-plan = Take the Plan card { $plan }
label-take-token = Take { $token }
label-bonus-resources = Bonus: take 2 resources
label-bonus-track = Bonus: lay one more track
label-bonus-plans = Bonus: draw 2 Plan cards, keep 1
label-keep-plan = Keep { $plan }
label-assign = Put { $plan } next to { $line }
label-replace = Put { $plan } next to { $line } and discard { $old }
label-keep-token = Keep { $token }
label-upgrade = Put { $token } on { $town }: { $line } { $before } becomes { $after }
label-upgrade-here = Put the Town upgrade on { $town }
label-buy = Buy for 3 resources: draw 2 Development tokens, keep 1
label-discard-track = Discard { $line } from { $from } to { $to } for 2 resources
label-end-turn = End turn

## What happened

tale-set-taken = { noun-who } took the set of { $towns } with { $token }.
tale-revealed = The secret choices were revealed.
tale-placed = { noun-who } placed { $town }.
tale-upgraded = { noun-who } put { $token } on { $town }.
tale-upgrade-lost = { noun-who } had no card for { $token }, so it was discarded.
tale-assigned = { noun-who } put { $plan } next to { $line }.
tale-replaced = { noun-who } put { $plan } next to { $line } in place of { $old }.
tale-plans-discarded = { noun-who } discarded { $plans }.
tale-round-started = Round { $round }: { $seat_is ->
    [you] you are the starting player
   *[other] { $seat } is the starting player
}.
tale-board-revealed = New on the main board: { $towns }; { $plans }; { $tokens }.
tale-plans-reshuffled = The discarded Plan cards were shuffled into a new deck.
tale-tokens-reshuffled = The discarded Development tokens were shuffled into a new pile.
tale-took = { noun-who } took { $town } from location { $letter }.
tale-gained = { noun-who } gained { noun-resources }.
tale-plan-taken = { noun-who } took the Plan card { $plan }.
tale-token-taken = { noun-who } took { $token }.
tale-laid = { noun-who } laid { $line } from { $from } to { $to } for { noun-price }{ $crossing ->
    [0] {""}
   *[other] , crossing another track
}{ $double ->
    [0] {""}
   *[other] , with a Double Track token
}.
tale-bonus-resources = { noun-who } chose 2 resources as a bonus.
tale-bonus-track = { noun-who } chose one more track as a bonus.
tale-bonus-plans = { noun-who } chose Plan cards as a bonus.
tale-plans-drawn = { noun-who } drew { $plans }.
tale-plans-drawn-unseen = { noun-who } drew { $count ->
    [one] 1 Plan card
   *[other] { $count } Plan cards
}.
tale-plan-kept = { noun-who } kept { $plan }.
tale-plan-kept-of-two = { noun-who } kept { $plan } and discarded { $old }.
tale-bought = { noun-who } bought a Development token for { noun-resources }.
tale-tokens-drawn = { noun-who } drew { $tokens }.
tale-tokens-drawn-unseen = { noun-who } drew { $count ->
    [one] 1 Development token
   *[other] { $count } Development tokens
}.
tale-token-kept = { noun-who } kept { $token }.
tale-token-kept-of-two = { noun-who } kept { $token } and discarded { $old }.
tale-track-discarded = { noun-who } discarded { $line } from { $from } to { $to }.
tale-turn-ended = { $seat_is ->
    [you] You ended your turn
   *[other] { $seat } ended their turn
}.
tale-game-over = The game is over.

## The score

part-score = Total
part-line = { $line }
part-card = { $town }
part-upgraded-card = { $town }, upgraded
part-plans = Plan cards of the { $line } line
part-plan = { $what }
part-penalty = Lines without a fulfilled Plan card
part-line-penalty = No fulfilled Plan card on the { $line } line
part-request = Request { $letter }: { $what }
part-resources = Resources left: { $resources }

row-penalty = Lines without a fulfilled Plan card (−{ $each } each)
row-request = Request card { $n }
row-resources = Resources left (1 point per { $each })
row-plans-fulfilled = Fulfilled Plan cards

title-god-level = God-level mayor
title-inhumanly-excellent = Inhumanly excellent mayor
title-legendary = Legendary mayor
title-top = Top mayor
title-highly-skilled = Highly skilled mayor
title-skilled = Skilled mayor
title-above-average = Above average mayor
title-average = Average mayor
title-inexperienced = Inexperienced mayor
title-newbie = Newbie mayor
title-unsuited = Unsuited for governance

## Options

option-residents = Residents' Requests: two Request cards give you more to score
option-no-rotation = No Rotation: Town cards stay as printed
option-simultaneous = Once everyone has taken a Town card, all play at the same time
option-cards = Your own card list (TOML)

choice-residents = Residents' Requests
choice-no-rotation = No Rotation
choice-simultaneous = Simultaneous turns
choice-cards = Custom card list

kind-towns = Town cards
kind-plans = Plan cards
kind-tokens = Development tokens
kind-requests = Request cards
supply-few = The card list “{ $list }” has { $there } { $kind }; with { $players ->
    [one] 1 player
   *[other] { $players } players
} you need { $needed }.

## What is wrong with a finished game that was entered by hand

entry-by = { $problem } ({ $clause })
entry-of = { $whose }: { $problem }
entry-of-line = { $whose }, { $line } line: { $problem }
entry-town-name = Town { $number }
entry-towns = { $towns ->
    [one] 1 town is
   *[other] { $towns } towns are
} entered. Enter 1 to { $most }.
entry-requests = { $requests ->
    [one] 1 Request card is
   *[other] { $requests } Request cards are
} entered. Enter two, or none.
entry-request-twice = Request card { $letter } is entered twice.
entry-no-request = The card list has no Request card { $letter }.
entry-beyond-frame = No card lies within the frame, whose top left is { $place }.
entry-no-town = The card list has no Town card { $number }.
entry-town-twice = Town card { $number } is entered twice.
entry-two-cards = Two cards are entered at { $place }.
entry-no-upgrade = The card list has no Town upgrade left: { $upgrade }.
entry-wilds = { $wilds ->
    [one] 1 Wild landmark is
   *[other] { $wilds } Wild landmarks are
} entered; the card list has { $left } left.
entry-no-plan = The card list has no Plan card { $number }.
entry-plan-twice = Plan card { $number } is entered twice.
entry-twin = Plan card { $number } has the same effect as another one of this line.
entry-many-plans = { $plans } Plan cards are entered; a line holds at most { $most }.
entry-no-neighbours = The track { $a }–{ $b } doesn't lie between two cards that share an edge or a corner.
entry-no-cards = The track { $a }–{ $b } lies where no card is.
entry-track-twice = Two tracks of this colour lie at { $a }–{ $b }.
entry-many-tracks = { $tracks } tracks are entered; a line has { $most }.
entry-branch = The line branches: a card has three of its tracks.
entry-loop = The line makes a loop.
entry-broken = The line isn't one unbroken path.

## The table in the terminal

word-signs = roads ═ ║ ╲ ╱ · tracks R Y B K · ● used ○ left ◆ ◇ bonus · ♣ leisure ♥ welfare ★ public · places are [column,row]
word-player = { $seat }
word-choosing-sets = choosing sets
word-secret-choices = secret choices
word-taking = round { $round } of { $rounds }, taking cards
word-round = round { $round } of { $rounds }
word-end = the end
word-starting-player = starting player { $seat }
word-with = with { $choices }
word-cards-named = the card list “{ $name }”
word-you = you
word-is-starting-player = starting player
word-to-act = to act
word-set-up = Set-up
word-main-board = Main board
word-decks = decks: { $towns } Town, { $plans } Plan, { $tokens } Development
word-score = Score
word-plans = plans
word-penalty = penalty
word-request = request { $letter }
word-resources = resources
word-total = TOTAL
word-no-card = no card placed yet
word-column = column { $column }
word-row = row
word-residents-request = Residents' Request { $letter }: { $points } × { $what }
word-taken = taken
word-set = set { $number }
word-with-token = with { $token }
word-dealt = Your Plan cards (choose one for each line):
word-tracks = { $laid } laid{ $gone ->
    [0] {""}
   *[other] , { $gone } gone
}, { $left } left
word-wild = wild
word-missing = { $missing } to go
word-frame-open = frame open
word-to-assign = to assign
word-to-put = to put on a card
word-drawn = drawn
word-kept = kept
word-hand = hand
word-times = { $count } × { $what }

## What is wrong with a card list

load-kind-town = Town card
load-kind-plan = Plan card
load-kind-token = Development token
load-kind-request = Request card
load-problem-too-many = { $there } { $kind }: at most { $most } are possible
load-problem-id-twice = this id appears twice in the list
load-problem-value = { $line } is worth { $value }; values run from { $least } to { $most }
load-problem-direction = unknown direction '{ $name }'; there are N NE E SE S SW W NW
load-problem-road-twice = the road to { $name } appears twice
load-problem-landmark = unknown landmark '{ $name }'
load-problem-no-landmarks = the kind '{ $kind }' names no landmarks
load-problem-three-landmarks = three different landmarks are needed
load-problem-kind = unknown kind '{ $name }'
load-problem-needs-colour = the kind '{ $kind }' needs a colour
load-problem-no-colour = the kind '{ $kind }' has no colour
load-problem-colour = unknown colour '{ $name }'
load-problem-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $least } to { $most } are possible
load-problem-twins = { $copies } copies of this effect; at most { $most } find a line each (H9.3)

## A tie

tie-plans = Tied at { $points }. { $seat_is ->
    [you] You fulfilled more Plan cards
   *[other] { $seat } fulfilled more Plan cards
}: { $more } to { $fewer }.
tie-shared = { $points } points each, and the same number of fulfilled Plan cards: { $seats } share the victory.

## How you opened, for statistics

opening-set = Set with { $token }
opening-no-set = No set
opening-location = First location: { $gives }
opening-no-location = First location: none
opening-line = First track: { $line }
opening-no-line = First track: none
