# What the page says of its game. See `texts.rs`.

## The board
shinjuku-map = Plan de Tokyo
shinjuku-not_here = Rien à faire ici pour l’instant : suivez l’indication ci-dessus.
shinjuku-label-track = { $ends } : voie (propriétaire : { $name })
shinjuku-label-open = { $ends } : liaison libre
shinjuku-label-link = { $ends } : correspondance ouverte à tous
shinjuku-label-station = { $name }, arrondissement { $ward }
shinjuku-label-icon = { $station }, icône de grand magasin, rang { $rank }
shinjuku-label-with_store = { $station } : { $store }, propriétaire : { $name }
shinjuku-label-waiting = { $ward } : { $customers } en attente
shinjuku-beyond-left = { $n ->
    [one] Montrer { $n } autre choix à gauche
   *[other] Montrer { $n } autres choix à gauche
}
shinjuku-beyond-right = { $n ->
    [one] Montrer { $n } autre choix à droite
   *[other] Montrer { $n } autres choix à droite
}
shinjuku-beyond-top = { $n ->
    [one] Montrer { $n } autre choix en haut
   *[other] Montrer { $n } autres choix en haut
}
shinjuku-beyond-bottom = { $n ->
    [one] Montrer { $n } autre choix en bas
   *[other] Montrer { $n } autres choix en bas
}
shinjuku-panel-cards = cartes en main : { $n }
shinjuku-panel-track = voies restantes : { $n }
shinjuku-panel-stores = magasins restants : { $n }
shinjuku-panel-department_stores = grands mag. restants : { $n }
shinjuku-panel-customers = clients : { $n }
shinjuku-panel-points = score : { $n }
shinjuku-panel-points_now = score actuel : { $n }
shinjuku-cost-card = Coûte une carte { $wards }. Vous en avez une.
shinjuku-cost-wild = Coûte une carte { $wards }. Votre carte { $card } est un joker.
shinjuku-cost-three = Coûte une carte { $wards }. À la place, vous paieriez trois cartes au choix.
shinjuku-cost-points = Vos points : { $n }
shinjuku-part-kept = { $number } ×
shinjuku-part-removed = { $number } ×, les plus nombreux : ne comptent pas
shinjuku-tray-store = Magasin pour { $station }
shinjuku-tray-give_up = Quel client cédez-vous ?
shinjuku-tray-to_you = Quel client vient chez vous ?
shinjuku-tray-to_other = Quel client descend ?
shinjuku-tray-new = { $goods } (reste { $left })
shinjuku-trip-title = Le déplacement
shinjuku-trip-of = Déplacement : { $name }
shinjuku-trip-by = Voie : { $name }
shinjuku-trip-gets = { $name } : 1 × { $customer }
shinjuku-trip-stay = Restent à { $ward } : { $customers }.
shinjuku-trip-no_income = Aucun Revenu pour les autres joueurs jusqu’ici.
shinjuku-trip-will_draw = Revenu après le déplacement : { $names }
shinjuku-trip-drew = { $n ->
    [one] { $name } : Revenu, { $n } carte
   *[other] { $name } : Revenu, { $n } cartes
}
shinjuku-hand-label = Votre main
shinjuku-hand-title = Cartes en main : { $n }
shinjuku-hand-wild = joker
shinjuku-hand-wild_note = ★ joker : vous y avez un magasin
shinjuku-hand-card = Carte { $ward }
shinjuku-hand-wild_card = Carte { $ward }, joker
shinjuku-hand-picked = Carte { $ward }, choisie
shinjuku-earned-label = Vos clients
shinjuku-earned-title = Vos clients
shinjuku-earned-points = score : { $n }
shinjuku-earned-dropped = les plus nombreux : ne comptent pas
shinjuku-supply-label = Réserve et table
shinjuku-supply-title = Reste à construire
shinjuku-supply-left = { $what } : il en reste { $left } sur { $all }
shinjuku-supply-track = Voies : il en reste { $left } sur { $all }
shinjuku-supply-pile = Cartes dans la pioche : { $pile }, dans la défausse : { $discards }.
shinjuku-supply-top = Dernière défausse : { $ward }
shinjuku-supply-coming = { $n ->
    [one] { $n } client par tour (grands magasins construits : { $stores })
   *[other] { $n } clients par tour (grands magasins construits : { $stores })
}
shinjuku-pad-intro = Saisissez les clients que chacun a derrière son paravent à la fin. Les grands magasins ne servent qu’à départager.
shinjuku-pad-player = Joueur { $n }
shinjuku-pad-singles = simples
shinjuku-pad-doubles = doubles
shinjuku-pad-department_stores = Grands magasins
shinjuku-pad-department_store = Grand magasin { $n }
shinjuku-pad-more = Ajouter un joueur
shinjuku-pad-fewer = Retirer un joueur
shinjuku-pad-clear = Effacer
shinjuku-pad-result = Résultat
shinjuku-pad-points = Points
shinjuku-pad-place = Classement
shinjuku-pad-tie_two = Égalité : score sans deux types
shinjuku-pad-tie_three = Égalité : score sans trois types
shinjuku-pad-tie_rank = Égalité : plus haut rang de grand magasin
shinjuku-pad-note = Entre parenthèses : les clients du type le plus nombreux d’un joueur. Ils ne rapportent rien.

## The first game
learn-shinjuku-1-title = Les chemins de fer de Tokyo
learn-shinjuku-1-text = Vous dirigez une compagnie ferroviaire et ses magasins. Des clients arrivent dans toute la ville : amenez-les par les voies à vos magasins du bon type pour les gagner.
learn-shinjuku-2-title = Les clients arrivent
learn-shinjuku-2-text = Chaque tour commence par un nouveau client dans l’arrondissement de la carte piochée : alimentation, vêtements, livres ou électronique. Plus tard, ils arrivent par deux. Un double vaut 2 points.
learn-shinjuku-3-title = Deux actions différentes
learn-shinjuku-3-text = Faites ensuite jusqu’à deux actions différentes : Construire, Étendre, Agrandir, Déplacer ou Revenu. Revenu met fin à votre tour.
learn-shinjuku-4-title = Construire un magasin
learn-shinjuku-4-text = Payez une carte d’un arrondissement et mettez un magasin sur une gare libre de cet arrondissement. Choisissez le type que cherchent les clients des environs.
learn-shinjuku-5-title = Étendre
learn-shinjuku-5-text = Posez une voie sur une liaison libre : c’est gratuit. Contre une carte qui convient, vous pouvez ajouter une deuxième voie qui touche la première.
learn-shinjuku-6-title = Déplacer des clients
learn-shinjuku-6-text = Payez une carte d’un arrondissement où il y a des clients : tous voyagent ensemble, sur les voies de n’importe qui. Chaque magasin du bon type en prend exactement un au passage, même s’il est à un adversaire.
learn-shinjuku-7-title = Les voies des autres
learn-shinjuku-7-text = Vous pouvez emprunter les voies des autres, mais chaque propriétaire prend alors un Revenu. Un réseau à vous paie deux fois : personne ne pioche quand vous l’utilisez, et vous piochez quand on l’emprunte.
learn-shinjuku-8-title = Jokers
learn-shinjuku-8-text = Une carte d’un arrondissement où vous avez un magasin est un joker. Trois cartes quelconques en forment un aussi. Chaque nouveau magasin renforce donc votre main.
learn-shinjuku-9-title = Grands magasins
learn-shinjuku-9-text = Sur une gare avec l’icône, votre magasin peut devenir un grand magasin : payez une carte et un client gagné de son type. Il prend un client de n’importe quel type.
learn-shinjuku-10-title = Une collection équilibrée
learn-shinjuku-10-text = À la fin, vous perdez tous les clients de votre type le plus nombreux ; les autres font vos points. Collectionnez donc les quatre types à parts égales.

## Hints
shinjuku-hint-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
shinjuku-hint-more_cards = { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
}
shinjuku-hint-others_customers = { $n ->
    [one] { $n } client, qui va à un autre joueur
   *[other] { $n } clients, qui vont à d’autres joueurs
}
shinjuku-hint-others_cards = { $n ->
    [one] { $n } carte piochée par un autre joueur
   *[other] { $n } cartes piochées par d’autres joueurs
}
shinjuku-hint-earned = { $n ->
    [one] { $n } client
   *[other] { $n } clients
}
shinjuku-hint-wild = des jokers : { $wards }
shinjuku-hint-reach = { $n ->
    [one] { $n } gare de plus reliée à vos magasins
   *[other] { $n } gares de plus reliées à vos magasins
}
shinjuku-hint-waiting = { $n ->
    [one] un magasin pour { $n } client qui attend
   *[other] un magasin pour { $n } clients qui attendent
}
