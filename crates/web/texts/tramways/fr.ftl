# What the page says of its game. See `texts.rs`.

## The city
tramways-map = Plan de la ville
tramways-not_here = Rien à faire ici pour l’instant : suivez l’indication ci-dessus.
tramways-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
tramways-tab-map = Ville
tramways-tab-market = Marché
tramways-tab-players = Joueurs
tramways-label-link = Liaison { $link }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} (à { $name })
tramways-label-lake = Lac { $at }
tramways-label-mountain = { $at }, montagne
tramways-label-upgraded = { $at }, bâtiment amélioré
tramways-label-passenger = Passager à { $place }
tramways-link-title = { $name_is ->
    [you] Votre liaison
   *[other] Liaison de { $name }
} : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
tramways-link-ends = De { $one } à { $other }
tramways-link-loose = bout libre en { $at }
tramways-link-fare = Tarif { $n } $, { $upgraded } $ une fois améliorée
tramways-link-fare_upgraded = Tarif { $n } $, améliorée
tramways-link-safe = Incomplète, mais on y a travaillé cette manche : elle reste.
tramways-link-at_risk = Il faut y travailler avant la fin de la manche, sinon elle est retirée.
tramways-link-incomplete = Incomplète : elle ne rapporte rien.
tramways-trip-title = Voyages depuis { $place }
tramways-trip-none = Aucun de vos tickets ne correspond à un lieu que ce passager peut atteindre.
tramways-trip-more = { $n ->
    [one] et { $n } autre itinéraire
   *[other] et { $n } autres itinéraires
}
tramways-trip-to = Vers { $place }, { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}
tramways-trip-gain = { $name } : { $gains }
tramways-trip-happiness = { $n } PB
tramways-trip-money = { $sign }{ $n } $
tramways-trip-stress = { $n } stress
tramways-trip-worker = +1 ouvrier
tramways-trip-or_card = +{ $n } $ ou une carte
tramways-trip-cheapest = Si vous payez au moindre coût :
tramways-label-and = { $one }. { $other }
tramways-tab-label = Parties du plateau

## Tickets, bills and offers
tramways-ticket-development = Carte Développement { $ticket }
tramways-ticket-parcel = Carte Parcelle { $ticket }
tramways-ticket-building = Carte Bâtiment ({ $kind }) { $ticket }
tramways-ticket-auction = Carte Enchère { $ticket }
tramways-ticket-generic = Ticket Générique { $ticket }
tramways-ticket-pay3 = −3 $
tramways-ticket-stress1 = +1
tramways-ticket-times = { $n } ×
tramways-ticket-several = { $n } × { $ticket }
tramways-hand-label = Vos tickets
tramways-hand-title = { $n ->
    [one] Votre main : { $n } ticket, limite { $limit }
   *[other] Votre main : { $n } tickets, limite { $limit }
}
tramways-hand-empty = Votre main est vide.
tramways-hand-used = { $icon }, déjà jouée
tramways-hand-discard = Défausser
tramways-hand-discard_free = Défausser : gratuit
tramways-hand-discard_paid = Défausser : 1 $
tramways-hand-choose = Choisissez vos tickets pour la manche 6
tramways-hand-chosen = Déjà choisis :
tramways-hand-deck = Votre pioche : { $n }
tramways-hand-discards = Votre défausse : { $n }
tramways-hand-boxed = Hors du jeu : { $n }
tramways-bill-bid = Mise de { $amount } $
tramways-bill-reveal = Révéler la carte suivante pour { $amount } $
tramways-bill-build = { $n ->
    [one] Poser { $n } tuile
   *[other] Poser { $n } tuiles
}
tramways-bill-upgrade_link = Améliorer la liaison { $link }
tramways-bill-upgrade_a_link = Améliorer la liaison
tramways-bill-construct = Construire { $building } : { $place }
tramways-bill-upgrade_building = Améliorer : { $place }
tramways-bill-move = Déplacer un passager : { $from } vers { $to }
tramways-bill-happiness = Acheter { $points } PB pour { $amount } $
tramways-bill-due = À jouer :
tramways-bill-money = { $amount } $ en icônes ou en espèces
tramways-bill-rails = { $n ->
    [one] exactement { $n } symbole rail
   *[other] exactement { $n } symboles rail
}
tramways-bill-end = une destination : { $one }
tramways-bill-either = une destination : { $one } ou { $other }
tramways-bill-worker = 1 ouvrier
tramways-bill-chosen = Choisi :
tramways-bill-by_hand = Ou choisissez les icônes vous-même : celles qui peuvent payer brillent dans votre main.
tramways-bill-cheapest = Payer au moindre coût
tramways-bill-cheapest_rest = Payer le reste au moindre coût
tramways-bill-icons_alone = Payer en icônes
tramways-bill-pay_first = Payer d’abord { $amount } $ : { $ticket }
tramways-bill-consequence = +1 stress : conséquence de { $ticket }
tramways-bill-further = { $n ->
    [one] +{ $n } stress : deuxième icône de { $ticket }
   *[other] +{ $n } stress : { $n } icônes de plus de { $ticket }
}
tramways-bill-no_cost = Sans stress, rien d’autre à payer
tramways-bill-stress_sum = Stress { $from } → { $to }
tramways-bill-stress_lost = Stress { $from } → { $to }, et vous perdez { $lost } PB
tramways-bill-change = On vous rend { $amount } $
tramways-offer-label = Marché
tramways-offer-draft = Cartes Parcelle à prendre
tramways-offer-auction = Cartes d’enchères de cette manche
tramways-offer-next = Cartes d’enchères de la manche { $round }
tramways-offer-line = La file
tramways-offer-development = Cartes Développement
tramways-offer-supply = Bâtiments du stock
tramways-offer-deck = { $n ->
    [0] pioche vide
    [one] encore { $n } dans la pioche
   *[other] encore { $n } dans la pioche
}
tramways-offer-line_deck = pioche { $n }, défausse { $discards }
tramways-offer-left = reste { $n }
tramways-offer-newest = La plus récente : +1 stress
tramways-offer-price = La carte suivante coûte { $amount } $.
tramways-offer-keep = Carnet { $book } : gardez une carte
tramways-offer-leave_open = Carnet { $book } : laissez une carte visible dessus
tramways-offer-kept = La carte que vous gardez
tramways-offer-dealt = Vos cartes Développement : gardez-en une
tramways-offer-book = Carnet { $n }
tramways-offer-cards = { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
tramways-offer-takers = Cartes prises par { $names }
tramways-offer-you_left = À votre dernier passage, vous y avez laissé :
tramways-offer-development_deck = { $n ->
    [one] Pioche : { $n } carte
   *[other] Pioche : { $n } cartes
}

## The schedule, the auction, the players, the score pad
tramways-money = { $n } $
tramways-tracks = Bonheur et stress
tramways-happiness-title = Bonheur
tramways-happiness-of = { $name } : { $n } PB
tramways-happiness-all = Bonheur : { $each }
tramways-stress-title = Stress
tramways-stress-cost = { $n ->
    [one] −1 point à la fin
   *[other] −{ $n } points à la fin
}
tramways-stress-full = −{ $n } points à la fin ; chaque cran de plus coûte 1 PB
tramways-stress-label = Stress { $n } sur { $most }
tramways-panel-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tramways-panel-points_now = { $n ->
    [one] { $n } point pour l’instant
   *[other] { $n } points pour l’instant
}
tramways-panel-happiness = Bonheur : { $n } PB
tramways-panel-money = Argent : { $n } $
tramways-panel-workers = Ouvriers : { $n }
tramways-panel-hand = main { $n }/{ $limit }
tramways-panel-deck = pioche { $n }
tramways-panel-links = { $n ->
    [one] { $n } liaison
   *[other] { $n } liaisons
}
tramways-panel-links_and = { $n ->
    [one] { $n } liaison
   *[other] { $n } liaisons
} + { $incomplete ->
    [one] { $incomplete } incomplète
   *[other] { $incomplete } incomplètes
}
tramways-panel-tiles = reste { $straights ->
    [one] { $straights } droite
   *[other] { $straights } droites
}, { $curves ->
    [one] { $curves } courbe
   *[other] { $curves } courbes
}
tramways-schedule-label = Horaire
tramways-schedule-rounds = Manches
tramways-schedule-phases = Phases
tramways-schedule-order = Ordre du tour
tramways-schedule-old_order = Ancien ordre
tramways-round-with = Manche { $n }. Passagers à la fin : { $kind }.
tramways-round-last = Manche { $n }, la dernière. Pas de nouveaux passagers.
tramways-station-draft = Parcelles
tramways-station-books = Carnets
tramways-station-development = Développement
tramways-station-auction = Enchère
tramways-station-line = File
tramways-station-hands = Mains
tramways-station-first = Actions 1
tramways-station-second = Actions 2
tramways-station-administration = Administration
tramways-station-end = Fin de manche
tramways-station-score = Score final
tramways-next = Ensuite :
tramways-next-books = chacun garde une carte d’un Carnet.
tramways-next-keep_one = chacun garde une carte Développement.
tramways-next-auction = la première enchère.
tramways-next-line = la première carte d’enchères.
tramways-next-cards = chacun prend une carte d’enchères, dans le nouvel ordre.
tramways-next-hands = chacun complète sa main avec sa pioche et sa défausse.
tramways-next-first = tour d’actions 1, une action chacun.
tramways-next-second = tour d’actions 2, deux actions chacun.
tramways-next-turn = au tour de { $name }.
tramways-next-yours = à vous.
tramways-next-administration = l’administration, tous en même temps.
tramways-next-end = la fin de la manche.
tramways-next-score = le score final.
tramways-end-title = Fin de la manche { $round }
tramways-end-game = Fin de la partie
tramways-end-arrivals = { $n ->
    [0] { $kind } : pas de place pour un passager
    [one] { $kind } : { $n } nouveau passager
   *[other] { $kind } : { $n } nouveaux passagers
}
tramways-end-no_loss = Aucune de vos liaisons n’est menacée.
tramways-end-safe = { $n ->
    [one] Votre liaison incomplète reste pour cette manche.
   *[other] Vos { $n } liaisons incomplètes restent pour cette manche.
}
tramways-end-lost = { $n ->
    [one] Perdue si vous n’y travaillez pas :
   *[other] Perdues si vous n’y travaillez pas :
}
tramways-end-link = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
tramways-end-link_from = { $n ->
    [one] { $n } tuile ({ $place })
   *[other] { $n } tuiles ({ $place })
}
tramways-end-refill = Vous piochez jusqu’à { $limit } tickets ({ $hand } en main).
tramways-end-full = Vous piochez jusqu’à { $limit } tickets (aucun avec { $hand } en main).
tramways-end-no_refill = Vous ne piochez rien. À la manche 6, vous choisissez jusqu’à { $limit } tickets.
tramways-end-strained = Le stress à 21 vous coûte 1 PB.
tramways-end-scoring = PB + 3 par liaison complète + 1 par tranche de 10 $ − stress
tramways-end-points = Vous en êtes à { $n }
tramways-auction-label = Enchère
tramways-auction-title = Enchère de la manche { $round }
tramways-auction-stake = 1re place : +1 stress. Puis chacun prend une carte, dans le nouvel ordre.
tramways-auction-stake_last = 1re place : +2 stress. Seul l’ordre du tour est en jeu.
tramways-auction-fold = Voir le plan
tramways-auction-unfold = Voir l’enchère
tramways-auction-track = Piste des enchères
tramways-auction-new_order = Nouvel ordre
tramways-auction-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
tramways-auction-free = libre
tramways-auction-out = placé
tramways-auction-no_bid = pas de mise
tramways-auction-amount = { $n } $
tramways-auction-amount_by = { $n } $ : { $names }
tramways-auction-no_bids = Aucune mise pour l’instant.
tramways-auction-lead = Vous menez avec { $n } $.
tramways-auction-leads = { $name } mène avec { $n } $.
tramways-auction-to_lead = Pour mener, misez au moins { $n } $.
tramways-auction-cannot_lead = Vos moyens ne suffisent pas pour mener.
tramways-auction-pays = Vous payez { $n } $ tout de suite, quoi qu’il arrive.
tramways-auction-you_lead = Vous menez. Si personne ne mise plus, vous prenez la { $place ->
    [1] 1re
   *[other] { $place }e
} place à votre prochain tour.
tramways-auction-still_leads = { $name } mène toujours avec { $n } $.
tramways-auction-pass_free = Vous ne payez plus rien et quittez l’enchère.
tramways-auction-takes_place = { $name } prend la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
tramways-auction-ends = L’enchère est finie. Nouvel ordre : { $names }.
tramways-auction-take = Prenez une des cartes d’enchères visibles.
tramways-auction-takes = { $name } prend une carte d’enchères.
tramways-auction-void = Défaussez un autre ticket pour le ticket périmé.
tramways-auction-voids = { $name } défausse un ticket pour un ticket périmé.
tramways-known-title = Ce qu’ont les autres
tramways-known-counts = main { $hand } · pioche { $deck } · défausse { $discards }
tramways-known-hand = En main ({ $n })
tramways-known-hand_or_deck = En main ou dans la pioche ({ $n })
tramways-known-discards = Défausse ({ $n })
tramways-known-boxed = Hors du jeu ({ $n })
tramways-known-nothing = Aucun ticket n’est encore connu.
tramways-pad-intro = Saisissez ce qu’a chaque joueur à la fin. Liaisons incomplètes, ouvriers et cartes ne comptent pas.
tramways-pad-player = Joueur { $n }
tramways-pad-happiness = Bonheur (PB)
tramways-pad-links = Liaisons complètes
tramways-pad-money = Argent ($)
tramways-pad-stress = Stress (1 à 21)
tramways-pad-more = Ajouter un joueur
tramways-pad-fewer = Retirer un joueur
tramways-pad-clear = Effacer
tramways-pad-result = Résultat
tramways-pad-points = Points
tramways-pad-place = Classement
tramways-pad-rating = Appréciation
tramways-pad-note = À égalité, le joueur le plus riche passe devant.
learn-tramways-1-title = Une ville de liaisons
learn-tramways-1-text = Posez des rails entre bâtiments et parcelles, et faites-y voyager des passagers. Le bonheur et les liaisons complètes rapportent, le stress coûte. La partie dure six manches.
learn-tramways-2-title = Une carte d’un Carnet
learn-tramways-2-text = Choisissez d’abord un Carnet au marché. Gardez une de ses cartes et laissez-en une autre visible dessus. Avec vos cartes Parcelle et vos tickets Générique, vous avez sept tickets en main.
learn-tramways-3-title = L’enchère
learn-tramways-3-text = Chaque manche commence par une enchère pour l’ordre du tour. Choisissez un montant et payez-le aussitôt, ou passez et prenez la dernière place libre. La plus haute mise prend la 1re place, mais coûte 1 stress. Puis chacun prend une carte.
learn-tramways-4-title = Tout se paie en tickets
learn-tramways-4-text = Un ticket a jusqu’à quatre icônes et une bande. Une seule icône par ticket est gratuite ; chaque autre coûte 1 stress. Attention à l’angle inférieur droit : il s’applique dès que le ticket quitte votre main.
learn-tramways-5-title = Une action, puis deux
learn-tramways-5-text = Le tour d’actions 1 vous donne une action, le tour 2 vous en donne deux. Vous pouvez prendre 2 $ à la place d’une action. Choisissez d’abord quoi faire ; la note montre ensuite quels tickets paient.
learn-tramways-6-title = Poser des rails
learn-tramways-6-text = Partez d’un bâtiment, de votre parcelle ou d’un bout libre, et tracez la voie case par case. Il faut des icônes Pose pour exactement ces tuiles, un ouvrier et, si la liaison est complète, l’icône d’un de ses bouts.
learn-tramways-7-title = Ne délaissez pas vos liaisons
learn-tramways-7-text = Une liaison au bout libre demande du travail à chaque manche, sinon vous la perdez. La carte « Fin de la manche » vous avertit. Finissez d’abord les courtes : chacune rapporte 3 points.
learn-tramways-8-title = Déplacer un passager
learn-tramways-8-text = Jouez une bande et une destination. Chaque liaison empruntée donne 1 PB à son propriétaire. Les vôtres vous rapportent 1 $ par tuile ; celles des autres se paient. La destination ajoute un bonus.
learn-tramways-9-title = Construire et améliorer
learn-tramways-9-text = Construisez un bâtiment sur votre parcelle : 1 PB, un passager et un nouveau ticket. Améliorer une liaison complète ou votre bâtiment donne aussitôt 3 PB.
learn-tramways-10-title = Administration et fin de manche
learn-tramways-10-text = Jouez vos icônes argent, Ouvrier, Passager et Baisse de stress restantes, et défaussez ce qui ne sert pas : la première est gratuite. Puis des passagers arrivent et vous piochez jusqu’à votre limite.

## Own files and the map composer
tramways-composer-open = Composer le plan
tramways-composer-how = { $pointer ->
    [touch] Glissez des plateaux sur le plan, ou choisissez un plateau puis un emplacement. Touchez un plateau posé pour le tourner.
   *[other] Glissez des plateaux sur le plan, ou choisissez un plateau puis un emplacement. Cliquez sur un plateau posé pour le tourner.
}
tramways-composer-boards = Plateaux
tramways-composer-map = Plan
tramways-composer-board = Plateau { $letter }, { $n ->
    [one] { $n } parcelle
   *[other] { $n } parcelles
}
tramways-composer-parcels = { $n ->
    [one] { $n } parcelle
   *[other] { $n } parcelles
}
tramways-composer-empty = Rangée { $row }, emplacement { $column } : libre
tramways-composer-laid = Rangée { $row }, emplacement { $column } : plateau { $letter }
tramways-composer-turned = Rangée { $row }, emplacement { $column } : plateau { $letter }, tourné
tramways-composer-take_off = Retirer le plateau { $letter } du plan
tramways-composer-random = Plan aléatoire
tramways-composer-count = Plateaux : { $boards } sur { $needed }. Parcelles : { $parcels }, il en faut au moins { $least }.
tramways-composer-right = Vous pouvez jouer sur ce plan.
tramways-composer-is_random = Le plan est aléatoire.

## Hints
tramways-hint-money = { $n } $
tramways-hint-more_money = { $n } $ de plus
tramways-hint-tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
tramways-hint-more_tickets = { $n ->
    [one] { $n } ticket de plus en main
   *[other] { $n } tickets de plus en main
}
tramways-hint-others_happiness = { $n } PB pour d’autres joueurs
tramways-hint-others_money = { $n } $ pour d’autres joueurs
tramways-hint-begun = { $n ->
    [one] { $n } liaison en chantier, qui vaudra { $points } points une fois complète
   *[other] { $n } liaisons en chantier, qui vaudront { $points } points chacune une fois complètes
}
tramways-hint-limit = une limite de main de { $n }
tramways-hint-worker = { $n ->
    [one] { $n } ouvrier de plus
   *[other] { $n } ouvriers de plus
}
