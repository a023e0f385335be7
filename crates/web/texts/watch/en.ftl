# Looking on at games, and following players.

watch-title = Live now
watch-none = Nobody is playing at an open table right now. Start one, and others can watch.
watch-progress = { $watching ->
    [0] Move { $n }
    [one] Move { $n } · 1 watching
   *[other] Move { $n } · { $watching } watching
}
watch-followed = you follow
watch-following = Players you follow
watch-following_none = None yet. Open a player's profile to follow them.
watch-playing = { $n ->
    [one] playing now
   *[other] { $n } games now
}
watch-follow = Follow
watch-unfollow = Unfollow
watch-follow_note = You'll be told when they start a game you can watch. Only you see whom you follow.
watch-delay = What spectators see
watch-delay_none = Everything at once
watch-delay_decisions = { $n ->
    [one] One move behind
   *[other] { $n } moves behind
}
watch-delay_minutes = { $n ->
    [one] One minute behind
   *[other] { $n } minutes behind
}
