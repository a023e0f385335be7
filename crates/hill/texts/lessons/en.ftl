# What the lessons say, in their order: title, what to do in each step, a nudge for each, what is said of tries that miss, the closing sentence.

h1-title = One track
h1-task1 = Lay a red track to the Bank.
h1-nudge1 = Red ends at the City Hall. The road from there leads right, to the Bank.
h1-try-yellow = A track, but red’s plan wants the Bank.
h1-close = 6 for the card, 8 for the plan, and 10 not lost.
