# What the command line says around the words of a game.
line-waiting = On attend { $seats }.
line-of-seat = { $seat } : { $what }
line-took-back = { $seat } a annulé : { $what }
line-player = { $seat }
line-end = Fin de la partie
line-not-over = La partie n’est pas terminée.
line-tie-break = départage : { $numbers }
line-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
line-decisions =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
line-seed = La graine de cette partie était { $seed }.
line-game = { $id } : { $name }, de { $least } à { $most } joueurs, version { $rules } des règles
line-option = { $about } (par défaut : { $default })
