# The words of Shinjuku, in English.

# Players without a name are called by their companies.
player = { $n ->
    [0] Keido Subway
    [1] Nippon Railways
    [2] Boutou Kyuukou
    [3] Fuden
   *[other] Seat { $n }
    }

## Nouns

noun-place = { $name }
noun-track = { $from } – { $to }
noun-or = { $first } or { $last }
noun-before = { $first }, { $rest }
noun-double = double { $goods }
noun-some = { $n } { $customer }
noun-nobody = nobody
noun-customers = { $customers }
noun-list = { $things }
noun-store = { $goods } store
noun-department-store = department store
noun-player = { $seat }
noun-entered = { $name }
noun-unnamed = Player { $n }

goods-food = food
goods-clothing = clothing
goods-books = books
goods-electronics = electronics

kind-build = Build
kind-expand = Expand
kind-upgrade = Upgrade
kind-move = Move
kind-income = Income

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

purpose-store = for a new { $goods } store at { $station }
purpose-move-store = to move your store from { $from } to { $to }
purpose-track = for the track { $track }
purpose-upgrade = for the department store at { $station }
purpose-upgrade-giving-up = for the department store at { $station }, giving up 1 { $customer }
purpose-move = to move the customers in { $ward }

## Refusals

refusal-over = The game is over.
refusal-not-your-turn = It's { $seat }'s turn. Wait for yours.
refusal-choose-action = Choose an action first, or end your turn.
refusal-choose-site = Choose the station to build on first.
refusal-choose-store = Choose the store for { $station } first.
refusal-choose-track = Choose the connection for your track first.
refusal-choose-second-track = First continue { $first } with a second track, or go without one.
refusal-choose-upgrade = Choose the store to upgrade first.
refusal-choose-given-up = First choose the customer you give up for { $station }.
refusal-choose-ward = First choose the ward whose customers move.
refusal-pay-first = Pay for your action first.
refusal-pick-first = First pick the three cards you pay with.
refusal-choose-start = First choose the station where the customers in { $ward } set off.
refusal-choose-handed-over = First choose the customer who gets off at { $station }.
refusal-go-on = First choose the next station after { $station }.
refusal-two-actions-taken = You've taken two actions this turn. End your turn.
refusal-taken-already = You've already taken { $action } this turn. Choose a different action.
refusal-no-station = That station isn't on this map.
refusal-no-ward = That ward isn't on this map.
refusal-nowhere-to-build = { $cards ->
    [0] You have no cards, so you can't pay for a station.
    [one] Your only card doesn't pay for any empty station.
   *[other] Your { $cards } cards don't pay for any empty station.
    }
refusal-occupied = There's already a store at { $station }. Choose an empty station.
refusal-cannot-pay = You can't pay for { $ward }: you have no card of that ward, no wildcard and fewer than three cards.
refusal-no-store-left = You have no { $goods } store left in your supply. Take another type, or move a store.
refusal-not-your-store = You have no store at { $station } to move.
refusal-department-stores-stay = Department stores don't move, so the one at { $station } stays.
refusal-no-track-left = You have no track left, so you can't Expand.
refusal-no-connection-left = Every connection has a track already.
refusal-link-takes-no-track = { $from } – { $to } is a link: it's open to everyone and takes no track.
refusal-no-connection = There's no connection between { $from } and { $to }.
refusal-track-there = There's already a track on { $track }. Choose an empty connection.
refusal-last-track-laid = That was your last track, so there's no second one to lay.
refusal-not-continuing = Your second track must share a station with { $first }.
refusal-cannot-pay-second = { $second } takes a card of { $wards }, a wildcard or any three cards. You have none of these.
refusal-no-department-store-left = All { $all } of your department stores are on the map.
refusal-nothing-to-upgrade = None of your stores can be upgraded. It takes the icon, a card of the ward and a matching customer.
refusal-no-store-there = There's no store at { $station } to upgrade.
refusal-store-of = The store at { $station } belongs to { $owner }. Choose one of yours.
refusal-no-icon = { $station } has no department store icon. Choose a store at a station with one.
refusal-no-customer-for = You have no earned { $goods } customer to give up.
refusal-not-earned = You have no earned { $customer } customer to give up.
refusal-no-move = No Move you can pay for brings anyone a customer.
refusal-nobody-waits = No customers are waiting in { $ward }.
refusal-move-serves-nobody = The customers in { $ward } can't reach a store that takes one of them.
refusal-other-ward = { $station } isn't in { $ward }. Choose a station there.
refusal-start-serves-nobody = From { $station } the customers can't reach a store that takes one of them.
refusal-no-way = No track and no link leads from { $from } to { $to }.
refusal-visited-already = The customers have been to { $station } already. They visit each station once.
refusal-dead-end = No customer could get off at { $station } or beyond.
refusal-not-taken = The store at { $station } can't take { $customer } from this group.
refusal-cannot-stop = Nobody has just got off at { $station }. A Move ends where a customer gets off.
refusal-card-does-not-pay = That card doesn't match { $wards }, and it isn't wild for you.
refusal-not-in-hand = You have no card of { $ward }.
refusal-not-three = This takes three cards; you have { $have }.
refusal-picked-already = All your cards of { $ward } are among the three already. Pick a different card.

## Prompts

prompt-first-action = Choose your first action.
prompt-second-action = Choose a second, different action, or end your turn.
prompt-end-turn = You've taken two actions. End your turn.
prompt-last-turn = Last turn! { $task }
prompt-last-drawn = The bag is empty: after this turn everyone has one last turn. { $task }
prompt-build-at = Choose an empty station to build on.
prompt-build-store = Which store opens at { $station }?
prompt-build-or-move-store = Which store opens at { $station }? Take a new one, or move one of yours from the map.
prompt-first-track = Lay a track on any empty connection. It's free.
prompt-second-track = Continue { $first } with a second track for a card, or leave it at that.
prompt-upgrade-at = Choose which of your stores becomes a department store.
prompt-give-up = Which customer do you give up for the department store at { $station }?
prompt-move-from = Choose the ward whose customers move.
prompt-pay = Pay a card of { $wards }, or a wildcard, { $purpose }.
prompt-pick-three = Pick three cards { $purpose }.
prompt-pick-more = { $n ->
    [one] Pick one more card besides { $picked } { $purpose }.
   *[other] Pick { $n } more cards besides { $picked } { $purpose }.
    }
prompt-start-at = Choose the station in { $ward } where the customers set off.
prompt-hand-over = Which customer gets off at { $station }? On the way: { $group }.
prompt-travel = Move { $group } on from { $station } along the tracks.
prompt-travel-or-stop = Move { $group } on from { $station }, or end the Move here.

prompt-wait-action = { $seat } is choosing an action.
prompt-wait-build = { $seat } is choosing a station to build on.
prompt-wait-store = { $seat } is choosing a store for { $station }.
prompt-wait-track = { $seat } is laying a track.
prompt-wait-second-track = { $seat } is deciding on a second track after { $first }.
prompt-wait-upgrade = { $seat } is choosing a store to upgrade.
prompt-wait-give-up = { $seat } is giving up a customer for the department store at { $station }.
prompt-wait-move = { $seat } is choosing a ward whose customers move.
prompt-wait-pay = { $seat } is paying a card of { $wards } or a wildcard { $purpose }.
prompt-wait-three = { $seat } is picking three cards { $purpose }.
prompt-wait-start = { $seat } is choosing where the customers in { $ward } set off.
prompt-wait-hand-over = { $seat } is choosing who gets off at { $station }.
prompt-wait-travel = { $seat } is moving { $group } on from { $station }.

prompt-over = The game is over.
prompt-won = { $seat_is ->
    [you] { $points ->
        [one] The game is over: you won with { $points } point.
       *[other] The game is over: you won with { $points } points.
        }
   *[other] { $points ->
        [one] The game is over: { $seat } won with { $points } point.
       *[other] The game is over: { $seat } won with { $points } points.
        }
    }
prompt-shared = { $points ->
    [one] The game is over: { $seats } share the victory with { $points } point each.
   *[other] The game is over: { $seats } share the victory with { $points } points each.
    }

## Actions

label-build = Build a store
label-expand = Expand: lay one or two tracks
label-upgrade = Upgrade a store
label-move = Move customers
label-income = { $n ->
    [one] Income: draw 1 card and end your turn
   *[other] Income: draw { $n } cards and end your turn
    }
label-build-at = Build at { $station }
label-build-in = Build at { $station } ({ $ward })
label-build-on-icon = Build at { $station } ({ $ward }, icon { $rank })
label-new-store = New { $goods } store ({ $left } in your supply)
label-move-store = Move the store from { $from }
label-move-store-to = Move the { $store } from { $from } to { $to }
label-track = Lay a track from { $from } to { $to }
label-second-track = Lay a second track from { $from } to { $to }
label-upgrade-at = Upgrade the store at { $station }
label-upgrade-store = Upgrade the { $store } at { $station } (icon { $rank })
label-give-up = Give up 1 { $customer }
label-give-up-single = Give up a single customer
label-give-up-double = Give up a double customer
label-move-from = Move the customers in { $ward }
label-move-group = Move the customers in { $ward }: { $customers }
label-start-at = Set off from { $station }
label-go-to = Go on to { $station }
label-go-by-yours = Go on to { $station } along your track
label-go-by-theirs = Go on to { $station } along { $owner }'s track
label-go-by-link = Go on to { $station } along the link
label-serving-you = { $step }: your { $store } takes one
label-serving = { $step }: { $owner }'s { $store } takes one
label-hand-over = Hand over 1 { $customer }
label-hand-over-to-you = Take 1 { $customer } into your store
label-hand-over-to = Hand over 1 { $customer } to { $owner }
label-pay = Pay { $ward }
label-pay-wild = Pay { $ward } as a wildcard
label-pay-one-of-three = Pay { $ward } as one of three
label-pay-three = Pay any three cards
label-no-second-track = No second track
label-end-move = End the Move: { $customers } stay in { $ward }
label-with-income = { $step } (Income for { $seats })
label-stop = Stop
label-end-turn = End your turn

## What happened

tale-turn-started = { $seat_is ->
    [you] You began a new turn.
   *[other] { $seat } began a new turn.
    }
tale-arrived = Arrived in { $ward }: { $customers }.
tale-lost = No card was left, so these customers left the game: { $customers }.
tale-reshuffled = The discards were shuffled into a new pile.
tale-chose = { $seat_is ->
    [you] You chose { $action }.
   *[other] { $seat } chose { $action }.
    }
tale-paid = { $seat_is ->
    [you] You paid { $cards }.
   *[other] { $seat } paid { $cards }.
    }
tale-built = { $seat_is ->
    [you] You opened a new { $goods } store at { $station }.
   *[other] { $seat } opened a new { $goods } store at { $station }.
    }
tale-store-moved = { $seat_is ->
    [you] You moved your { $goods } store from { $from } to { $to }.
   *[other] { $seat } moved the { $goods } store from { $from } to { $to }.
    }
tale-track-laid = { $seat_is ->
    [you] You laid a track from { $from } to { $to }.
   *[other] { $seat } laid a track from { $from } to { $to }.
    }
tale-upgraded = { $seat_is ->
    [you] You opened a department store at { $station } and gave up 1 { $customer }.
   *[other] { $seat } opened a department store at { $station } and gave up 1 { $customer }.
    }
tale-set-off = { $seat_is ->
    [you] You sent the customers in { $ward } off from { $station }: { $customers }.
   *[other] { $seat } sent the customers in { $ward } off from { $station }: { $customers }.
    }
tale-went-on = { $owner_is ->
    [you] They went on to { $station } along your track.
   *[other] They went on to { $station } along { $owner }'s track.
    }
tale-went-by-link = They went on to { $station } along the link.
tale-served = { $seat_is ->
    [you] You got 1 { $customer } at { $station }.
   *[other] { $seat } got 1 { $customer } at { $station }.
    }
tale-stayed = Left in { $ward }: { $customers }.
tale-drew = { $seat_is ->
    [you] You drew { $cards }.
   *[other] { $seat } drew { $cards }.
    }
tale-drew-unseen = { $seat_is ->
    [you] { $n ->
        [0] You drew no card.
        [one] You drew 1 card.
       *[other] You drew { $n } cards.
        }
   *[other] { $n ->
        [0] { $seat } drew no card.
        [one] { $seat } drew 1 card.
       *[other] { $seat } drew { $n } cards.
        }
    }
tale-turn-ended = { $seat_is ->
    [you] You ended your turn.
   *[other] { $seat } ended their turn.
    }
tale-last-turns = The last customer was drawn: everyone takes Income and has one last turn.
tale-game-over = The game ended, and the screens were lifted.

## The score

part-customers = customers
part-kept = { $n } { $goods }
part-removed = { $n } { $goods } (removed: most tokens)

row-singles = { $goods }: customers worth 1
row-doubles = { $goods }: customers worth 2
row-rank = Highest rank number of your department stores

entry-problem-players = { $n ->
    [one] 1 player is entered. Shinjuku is for { $least } to { $most }.
   *[other] { $n } players are entered. Shinjuku is for { $least } to { $most }.
    }
entry-problem-tokens = { $entered } × { $customer } is entered; there are only { $there }.
entry-problem-department-stores = { $player } has { $n } department stores entered; a player has only { $all }.
entry-problem-no-station = { $player }: “{ $station }” isn't a station on this map.
entry-problem-no-icon = { $player }: { $station } has no department store icon.
entry-problem-taken = { $player }: another department store is entered for { $station }.

## Options

option-open-customers = Everyone sees what all players have earned.
option-map = Play in another city, from a TOML file.
option-label-open-customers = Open customers
option-label-map = Another city
setup-problem-cards = The map “{ $map }” has { $there } ward cards; { $players } players need { $needed }.

## The picture in a terminal

word-turn-of = { $seat_is ->
    [you] your turn
   *[other] { $seat }'s turn
    }
word-no-action-taken = no action taken
word-taken = taken: { $actions }
word-last-drawn = the last customer is drawn
word-last-turn = the very last turn
word-last-turns = { $n } last turns left, counting this one
word-the-end = the end
word-bag-empty = The bag is empty.
word-bag-few = Bag: few left ({ $most } or fewer).
word-bag-half = Bag: about half ({ $least } to { $most }).
word-bag-full = Bag: full ({ $least } or more).
word-pile = Pile { $pile }, discards { $discards }.
word-pile-top = Pile { $pile }, discards { $discards }, { $top } on top.
word-department-stores = { $stores ->
    [one] 1 department store.
   *[other] { $stores } department stores.
    }
word-arrivals = { $stores ->
    [one] 1 department store
   *[other] { $stores } department stores
    }: { $n ->
    [one] 1 customer a turn.
   *[other] { $n } customers a turn.
    }
word-gone = Gone: { $tokens }.
word-open-customers = Customers are open.
word-other-map = The map is { $name }.
word-legend = F food C clothing B books E electronics, F2 double · ★3 icon, rank 3 · K:food store, K:DEPT department store, – none
word-ward = ward
word-waiting = waiting
word-stations = stations
word-links = open link:
word-company = { $letter } · { $seat } ({ $colour })
word-stranger = { $letter } · { $seat }
word-you = you
word-place = place { $n }
word-to-act = to act
word-hand = hand
word-earned = earned
word-supply = supply
word-track = track
word-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
    }
word-wild-note = (* wild)
word-hidden = behind the screen
word-removed = (most, removed)
word-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
word-stores-left = stores { $food } food, { $clothing } clothing, { $books } books, { $electronics } electronics
word-department-stores-left = { $n ->
    [one] 1 department store
   *[other] { $n } department stores
    }
word-track-left = { $n ->
    [one] 1 track
   *[other] { $n } tracks
    }
word-none = none

sign-food = F
sign-clothing = C
sign-books = B
sign-electronics = E

short-food = food
short-clothing = cloth
short-books = books
short-electronics = elec
short-department = DEPT

## What is wrong with a map

load-kind-ward = ward
load-kind-station = station
load-kind-connection = connection
load-kind-link = link
load-kind-customer = customer
load-problem-id-length = an id has 1 to { $most } bytes
load-problem-id-twice = this id appears twice in the list
load-problem-wards = { $there } wards; 1 to { $most } are possible
load-problem-stations = { $there } stations; 1 to { $most } are possible
load-problem-connections = { $there } connections; at most { $most } are possible
load-problem-links = { $there } links; at most { $most } are possible
load-problem-ward-cards = { $there } ward cards; at most { $most } are possible
load-problem-customers = { $there } customers; at most { $most } are possible
load-problem-cards = { $cards } cards; 1 to { $most } are possible
load-problem-no-neighbour = unknown neighbour '{ $name }'
load-problem-no-stations = it has no station
load-problem-no-ward = unknown ward '{ $name }'
load-problem-rank = rank { $rank }; 1 to { $most } are possible
load-problem-rank-twice = another station has the same department store rank
load-problem-place = at { $at }; both numbers lie between 0 and 1
load-problem-two-links = it has more than one link
load-problem-link-is-connection = its link stands among the connections too
load-problem-cut-off = it cannot be reached from the first station of the list
load-problem-no-station = unknown station '{ $name }'
load-problem-to-itself = it joins a station to itself
load-problem-pair-twice = it appears twice in the list
load-problem-once-per-kind = each kind stands once in the list
load-problem-tokens = counts run from 0 to { $most }
load-problem-no-tokens = at least one is needed
load-problem-no-goods = unknown kind; there are { $goods }

## A tie

tie-two-types = Tied at { $points }. Without the two types with the most tokens, { $seat_is ->
    [you] you have
   *[other] { $seat } has
} more: { $more } to { $fewer }.
tie-three-types = Tied at { $points }. Without the three types with the most tokens, { $seat_is ->
    [you] you have
   *[other] { $seat } has
} more: { $more } to { $fewer }.
tie-rank = Tied at { $points }. { $seat_is ->
    [you] Your department store
   *[other] { $seat }'s department store
} has the highest rank number: { $more }{ $fewer ->
    [0] {""}
   *[other] , ahead of { $fewer }
}.
tie-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, however many types are removed: { $seats } share the victory.

## What you have and how you opened, for statistics

holding-ward = ward { $ward }
opening-actions = First turn: { $first }, { $second }
opening-action = First turn: only { $action }
opening-no-action = First turn: nothing
opening-ward = First store in { $ward }
opening-no-ward = First store: nowhere
opening-goods = First store sells { $goods }
opening-no-goods = First store: none

## Version 2

noun-thief = { $goods } thief
noun-art = art collector
noun-kaicho = { $owner }'s Kaicho
noun-dog = Hachiko

kind-open = Open
kind-kaiju = Kaiju
kind-reunite = Reunite

refusal-nothing-to-move = You can't pay for any ward whose customers can move.
refusal-choose-matsuri = Move the Matsuri first.
refusal-choose-princess = Choose the Princess's ward first.
refusal-choose-kaicho = Choose your Kaicho's ward first.
refusal-choose-kaiju = Choose the Kaiju's ward first.
refusal-choose-flight = First choose where everyone flees from the Kaiju.
refusal-not-there = { $ward } isn't possible. Choose one of the wards offered.
refusal-not-in-this-game = That variant isn't part of this game.
refusal-free-action-taken = You've done that this turn. Once per turn is all.
refusal-no-neighbour = There's no ward to go to from there.
refusal-no-kaiju = The Kaiju isn't on the map, or isn't yours to move as an action.
refusal-no-dog = Hachiko isn't in a ward, so there's nobody to bring home.
refusal-no-way-home = Hachiko can't get home that way. Choose a way that ends at the dog's home station.
refusal-kaiju-there = The Kaiju is in { $ward }. Nobody starts, passes or stops there.
refusal-dog-there = Hachiko is in { $ward }. Only Reunite moves the customers there.

prompt-open-at = Choose an empty station for your store.
prompt-matsuri = Move the Matsuri from { $from } to a ward next to it.
prompt-kaiju-ashore = Choose the ward where the Kaiju comes ashore.
prompt-kaiju-move = Move the Kaiju from { $from } to a ward next to it.
prompt-kaiju-away = Customers arrive in { $from }. First move the Kaiju to a ward next to it.
prompt-flight = The Kaiju is in { $from }! Choose the ward to which everyone there flees.
prompt-princess-flight = The Princess flees from { $from }. Choose a ward next to it.
prompt-wander = Move the Princess from { $from } to a ward next to it.
prompt-explore = Move your Kaicho from { $from } to a ward next to it.
prompt-explore-anywhere = Choose a ward for your Kaicho.
prompt-queue-ended = { $seat_is ->
    [you] The queue has ended: the game is over before your next turn. { $task }
   *[other] The queue has ended: the game is over before { $seat }'s next turn. { $task }
    }
prompt-wait-matsuri = { $seat } is moving the Matsuri.
prompt-wait-kaiju = { $seat } is moving the Kaiju.
prompt-wait-flight = { $seat } is choosing where everyone in { $from } flees.
prompt-wait-princess = { $seat } is moving the Princess.
prompt-wait-kaicho = { $seat } is moving a Kaicho.

label-open = Open a store
label-kaiju = Move the Kaiju
label-reunite = Reunite: bring Hachiko home
label-open-in = Open at { $station } ({ $ward })
label-open-on-icon = Open at { $station } ({ $ward }, with icon)
label-upgrade-here = Upgrade the { $store } at { $station }
label-to-ward = To { $ward }
label-wander = Wander: move the Princess (free)
label-explore = Explore: move your Kaicho (free)
label-let-thief-go = Hand over the { $goods } thief
label-let-kaicho-go = Drop { $owner }'s Kaicho here instead
label-let-art-go = Hand over 1 art collector
label-let-dog-go = Let Hachiko go

tale-card-taken = { $seat_is ->
    [you] You took the card { $ward } from the queue.
   *[other] { $seat } took the card { $ward } from the queue.
    }
tale-card-stays = No card was left to draw, so { $ward } went to the end of the queue.
tale-uncovered = { $ward } joined the queue.
tale-queued = 1 { $customer } joined the queue on card { $space }, { $ward }.
tale-bonus-taken = { $seat_is ->
    [you] { $n ->
        [one] You took 1 bonus token.
       *[other] You took { $n } bonus tokens.
        }
   *[other] { $n ->
        [one] { $seat } took 1 bonus token.
       *[other] { $seat } took { $n } bonus tokens.
        }
    }
tale-queue-ended = The queue ended. Turns go on until everyone has had equally many.
tale-matsuri-moved = { $seat_is ->
    [you] You moved the Matsuri to { $ward }.
   *[other] { $seat } moved the Matsuri to { $ward }.
    }
tale-princess-moved = { $seat_is ->
    [you] You moved the Princess to { $ward }.
   *[other] { $seat } moved the Princess to { $ward }.
    }
tale-kaicho-moved = { $seat_is ->
    [you] You moved your Kaicho to { $ward }.
   *[other] { $seat } moved their Kaicho to { $ward }.
    }
tale-kaiju-moved = { $seat_is ->
    [you] You moved the Kaiju to { $ward }.
   *[other] { $seat } moved the Kaiju to { $ward }.
    }
tale-kaiju-drawn = { $seat_is ->
    [you] You drew the Kaiju!
   *[other] { $seat } drew the Kaiju!
    }
tale-kaiju-in-bay = The pile ran out, and the Kaiju surfaced in the bay.
tale-fled = Fled to { $ward }: { $group }.
tale-accompanied = With them in { $ward }: { $group }.
tale-thief-caught = The { $goods } thief was caught at { $station }.
tale-kaicho-let-go = { $seat_is ->
    [you] Your Kaicho stayed at { $station }.
   *[other] { $seat }'s Kaicho stayed at { $station }.
    }
tale-art-served = { $seat_is ->
    [you] You got 1 art collector at { $station }.
   *[other] { $seat } got 1 art collector at { $station }.
    }
tale-companion-queued = On card { $space } of the queue: { $companion }.
tale-companion-gone = Left the game: { $companion }.
tale-art-earned = { $seat_is ->
    [you] You took 1 art collector.
   *[other] { $seat } took 1 art collector.
    }

set-part-sets = sets
set-part-fives = { $n ->
    [one] { $n } set of five
   *[other] { $n } sets of five
    }
set-part-fours = { $n ->
    [one] { $n } set of four
   *[other] { $n } sets of four
    }
set-part-threes = { $n ->
    [one] { $n } set of three
   *[other] { $n } sets of three
    }
set-part-twos = { $n ->
    [one] { $n } set of two
   *[other] { $n } sets of two
    }
set-part-singles = { $n ->
    [one] { $n } single
   *[other] { $n } singles
    }
set-row-customers = { $goods }: customers, doubles counted twice
set-row-bonus = Bonus tokens
set-row-art = Art collectors, with that variant
set-row-took = First bonus token: 1 for who took one first, then 2, 3, 4

set-tie-first-token = { $seat_is ->
    [you] Tied at { $points }. You took a bonus token first.
   *[other] Tied at { $points }. { $seat } took a bonus token first.
    }
set-tie-sets = { $seat_is ->
    [you] Tied at { $points }. You have more sets of { $size }: { $more } to { $fewer }.
   *[other] Tied at { $points }. { $seat } has more sets of { $size }: { $more } to { $fewer }.
    }
set-tie-shared = Tied at { $points }, with the same sets: { $seats } share the victory.

option-city = Choose the city you play in.
option-no-matsuri = Play without the Matsuri.
option-bonus = Bonus tokens for Upgrades, none, or none with a queue of eight customers.
option-first-token = Whoever took a bonus token first wins ties.
option-kaiju = A Kaiju: none, out of the bay when the pile runs out, or from a card in the deck.
option-princess = The Princess wanders, and her ward is wild for everyone.
option-kaicho = Each player has a Kaicho whose ward is wild for them.
option-thief = Thieves join the customers and spoil a sale.
option-hachiko = Hachiko waits to be brought home.
option-home = Hachiko's home is another station.
option-art = Bonus tokens are art collectors, a fifth type of customer.
option-form-station = the id of a station, or nothing
option-label-city = City
option-label-no-matsuri = No Matsuri
option-label-bonus = Bonus tokens
option-label-first-token = First token wins ties
option-label-kaiju = Kaiju
option-label-princess = Princess
option-label-kaicho = Kaicho
option-label-thief = Thieves
option-label-hachiko = Hachiko
option-label-home = Hachiko's home
option-label-art = Art collectors
choice-fault-none-of-them = “{ $value }” isn't one of the choices.
choice-fault-no-station = “{ $value }” can't be the id of a station.
setup-problem-no-neighbours = The map “{ $map }” doesn't say which wards are neighbours, so no figure can move on it.
setup-problem-art-without-tokens = Art collectors are bonus tokens. Play with bonus tokens to have them.
setup-problem-no-home = Hachiko has no home on the map “{ $map }”. Name one of its stations.
load-problem-own-neighbour = it is its own neighbour
load-problem-one-sided = '{ $name }' is its neighbour, but doesn't name it back
entry-problem-bonus = { $entered } bonus tokens are entered; there are only { $there }.
entry-problem-art = { $entered } art collectors are entered; there are only { $there }.

word-queue-ended = the queue has ended
word-queue = queue:
word-stacks = Bonus stacks left: { $left }.
word-kaiju-waits = The Kaiju hasn't shown up yet.
word-kaiju-in-bay = The Kaiju is in the bay.
word-kaiju-comes = The Kaiju is coming ashore.
word-bonus-tokens = { $n ->
    [one] { $n } bonus token
   *[other] { $n } bonus tokens
    }
word-art-earned = { $n ->
    [one] { $n } art collector
   *[other] { $n } art collectors
    }
word-matsuri-sign = Matsuri
word-princess-sign = Princess
word-kaiju-sign = KAIJU
word-thief-sign = { $goods }-thief
word-art-sign = Art
word-dog-sign = Hachiko
word-kaicho-sign = { $letter }:Kaicho
word-icons = F food C clothing B books E electronics, F2 double · ★ icon · K:food store, K:DEPT department store, – none
