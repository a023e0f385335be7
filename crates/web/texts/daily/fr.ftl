# The daily challenge.
daily-title = Le défi du jour
daily-text = Une donne en solo par jour, la même pour tous. Votre premier essai compte, et personne n’en voit rien avant d’avoir joué.
daily-today = { $day } : encore { $left }.
daily-past = { $day }
daily-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
daily-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
daily-done = { $n ->
    [0] Personne ne l’a encore terminé.
    [one] { $n } joueur l’a terminé.
   *[other] { $n } joueurs l’ont terminé.
}
daily-streak = Vous avez joué { $n } jours de suite.
daily-play = Jouer la donne du jour
daily-go_on = Continuer
daily-yours = Votre partie
daily-name_yourself = Choisissez un nom pour jouer. Avec un compte, vous figurez aussi parmi les meilleurs.
daily-of = Défi du jour : { $game }
daily-all = Les défis du jour
daily-best = Les meilleurs
daily-secret = Jouez d’abord. Ensuite vous verrez les résultats des autres, et pourrez regarder leurs parties.
daily-nobody = Personne ne figure encore ici.
daily-missed = Cet essai ne compte pas : il n’a pas été terminé le jour même, ou un robot a fini la partie.
daily-points = { $n ->
    [one] Vous avez marqué { $n } point.
   *[other] Vous avez marqué { $n } points.
}
daily-place = Place { $n }.
daily-guest = Créez un compte avant de jouer demain pour figurer parmi les meilleurs.
daily-previous = Le jour d’avant
daily-next = Le jour d’après
daily-score = Points
daily-rank = Titre
daily-when = Heure
