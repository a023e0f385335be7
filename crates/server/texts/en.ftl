# What chat apps show of a link to this server: a title and one or two lines.

preview-site-title = Roundhouse: rail board games
preview-site = Play against bots right away, send your friends a link, or share one screen. No account, nothing to install.
preview-rules-title = { $game }: the rules

preview-invited-title = { $host } invites you to play { $game }
preview-table-title = A table for { $game }
preview-running-title = { $game }: a game in progress
preview-over-title = { $game }: a finished game
preview-move-title = { $game }: move { $n }
preview-free = { $n ->
    [one] One seat is free. Open the link, pick a name and sit down.
   *[other] { $n } seats are free. Open the link, pick a name and sit down.
}
preview-full = Every seat is taken. Open the link to watch.
preview-running = { $names } are playing. Open the link to watch.
preview-running-alone = { $names } is playing. Open the link to watch.
preview-over = Open the link to see the score sheet and replay the game.
preview-closed = This table is closed.

preview-private-title = You're invited to a table
preview-private = Open the link, pick a name and sit down.
preview-claim-title = A seat is reserved for you
preview-claim = Open the link to take your seat. It works once.

# What people are told while they are away.
news-turn = It’s your turn in { $game }.
news-turn-with = It’s your turn in { $game } with { $names }.
news-turn-of = It’s { $name }’s turn in { $game }.
news-began = { $game } has begun.
news-began-with = { $game } with { $names } has begun.
news-followed = { $name } has started a game of { $game }. You can watch it.
news-ended = { $game } is over.
news-ended-won = { $game } is over. Winner: { $names }.
news-invited = { $name } invites you to another game of { $game }.
news-plan = Your plan in { $game } didn’t fit any more, and was dropped.
news-clock = Your time in { $game } is running out: { $left } left.
news-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
news-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
news-several = News from your tables ({ $n })
news-test = It works: Roundhouse can reach you here.

# Mails, and the pages that they lead to.
mail-why = You asked Roundhouse to write to you when something happens at your tables.
    Stop these e-mails: { $stop }
mail-confirm-subject = Is this your address?
mail-confirm = Hello { $name },

    Someone, hopefully you, wants Roundhouse to write to this address when something happens at your tables.
    Open this link to agree:

    { $link }

    If it wasn’t you, do nothing: you won’t hear from us again.
mail-reset-subject = A new password for Roundhouse
mail-reset = Hello { $name },

    Someone, hopefully you, asked for a new password for your Roundhouse account.
    Open this link within an hour to choose a new one:

    { $link }

    If it wasn’t you, do nothing: your password stays as it is.
page-home = Go to Roundhouse
page-confirm-title = E-mails from Roundhouse
page-confirm-question = Should Roundhouse write to this address when something happens at your tables?
page-confirm-button = Yes, write to me
page-confirm-done = Done. You’ll get an e-mail when something happens at your tables.
page-stop-title = No more e-mails
page-stop-question = Should Roundhouse stop writing to this address?
page-stop-button = Yes, stop
page-stop-done = Done. Roundhouse won’t write to this address any more.

# Tournaments.
news-cup-began = { $cup } has begun. You play from the next round on.
news-cup-table = { $cup }: your table with { $names } is ready.
news-cup-table-alone = { $cup }: your table is ready.
news-cup-ended = { $cup } is over. Your place: { $place }. Winner: { $names }.
news-cup-cancelled = { $cup } was cancelled.
preview-cup-title = { $name }: a tournament
preview-cup-open = { $game }. { $n ->
    [one] One place is left. Open the link to sign up.
   *[other] { $n } places are left. Open the link to sign up.
}
preview-cup = { $game }. Open the link to follow the rounds and standings.
preview-daily-title = The daily challenge
preview-daily = One deal a day, the same for everybody. How many points will you score?
