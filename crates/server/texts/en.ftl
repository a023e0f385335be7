# What chat apps show of a link to this server: a title and one or two lines.

preview-site-title = Roundhouse: rail board games
preview-site = Play against bots right away, send your friends a link, or share one screen. No account, nothing to install.
preview-rules-title = { $game }: the rules

preview-invited-title = { $host } invites you to play { $game }
preview-table-title = A table for { $game }
preview-running-title = { $game }: a game in progress
preview-over-title = { $game }: a finished game
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
