# What the command line says around the words of a game.
line-waiting = Waiting for { $seats }.
line-of-seat = { $seat }: { $what }
line-took-back = { $seat } undid: { $what }
line-player = { $seat }
line-end = The end
line-not-over = The game isn't over yet.
line-tie-break = tie-break: { $numbers }
line-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
line-decisions =
    { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
line-seed = The seed of this game was { $seed }.
line-game = { $id }: { $name }, { $least } to { $most } players, rules version { $rules }
line-option = { $about } (default: { $default })
