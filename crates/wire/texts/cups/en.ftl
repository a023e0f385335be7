# What the server says when it refuses something about tournaments and the daily challenge. It comes with the pages that need it.

# Tournaments.
cup-name = Give the tournament a name of 1 to { $most } characters.
cup-size = Tables of this game seat 2 to { $most } people here. Pick a number in between.
cup-games = A match is one game, best of 3 or best of 5.
cup-rounds = Pick 1 to { $most } rounds.
cup-people = Let 2 to { $most } people take part.
cup-least = The minimum is larger than the number of places. Lower it, or add places.
cup-clock = Choose a time limit. Everybody would wait for whoever doesn't come.
cup-seats = Leave the seats empty. The tournament decides who sits where.
cup-starts = Pick a start between now and a year from now.
cup-no-cup = There's no tournament here. Check the address.
cup-full = This tournament is full.
cup-begun = This tournament has begun. Nobody can sign up any more.
cup-not-running = This tournament isn't being played now.
cup-link = You need the organizer's link to sign up.
cup-accounts = This tournament is for people with an account. Create one first; you keep your games.
cup-entered = You have already signed up.
cup-not-entered = You're not in this tournament.
cup-few = At least { $least } people are needed to start.
cup-organiser-only = Only the organizer can do that.
cup-no-return = You can't come back to this tournament.
cup-too-many-cups = You already have { $most } tournaments. Wait until one is over.

# The daily challenge.
cup-no-solo = This game has no daily challenge: it can't be played alone.
cup-no-day = There's no challenge for this day.
