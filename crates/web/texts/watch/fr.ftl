# Regarder des parties, et suivre des joueurs.

watch-title = En direct
watch-none = Personne ne joue à une table ouverte en ce moment. Lancez une partie, et d’autres pourront la regarder.
watch-progress = { $watching ->
    [0] Coup { $n }
    [one] Coup { $n } · { $watching } spectateur
   *[other] Coup { $n } · { $watching } spectateurs
}
watch-followed = suivi
watch-following = Les joueurs que vous suivez
watch-following_none = Aucun pour l’instant. Ouvrez le profil d’un joueur pour le suivre.
watch-playing = { $n ->
    [one] joue en ce moment
   *[other] { $n } parties en cours
}
watch-follow = Suivre
watch-unfollow = Ne plus suivre
watch-follow_note = Vous serez averti quand une partie à regarder commence. Vous seul voyez qui vous suivez.
watch-delay = Ce que voient les spectateurs
watch-delay_none = Tout, aussitôt
watch-delay_decisions = { $n ->
    [one] { $n } coup de retard
   *[other] { $n } coups de retard
}
watch-delay_minutes = { $n ->
    [one] { $n } minute de retard
   *[other] { $n } minutes de retard
}
