# What the lessons say, in their order: title, what to do in each step, a nudge for each, what is said of tries that miss, the closing sentence.

# Those who play along are called by their colours.
name-0 = Red
name-1 = Blue
name-2 = Green

s1-title = Bring them home
s1-task1 = Bring the food and books customers from Chiyoda to your two red stores.
s1-nudge1 = Takadanobaba has your food store, Shinjuku your books store. Which station leads to both without passing one of Blue's stores?
s1-try-tokyo = From Tokyo you pass through Yotsuya, and Blue's food store there must take the food customer.
s1-try-akihabara = At Akihabara Blue's books store takes the books customer at once, and no track leads on.
s1-try-stop = The food customer is home, the books customer isn't. Go on to your books store.
s1-close = Every store on the way takes exactly one customer who wants what it sells.

s2-title = Build, then Move
s2-task1 = Earn the clothing customer in Shibuya this turn.
s2-nudge1 = No store takes this customer yet. You have two actions, and a card for each.
s2-try-goods = This customer wants clothing.
s2-try-expand = You only have two actions: one for a store, one for the Move. You don't need a track.
s2-try-income = Income ends your turn, and the customer is still waiting.
s2-try-end = The customer is still waiting, and you have an action left.
s2-close = Two different actions a turn. A new store earns nothing until you Move.

s3-title = Lay tracks
s3-task1 = Join Aoto, Oshiage and Ueno with two tracks. Save a card for the Move.
s3-nudge1 = The first track is free. The second costs a card of any ward that either track touches.
s3-try-katsushika = Keep Katsushika: the Move needs it. Sumida pays here too, because Oshiage lies in Sumida.
s3-try-stop = One track can't reach from Katsushika to Ueno. Add the second one for a card.
s3-try-senju = By way of Kita Senju only your Katsushika card pays, and the Move needs it. Go through Oshiage.
s3-try-build = Build costs a card, and you need both: one for the second track, one for the Move.
s3-try-income = Income ends your turn. Lay your tracks first.
s3-task2 = Move the double books customer from Katsushika to your store at Ueno.
s3-nudge2 = Katsushika has two stations. Which one do your tracks lead to?
s3-try-card = Build costs your last card, and the Move needs it.
s3-try-waiting = That ends your turn, and the customer is still waiting.
s3-close = One track is free, the next costs a card. Doubles are worth 2.

s4-title = Income comes last
s4-task1 = Lay a track this turn, and end the turn with five cards.
s4-nudge1 = It takes two actions. One of them ends your turn, so mind the order.
s4-try-income = Income ends your turn, and you still had a free track to lay.
s4-try-build = You need both of your actions: one for the track, one for the cards.
s4-try-end = You have an action left. A track is free, and Income fills your hand to five cards.
s4-close = Income fills your hand to five. With five or more, you draw one.

s5-title = Wildcards
s5-task1 = Move the food customer to Jiyugaoka, but save enough cards to build in Minato.
s5-nudge1 = You have no Setagaya card, but a wildcard will do. You have a store in Ota: what does that make your Ota card?
s5-try-ota = Ota is a wildcard all by itself. As one of three it's wasted, and Minato is out of reach.
s5-try-build = Minato can wait. Move the customer in Setagaya first.
s5-try-both = You need both of your actions: one to Move, one to build.
s5-try-income = Income ends your turn. Your cards are enough to Move and to build.
s5-task2 = Now build any store in Minato with the cards you have left.
s5-nudge2 = Without a Minato card you need a wildcard: a card of a ward where you have a store, or any three.
s5-close = Cards of wards where you have a store are wild. So are any three.

s6-title = Whose tracks?
s6-task1 = You're Green now. Earn the clothing customer, and let at most one rival draw.
s6-nudge1 = Rivals draw cards when you use their tracks. From which station do you need the tracks of only one?
s6-try-takadanobaba = From Takadanobaba you use Red's track and Blue's, so both of them draw.
s6-try-both = That way you use Red's track and Blue's, so both of them draw.
s6-try-income = Income ends your turn, and the clothing customer is still waiting.
s6-try-end = The clothing customer is still waiting, and you have an action left.
s6-close = Each rival whose tracks you use takes one Income, however many you use.

s7-title = Where to stop
s7-task1 = Earn customers worth 3 points, and let Blue earn none.
s7-nudge1 = When two customers want the same store, you choose who gets off. And no Move has to go all the way.
s7-try-single = This one is worth 1, the double 2. You choose who gets off.
s7-try-yotsuya = At Yotsuya Blue's store takes the last food customer. Stop before that.
s7-try-stop = That's worth 2. The books customer would be worth 1 more, and your store is at the next station.
s7-try-tokyo = From Tokyo you pass through Yotsuya, and Blue's store there takes a food customer.
s7-try-akihabara = At Akihabara Blue's store takes the books customer at once.
s7-close = End a Move where someone got off. The rest wait in that ward.

s8-title = Department stores
s8-task1 = Upgrade one of your stores: the one that costs you less.
s8-nudge1 = You give up a customer of the store's type. At the end, the type you have most of scores nothing.
s8-try-shinjuku = That costs your only books customer. You have plenty of food, and the type you have most of scores nothing.
s8-try-move = None of your stores takes electronics or clothing yet. Upgrade one first.
s8-try-both = You need both of your actions: one to Upgrade, one to Move.
s8-task2 = Now fetch the double clothing customer from Chiyoda.
s8-nudge2 = Your department store takes anyone, and you choose who. Keep away from Green's clothing store.
s8-try-tokyo = Green's clothing store at Tokyo takes the double at once.
s8-try-electronics = That one is worth 1, the double 2. Your department store takes only one of them.
s8-close = Department stores take anyone. With three on the map, two customers arrive each turn.

s9-title = The most are lost
s9-task1 = Your last turn! Take the customer that scores most, then end your turn.
s9-nudge1 = All customers of the type with the most tokens go. With a tie, you lose the cheaper type.
s9-try-food = Food keeps the most tokens, and all of it goes. That leaves you with 3 points.
s9-try-electronics = That makes 4 points, because all your food goes. You can get 5.
s9-try-income = Income ends your turn, and cards score nothing.
s9-try-build = Stores score nothing, and you need your card for the Move.
s9-try-end = This is your last turn, and three customers are waiting in Shibuya. Take one first.
s9-close = Three food, three clothing: a tie, so the cheaper food goes. You keep 5.

s10-title = Move a store
s10-task1 = Bring a clothing store to Shibuya, and keep a card for the Move.
s10-nudge1 = Both your clothing stores are on the map, but stores can move. While one stands at Omori, Ota is wild.
s10-try-shibuya = Once the store leaves Omori, Ota isn't wild any more, and nothing pays for the Move. Pay Ota now.
s10-try-goods = The customer in Shibuya wants clothing.
s10-try-expand = You need both of your actions: one to Build, one to Move.
s10-try-waiting = That ends your turn, and the customer is still waiting.
s10-task2 = Now move the double clothing customer to your store.
s10-nudge2 = A Move can be very short: a store takes a customer even at the station where you start.
s10-close = You pay first, then the store moves. Until then its old ward counts.

## what puzzles are about
theme-grand-tour = grand tour
theme-bypass = bypass
theme-own-rails = own rails
theme-build-and-collect = build and collect
theme-rails = rails
theme-wild-payment = wild payment
theme-balance = balance
theme-good-ending = Income to end
theme-department-store = department store
theme-new-store = a new store
theme-short-way = the short way
