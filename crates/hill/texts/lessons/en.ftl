# What the lessons say, in their order: title, what to do in each step, a nudge for each, what is said of tries that miss, the closing sentence.

# Whoever plays along.
name-1 = The bot

h1-title = One track
h1-task1 = Lay a red track to the Bank.
h1-nudge1 = Red ends at the City Hall. The road from there leads right, to the Bank.
h1-try-not-red = That's a track, but not a red one. Red's plan still lacks the Bank.
h1-try-discard = That gives up a track for 2 resources. Red's plan needs it.
h1-close = 6 for the card, 8 for the plan, and 10 you no longer lose.

h2-title = Roads are free
h2-task1 = Lay one blue track that passes both of blue's sixes.
h2-nudge1 = Blue's sixes lie side by side at the bottom. Your resource pays for the open land.
h2-try-one-six = Free, but it passes only one six. Your resource buys both: 12 points.
h2-try-spent = That spends your resource, and blue passes only one six. Which track passes both?
h2-try-blue-first = Blue first: its two sixes are worth 12.
h2-try-discard = No need to discard a track: one resource is enough.
h2-task2 = Now lay any track that costs nothing.
h2-nudge2 = Follow the roads. Where both cards have one, the track is free.
h2-try-discard-now = No need to discard a track: roads are free.
h2-close = Roads are free. Open land costs 1 resource for each half.

h3-title = Turn the card
h3-task1 = Place card 67, then lay red onto it for free.
h3-nudge1 = Look where the roads at red's two ends point. Cards touch by their corners too.
h3-try-turn = Good place, but no road of the card meets red's. Turn it: road to road.
h3-try-open-land = None of red's roads leads there. Look where they point.
h3-try-other-card = That's your other card. Card 67 is worth 6 to red.
h3-try-less = Free, but card 67 is worth more: 6 to red.
h3-try-not-red = You have one track this turn, and red needs it.
h3-try-discard = No need to discard a track: roads are free.
h3-close = Turn a card as you like. Roads needn't match, but open land costs you.

h4-title = Two ends
h4-task1 = Bring red to the Hospital.
h4-nudge1 = A line grows only at its two ends. Which one is next to the Hospital?
h4-try-wrong-end = Right line, wrong end. The Hospital is near the other one.
h4-try-past = That's the right end. The Hospital lies straight below it.
h4-try-not-red = It's red's plan that wants the Hospital, and that track isn't red.
h4-try-discard = Red needs all three of its tracks for this plan.
h4-close = Two ends, no branch, no loop.

h5-title = Cross or share
h5-task1 = Lay yellow across red, from card 63 to the Police Station.
h5-nudge1 = That's the diagonal from top right to bottom left. The roads are free; crossing costs 2.
h5-try-keep-token = That spends your Double Track. Keep it for black.
h5-try-no-crossing = Yellow doesn't cross red there. Look at the other diagonal.
h5-try-yellow-first = Yellow first: the Police Station is worth 6 to it.
h5-try-discard = No need to discard a track: your 2 resources pay for the crossing.
h5-task2 = Now lay black where red already lies: spend your Double Track.
h5-nudge2 = A Double Track lets two colours share a spot. Along the top, the road is free.
h5-try-own-spot = Free, but that spot is empty. Let black share one with red.
h5-try-not-black = Not this colour: let black share a spot with red.
h5-try-discard-now = No need to discard a track: sharing the road at the top is free.
h5-close = Crossing costs 2 resources; sharing costs a Double Track.

h6-title = Third and sixth
h6-task1 = Lay red's third track, to the School in the middle.
h6-nudge1 = Red ends at the City Hall, top right. A road leads down to the School.
h6-try-wrong-end = Red's third track, but it misses the School. Try the other end.
h6-try-red-first = Red first: its third track brings a bonus.
h6-try-discard = No need to discard a track: the roads you need are free.
h6-task2 = Choose one more track as your bonus: lay yellow's sixth.
h6-nudge2 = Yellow's sixth is a bonus track too. From the School up to the Hospital it's free.
h6-try-resources = 2 resources are worth 1 point. Yellow's sixth is free: take the track.
h6-try-plan-later = You'll get a plan, too. Take the track first: yellow's sixth brings another bonus.
h6-try-not-sixth = A good track, but it brings no bonus. Yellow's sixth does.
h6-task3 = Choose Plan cards as your bonus, and fulfil one at once.
h6-nudge3 = Keep the plan whose landmarks one of your lines already passes.
h6-try-one-point = 2 resources are worth 1 point. A fulfilled plan can bring 18.
h6-try-few-points = One more track brings a few points. A fulfilled plan can bring 18.
h6-try-seven = None of your lines has seven tracks yet. You can fulfil the other plan now.
h6-try-no-track = That line has no track yet, so it can't fulfil the plan.
h6-close = A bonus track can bring the next bonus: they chain.

h7-title = A whole turn
h7-task1 = Take the Town card that lets you fulfil red's plan this turn.
h7-nudge1 = Red's plan wants a Fire Station. You need two tracks to link all three.
h7-try-where = You need a Fire Station and two tracks. Which location gives you both?
h7-task2 = Place the Fire Station, lay two tracks, and fulfil red's plan.
h7-nudge2 = Place the Fire Station next to the Park or the Bank, road to road. Red has to pass all three.
h7-try-other-card = Red's plan needs the Fire Station in your town. Keep the other card.
h7-try-costly = You can't afford to lay red onto that card. Turn it: road to road.
h7-try-red-both = You have two tracks, and red needs both.
h7-try-discard = Red's plan needs that track.
h7-task3 = End your turn.
h7-nudge3 = You took, placed, laid, and used your location. That's all a turn asks.
h7-try-break = That would break red's plan. Just end your turn.
h7-close = Take first; then place, lay and use your location, in any order.

h8-title = Which line?
h8-task1 = Take the Plan card that's worth more to you.
h8-nudge1 = Look at the landmarks your lines already pass.
h8-try-four = No line passes four of one category, and red already has this card's twin.
h8-try-discard = Your plans need that track.
h8-task2 = Put it next to the line where it's worth most.
h8-nudge2 = Two lines can fulfil it. One of them has no fulfilled plan, which costs you 10.
h8-try-swap = +8, but red has fulfilled plans already. Which other line fulfils it, and is losing 10?
h8-try-even = That throws out a fulfilled plan: you gain nothing. Another line passes all three landmarks.
h8-try-no-track = That line has no track yet, so it can't fulfil the plan.
h8-close = Every line needs a fulfilled plan. Without one, it costs you 10.

h9-title = Tokens
h9-task1 = Turn black's 6 into 12.
h9-nudge1 = Take the token that doubles black, then find the card worth 6 to it.
h9-try-yellow = That's +3 for yellow. Black's 6 needs a ×2.
h9-try-elsewhere = Black's 6 isn't there. An upgrade counts only on a card its line passes.
h9-try-buy-later = Buying comes next. First take a token from your location.
h9-try-tokens-first = Your track can wait: tokens first.
h9-try-discard = No need to discard a track: 3 resources are enough.
h9-task2 = Buy a token, and keep the one that fulfils black's plan.
h9-nudge2 = Black passes a School and a Bank. Which token can stand for a Fire Station?
h9-try-double = Black's plan lacks a Fire Station. A Wild landmark stands for one.
h9-close = 3 resources buy you one of two tokens, any time in your turn.

h10-title = The start
h10-task1 = Take the set that fits your Plan cards best.
h10-nudge1 = Compare the landmarks on your six Plan cards with those in the sets.
h10-try-park = Its Park is on one of your plans. The other set's Zoo and Aquarium are on three.
h10-task2 = Place two of your three Town cards. The third stays in hand.
h10-nudge2 = The first card has only one place. The second touches it by an edge or a corner.
h10-task3 = Put your +3 for yellow on one of the two cards.
h10-nudge3 = It makes the card worth 3 more to yellow. Either card will do.
h10-task4 = Give red a plan with a Zoo or an Aquarium.
h10-nudge4 = Three of your six Plan cards name one or the other.
h10-try-none = None of your landmarks is on it. Your Zoo and Aquarium are on three others.
h10-try-pairs = That wants two pairs, and your three landmarks all differ. A Zoo or Aquarium plan is closer.
h10-task5 = Choose plans for your other lines: yellow, then blue, then black.
h10-nudge5 = Choose three of the five. The other two are discarded.
h10-close = Everyone chooses in secret. Then all is revealed, and round 1 begins.

h11-title = The last turn
h11-task1 = Bring red to the bottom right corner. It costs 3 resources.
h11-nudge1 = Your location gives 2. For the rest, discard a track where a line loses little.
h11-try-yellow = That breaks yellow's plan and costs you 18. Another line's end is cheaper.
h11-try-red = Red's plan needs that track.
h11-try-black = That end is worth 6 to black. Another line's end is cheaper.
h11-try-last-track = You have one track left in the game, and red needs it.
h11-try-not-corner = That's your last track, and it doesn't reach the bottom right corner.
h11-try-buy = A token won't bring red to the corner. Keep 3 resources for the track.
h11-task2 = End your turn, and with it the game.
h11-nudge2 = All is done. Discarding more tracks would only cost you points.
h11-try-discard = That track is worth more than 2 resources.
h11-close = You can discard any track at a line's end for 2 resources.

## what puzzles are about
theme-chain = bonus chain
theme-free-ride = free tracks
theme-corner = the corner
theme-minus-ten = no minus ten
theme-fulfilled = plan fulfilled
theme-right-place = the right location
theme-plan-swap = plan swap
theme-sold-track = track sold
theme-double-track = Double Track
theme-upgrade = upgrade in its place
theme-new-plan = a new plan
theme-good-track = one good track
theme-good-place = a card in its place
