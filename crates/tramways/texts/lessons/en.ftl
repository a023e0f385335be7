# What the lessons say, in their order: title, what to do in each step, a nudge for each, what is said of tries that miss, the closing sentence.

# Whoever plays along is called by the colour.
name-1 = Brown

t1-title = First ride
t1-task1 = Take the passenger from the Residence to Commerce.
t1-nudge1 = Your ticket has a strip and a C: all a ride takes. Move the passenger in the south-west corner.
t1-try-near = That's one link, for 1 HP. From the Residence, the ride crosses two.
t1-try-build = #63 can build too, but it's your only ticket. Let somebody ride on your rails.
t1-try-money = $2 would be your whole action. The ride earns more.
t1-close = Your links pay you twice: in happiness and in fares.

t2-title = Lay rails
t2-task1 = Link Industry (4,3) and Commerce (5,5).
t2-nudge1 = Build rails on the two plain squares south of the mountain. Begin at either end.
t2-try-mountain = A mountain takes both your rail symbols, and the rails stop halfway. Go around it in the south.
t2-try-around = On this side, the mountain is in your way. Use the plains south of it.
t2-try-ride = That ride would use up #26, and your link needs its I.
t2-close = Exactly enough rails, one worker, and one icon for either end.

t3-title = Two icons, one ticket
t3-task1 = Link Industry (4,3) and Commerce, and save a ticket for a ride.
t3-nudge1 = You know the two squares. #6 has Build 2 and a C: it can pay for all of it.
t3-try-both = Now both tickets are spent, and nothing is left for the ride. Use two icons of #6.
t3-try-early = Rails first. #62 has your only R, and from Commerce the ride is longer.
t3-try-money = You need both actions: one for the rails, one for the ride.
t3-task2 = Now bring a passenger from Commerce to the Residence.
t3-nudge2 = #62 has a strip and an R. Two icons cost 1 stress, but the Residence takes it off again.
t3-try-near = That's one link. From Commerce it's two, and that pays twice as much.
t3-try-rails = #62 can build, but it's your last ticket. Let it bring somebody home.
t3-close = Each extra icon on a ticket costs 1 stress. A ride home takes 1 off.

t4-title = Hills and lakes
t4-task1 = Lay your own rails from Industry (4,3) to Commerce.
t4-nudge1 = Brown's rails lie in the south, so cross the mountain. It takes two rail symbols; you have three in all.
t4-try-lake = West of here is a lake, a dead end; north and east are mountains. Three rail symbols won't reach Commerce.
t4-try-detour = Too far: from here, your three rail symbols won't reach the Industry.
t4-try-ride = Every ride to Commerce goes over Brown's link and pays Brown. Build your own first.
t4-close = A mountain takes 2 rail symbols. A lake takes no rails at all.

t5-title = What places give
t5-task1 = You have no rail worker. Let a ride bring you one.
t5-nudge1 = Industry gives you a worker, for 1 stress. Play the I of #65 and the strip of another ticket.
t5-try-first = Get the worker first: the fare of that ride helps you buy happiness.
t5-try-keep = Keep #7: its L takes you to Leisure. Your other tickets have strips, too.
t5-try-money = You need both actions: one for the worker, one for happiness.
t5-task2 = Now turn money into happiness: buy at least 3 HP at Leisure.
t5-nudge2 = Move a passenger to Leisure with the L of #7. There, 3 HP cost $6 and 4 HP cost $10.
t5-try-fewer = You can afford 3 HP: they cost $6.
t5-try-build = This is your last action. Your new worker can wait; Leisure can't.
t5-close = Industry gives a worker. Leisure sells happiness, each point dearer than the last.

t6-title = Fares
t6-task1 = Upgrade one of your links.
t6-nudge1 = #11 has all it takes: Upgrade Rail, and an I for the end at the Industry.
t6-try-keep = Keep #62: its R will bring somebody home. #11 has an I for the other end.
t6-try-early = Upgrade first, and the ride already earns the higher fare.
t6-try-money = You need both actions: first the upgrade, then the ride.
t6-task2 = Bring a passenger from Commerce to the Residence, and pay nobody.
t6-nudge2 = Two links lead from Commerce to the Industry. Yours is the one over the mountain.
t6-try-awkward = Brown's fare is $2; you have $1. Awkward: 1 stress, and no more fares on this trip, not even yours.
t6-try-near = That's one link. From Commerce, the ride crosses both of yours.
t6-close = On your links the bank pays you. On others' links, you pay.

t7-title = Your own building
t7-task1 = Build on H2 so that it joins its neighbour.
t7-nudge1 = Neighbours of the same type become one building. What stands north of H2?
t7-try-alone = C1 touches no building. H2 lies right below an Industry.
t7-try-other = Only an Industry joins Industry (4,2). It raises your hand limit, too.
t7-task2 = Now upgrade your Industry.
t7-nudge2 = #15 has the Upgrade Building icon, #26 the I for the type.
t7-try-ride = That ride would use up #26, and the upgrade needs its I.
t7-try-money = You need this action for the upgrade: it brings 3 HP.
t7-close = Building brings 1 HP, upgrading 3. An Industry raises your hand limit.

t8-title = Over the rails
t8-task1 = Build on H2 and turn one link into two useful ones.
t8-nudge1 = Your link runs across H2. A building there cuts it in two. Which type would merge with a neighbour?
t8-try-industry = It merges with Industry (4,2), so the rail on (5,3) leads from that building back into it.
t8-try-rails = More rails don't cut your link. A building on H2 does.
t8-try-money = $2 would be your whole action. A second link is worth 3 points.
t8-close = Building on your rail cuts it in two: 3 points more.

t9-title = Loose ends
t9-task1 = Finish your loose link at D3, and take $2.
t9-nudge1 = Turn the loose tile north for one rail symbol, or go on over the mountain for two.
t9-try-end = You still have an action. And a loose link that you don't work on vanishes when the round ends.
t9-try-new = That's a new link. Your loose one still vanishes when the round ends.
t9-try-number = Your link needs the number D3 on #30. Don't spend it on a building.
t9-close = Work on a loose link every round, or lose it.

t10-title = Before the game
t10-task1 = Look through a Ticket Book.
t10-nudge1 = You see only the top card of each Book. Look through either one to see the rest.
t10-task2 = Keep one card.
t10-nudge2 = Rails, rides or buildings: every card is good for something. Choose the one you like.
t10-task3 = Leave one of the other cards open on top.
t10-nudge3 = Everyone will see it. Choose one you don't mind Brown taking.
t10-close = You begin with seven tickets, two workers and $3.

t11-title = The auction
t11-task1 = Brown bid $1. Outbid Brown, so that you choose first.
t11-nudge1 = Any higher bid will do. Pay it with cash, or with the $1 icon of #97.
t11-try-pass = Last place gets what is left, and Brown takes A3.
t11-task2 = Take parcel A3.
t11-nudge2 = Its card is #23. Your disc goes on A3 at once.
t11-try-void = A void ticket costs you another one, and Brown gets A3.
t11-close = You pay every bid you make, and first place costs 1 stress.

t12-title = Paperwork
t12-task1 = Get a worker, calm down, add a passenger on (5,5), and discard #12.
t12-nudge1 = Play one icon each: Worker of #66, Stress −1 of #7, Passenger of #71. Then discard #12.
t12-try-money = You need the Worker of #66, and using both its icons costs 1 stress.
t12-try-home = A passenger comes to the Residence anyway when the round ends. Put yours on (5,5).
t12-try-discard = That ticket still has something to give. Get rid of #12.
t12-try-done = Not yet: once you finish, the rest of your list stays undone.
t12-task2 = Finish the administration.
t12-nudge2 = Brown has finished already. Next, you draw new tickets and passengers arrive.
t12-close = The first discard is free, but “pay $3” still bites.

t13-title = The end
t13-task1 = You have 12 points. End the game with at least 20.
t13-nudge1 = Ride far, twice: #62 leads home and #12 to Leisure, where money buys happiness. Then finish.
t13-try-money = $10 in cash make one point. A long ride brings more.
t13-try-upgrade = The upgrade brings 3 HP and costs you $3. Two long rides bring more.
t13-close = Happiness, 3 for each link, 1 for each $10, minus stress: that's your score.

## what puzzles are about
theme-long-ride = long ride
theme-ride = short ride
theme-one-ticket = one ticket, two icons
theme-bid = the right bid
theme-happiness-sale = happiness for money
theme-redirect = redirect
theme-rails = rails
theme-house = a new building
theme-awkward = awkward
theme-upgrade = upgrade
theme-last-round = last round
