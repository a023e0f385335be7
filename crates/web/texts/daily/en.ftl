# The daily challenge.
daily-title = The daily challenge
daily-text = One solo deal a day, the same for everybody. Your first try counts, and nobody sees how it went before they have played.
daily-today = { $day }: { $left } left.
daily-past = { $day }
daily-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
daily-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
daily-done = { $n ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $n } players have finished it.
}
daily-streak = You've played { $n } days in a row.
daily-play = Play today's deal
daily-go_on = Go on
daily-yours = Your game
daily-name_yourself = Pick a name to play. With an account you also stand in the table of the best.
daily-of = Daily challenge: { $game }
daily-all = Today's challenges
daily-best = The best
daily-secret = Play first. Then you'll see how the others did, and can watch their games.
daily-nobody = Nobody stands here yet.
daily-missed = This try doesn't count: it wasn't finished on its day, or a bot played on.
daily-points = { $n ->
    [one] You scored { $n } point.
   *[other] You scored { $n } points.
}
daily-place = Place { $n }.
daily-guest = Create an account before you play tomorrow to stand in the table of the best.
daily-previous = Previous day
daily-next = The next day
daily-score = Score
daily-rank = Title
daily-when = When
