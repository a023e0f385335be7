## The game and its options
about-expert = Deux joueurs sur trois plateaux.
about-expert-label = Variante expert
about-advanced-deal = Les cartes Parcelle se choisissent tour à tour au lieu d’être distribuées.
about-advanced-deal-label = Distribution avancée
about-alternate-development = Trois cartes Développement visibles à la place des Carnets.
about-alternate-development-label = Cartes Développement visibles
about-map = Les plateaux depuis le nord-ouest. Minuscule : plateau tourné, / : fin de rangée, . : trou.
about-map-form = random, ou des lettres comme AbCd
about-map-label = Plan
about-boards = Vos propres plateaux, en fichier TOML.
about-boards-label = Plateaux personnels
about-cards = Vos propres tickets, en fichier TOML.
about-cards-label = Tickets personnels

## The score
part-score = Score
part-happiness = Bonheur
part-links = Liaisons complètes ({ $each } points chacune)
part-money = Argent (1 point par tranche de { $each } $)
part-stress = Stress
row-stress = Stress (−1 point par niveau)
title-dismal = Lugubre
title-sad = Triste
title-surly = Renfrogné
title-content = Content
title-satisfied = Satisfait
title-merry = Joyeux
title-delighted = Ravi
title-exuberant = Exubérant
title-euphoric = Euphorique
title-ecstatic = Extatique

## What is wrong with a set-up, a map or an entry
setup-expert-is-for-two = La variante expert se joue à 2, pas à { $players }.
setup-no-auction-deck = { $parcels } cartes Parcelle restantes et { $cards } cartes Enchère ne font pas une pioche d’enchères pour { $players } joueurs.
setup-too-few-development-cards = La liste de cartes « { $list } » a { $there } cartes Développement ; il en faut { $needed } à cette table.
setup-too-few-building-cards = La liste de cartes « { $list } » a { $there } cartes Bâtiment de type { $kind } ; il en faut { $needed } à cette table.
setup-too-few-generic-tickets = La liste de cartes « { $list } » a { $there } tickets Générique d’une sorte ; il en faut { $needed } à cette table.
setup-generic-kinds = La liste de cartes « { $list } » a { $kinds } sortes de tickets Générique ; il en faut deux.
setup-too-few-parcels = Les plateaux montrent { $there } parcelles ; il en faut { $needed } à cette table.
setup-boards-on-map = Le plan compte { $there } plateaux ; il en faut { $needed } à cette table.
setup-too-few-boards = Il y a { $there } plateaux ; il en faut { $needed } à cette table.
setup-map-is-wrong = Plan : { $reason }
map-no-board = « { $letter } » n’est pas un plateau. Lettre : plateau (minuscule : tourné), / : fin de rangée, . : trou.
map-shape = Un plan a de 1 à { $rows } rangées de 1 à { $boards } plateaux.
map-board-twice = Il n’y a qu’un plateau { $letter }.
map-unknown-board = Les plateaux « { $boards } » n’ont pas de plateau { $letter }.
map-no-parcel-card = La liste de cartes « { $list } » n’a pas de carte pour la parcelle { $parcel }.
map-too-large = Un plan a au plus { $rows } rangées et { $columns } colonnes de cases.
map-too-many-locations = Un plan a au plus { $most } parcelles et bâtiments imprimés.
entry-players = { $there } joueurs saisis ; le jeu se joue de 1 à { $most }.
entry-player-number = Joueur { $number }
entry-stress = { $player } : un stress de { $stress } est impossible ; il va de 1 à { $most }.
entry-links = { $player } : { $links } liaisons complètes sont impossibles ; un joueur a { $tiles } tuiles.
entry-happiness = { $player } : { $hp } PB sont impossibles ; saisissez de −{ $most } à { $most }.

## Types of buildings, sides, icons, consequences, actions
kind-residence = Résidence
kind-commerce = Commerce
kind-leisure = Loisirs
kind-industry = Industrie
side-north = nord
side-east = est
side-south = sud
side-west = ouest
icon-build1 = Pose 1
icon-build2 = Pose 2
icon-build3 = Pose 3
icon-upgrade-rail = Amélioration de rails
icon-construct-building = Construction
icon-upgrade-building = Amélioration de bâtiment
icon-parcel-number = numéro de parcelle
icon-residence = R
icon-commerce = C
icon-leisure = L
icon-industry = I
icon-money1 = 1 $
icon-money2 = 2 $
icon-money3 = 3 $
icon-get-worker = Ouvrier
icon-add-passenger = Passager
icon-decrease-stress = Baisse de stress
icon-strip = bande
consequence-none = sans conséquence
consequence-pay3 = payer 3 $
consequence-stress1 = +1 stress
action-build = Poser des rails
action-upgrade-link = Améliorer une liaison
action-construct = Construire un bâtiment
action-upgrade-building = Améliorer un bâtiment
action-move = Déplacer un passager

## Things
noun-ticket = #{ $number } { $name }
noun-ticket-number = #{ $number }
noun-ticket-in-full = { $ticket } ({ $icons })
noun-ticket-with-consequence = { $ticket } ({ $icons } ; { $consequence })
noun-icons-of = { $icons } du ticket { $ticket }
noun-number-of = numéro { $parcel }
noun-void = périmé
noun-building = { $kind } { $at }
noun-parcel = parcelle { $parcel } { $at }
noun-parcel-alone = la parcelle { $parcel }
noun-parcel-of = la parcelle du ticket { $ticket }
noun-mountain = montagne { $at }
noun-a-residence = une Résidence
noun-a-commerce = un Commerce
noun-a-leisure = un bâtiment Loisirs
noun-an-industry = une Industrie
noun-a-building = un bâtiment
noun-link-by = { $ends } par { $at } { $side }
noun-your-link = votre liaison { $link }
noun-money = { $amount } $

## Refusals
refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous. On attend { $seats }.
refusal-you-are-done = Vous avez terminé ici. On attend { $seats }.
refusal-take-parcel-first = Prenez d’abord une carte Parcelle.
refusal-choose-book-first = Choisissez d’abord un Carnet à consulter.
refusal-keep-card-first = Gardez d’abord une carte du Carnet { $book }.
refusal-leave-card-open-first = Laissez d’abord une carte face visible sur le Carnet { $book }.
refusal-keep-dealt-first = Gardez d’abord une des cartes Développement reçues.
refusal-auction-first = L’enchère d’abord : misez ou passez.
refusal-take-auction-card-first = Prenez d’abord une des cartes d’enchères visibles.
refusal-discard-for-void-first = Vous avez pris un ticket périmé : défaussez d’abord un autre ticket.
refusal-line-first = Prenez d’abord une carte de la file, ou révélez la suivante.
refusal-fill-hand-first = Choisissez d’abord vos tickets pour la manche 6.
refusal-choose-action-first = Choisissez d’abord une action, ou prenez 2 $.
refusal-nothing-to-pay = Il n’y a rien à payer pour l’instant. Choisissez d’abord une action.
refusal-auction-over = L’enchère de cette manche est terminée. Choisissez une action, ou prenez 2 $.
refusal-administration-later = L’administration vient après les deux tours d’actions. Terminez d’abord votre tour.
refusal-end-turn-first = Vous n’avez plus d’action. Terminez votre tour.
refusal-begin-rails-first = Choisissez d’abord où commencent vos rails.
refusal-choose-link-first = Choisissez d’abord la liaison à améliorer.
refusal-choose-site-first = Choisissez d’abord la parcelle où construire.
refusal-choose-building-first = Choisissez d’abord le bâtiment à construire.
refusal-choose-upgrade-first = Choisissez d’abord le bâtiment à améliorer.
refusal-choose-passenger-first = Choisissez d’abord le passager à déplacer.
refusal-choose-destination-first = Choisissez d’abord la destination de votre passager.
refusal-choose-next-link-first = Choisissez d’abord la prochaine liaison du voyage.
refusal-lay-tile-first = Posez d’abord la tuile suivante, ou arrêtez les rails.
refusal-commerce-bonus-first = Choisissez d’abord votre bonus : 5 $ ou une carte Développement.
refusal-leisure-bonus-first = Choisissez d’abord votre bonus : combien de PB achetez-vous ?
refusal-place-passenger-first = Choisissez d’abord la case de votre nouveau passager.
refusal-administration-now = C’est l’administration : jouez des icônes, défaussez des tickets, ou terminez.
refusal-actions-over = Les actions de cette manche sont finies. Jouez des icônes, défaussez, ou terminez.
refusal-place-again-first = { $left ->
    [one] Une case prévue est prise : choisissez d’abord une autre case pour votre passager.
   *[other] Des cases prévues sont prises : choisissez d’abord d’autres cases pour vos { $left } passagers.
}
refusal-pay-bid-first = Payez d’abord votre mise de { $amount } $.
refusal-pay-reveal-first = Payez d’abord la carte suivante de la file.
refusal-pay-rails-first = Payez d’abord les rails annoncés.
refusal-pay-link-upgrade-first = Payez d’abord l’amélioration de la liaison.
refusal-pay-building-first = Payez d’abord le bâtiment annoncé.
refusal-pay-building-upgrade-first = Payez d’abord l’amélioration du bâtiment.
refusal-pay-trip-first = Payez d’abord le voyage annoncé.
refusal-pay-happiness-first = { $points ->
    [one] Payez d’abord le { $points } PB que vous achetez.
   *[other] Payez d’abord les { $points } PB que vous achetez.
}
refusal-not-in-hand = { $ticket } n’est pas dans votre main.
refusal-not-open = { $ticket } n’est pas face visible. Prenez une des cartes visibles.
refusal-not-in-book = { $ticket } n’est pas dans le Carnet { $book }.
refusal-not-dealt = Vous n’avez pas reçu { $ticket }.
refusal-not-laid-out = { $ticket } n’est pas parmi les tickets étalés.
refusal-not-in-line = { $ticket } n’est pas dans la file.
refusal-not-in-supply = Le bâtiment du ticket { $ticket } n’est pas dans le stock.
refusal-lower-twin = { $twin } fait la même chose : choisissez celui-là.
refusal-is-void = { $ticket } est périmé. Défaussez un ticket qui ne l’est pas.
refusal-no-icon-left = { $ticket } n’a plus d’icône { $icon } à jouer.
refusal-consequence-costs = { $ticket } coûte { $cost } $ en quittant votre main ; vous avez { $have } $.
refusal-no-book = Il n’y a pas de Carnet { $book } : { $books ->
    [0] cette partie se joue sans Carnets.
    [one] il n’y a que le Carnet 1.
   *[other] choisissez entre les Carnets 1 à { $books }.
}
refusal-book-empty = Le Carnet { $book } est vide. Choisissez-en un autre.
refusal-development-deck-empty = La pioche Développement est vide. Prenez une carte visible, ou 5 $.
refusal-no-auction-card-left = Il n’y a plus de carte d’enchères. Prenez une carte de la file.
refusal-void-costs-a-ticket = Vous pouvez défausser un ticket pour le ticket périmé : vous devez donc le faire.
refusal-smallest-bid = Misez au moins 1 $.
refusal-same-as-your-last-bid = Vous aviez déjà misé { $amount } $. Misez un autre montant.
refusal-same-as-bid-ahead = { $seat }, avant vous, a misé { $amount } $. Misez un autre montant.
refusal-price-beyond-means = Cela coûte { $price } $ ; vos espèces et vos icônes argent font { $most } $.
refusal-price-not-payable = Vos espèces et vos icônes ne paient pas { $price } $ sans une icône de trop.
refusal-icon-does-not-fit = Avec { $icon } du ticket { $ticket }, le reste ne se paierait pas exactement.
refusal-spare-money-icon = { $icon } du ticket { $ticket } est de trop ici, ou laisse un reste que vous ne pouvez pas payer.
refusal-cash-does-not-pay = Cela ne se paie pas en espèces. Jouez des icônes.
refusal-cash-short = Il reste { $rest } $ à payer ; vous avez { $cash } $ en espèces pour cela.
refusal-no-action-left = Vous n’avez plus d’action à ce tour.
refusal-money-taken = Vous avez déjà pris les 2 $ de ce tour.
refusal-act-or-take-money = Faites une action ou prenez 2 $ avant de terminer votre tour.
refusal-no-worker = Vous n’avez pas d’ouvrier. Une arrivée à une Industrie ou une icône Ouvrier en donne un.
refusal-no-icon-in-hand = Vous n’avez pas d’icône { $icon } en main.
refusal-no-build-icon = Vous n’avez pas d’icône Pose en main.
refusal-nothing-to-build = Vos icônes Pose ne paient exactement aucun des rails possibles.
refusal-no-link-to-upgrade = Vos tickets ne permettent d’améliorer aucune de vos liaisons complètes.
refusal-no-parcel-to-build-on = Vous n’avez pas en main le numéro d’une de vos parcelles où construire.
refusal-no-building-to-upgrade = Vos tickets ne permettent d’améliorer aucun de vos bâtiments.
refusal-nobody-to-move = Aucun de vos tickets ne correspond à un lieu qu’un passager peut atteindre.
refusal-no-rails-here = Pas de rails sur { $at } : seulement sur les plaines, les montagnes et vos parcelles.
refusal-side-in-use = Le côté { $side } de { $at } est pris par une autre tuile.
refusal-off-the-map = Les rails ne quittent pas le plan : il n’y a rien après { $at }, côté { $side }.
refusal-begin-elsewhere = Partez d’un bâtiment, d’une de vos parcelles ou du bout d’une de vos liaisons.
refusal-nothing-payable-from-here = Vos icônes Pose ne paient exactement aucun rail à partir d’ici.
refusal-no-loose-end = Seule la dernière tuile d’une de vos liaisons incomplètes se réoriente ; il n’y en a pas en { $at }.
refusal-same-direction = La tuile sort déjà du côté { $side }. Réorientez-la d’un autre côté.
refusal-side-stays = Le côté { $side } tient au reste de votre liaison et ne change pas.
refusal-rails-end-here = Vos rails ont rejoint votre autre liaison et s’arrêtent ici.
refusal-back-where-it-came = Vos rails viennent du côté { $side } ; sortez par un autre côté.
refusal-tiles-touch = Une autre tuile sur { $at } utilise un de ces côtés.
refusal-into-others-parcel = Les rails ne peuvent pas donner sur la parcelle d’un adversaire.
refusal-into-unclaimed-parcel = Les rails ne peuvent pas donner sur une parcelle qui n’est à personne.
refusal-joins-others-rails = Vos rails ne peuvent pas se raccorder à ceux d’un adversaire.
refusal-no-straight-left = Il ne vous reste plus de droite.
refusal-no-curve-left = Il ne vous reste plus de courbe.
refusal-no-tile-left = Il ne vous reste plus de tuile.
refusal-closes-ring = Vos rails ne peuvent pas former une boucle.
refusal-lay-a-tile = Posez au moins une tuile.
refusal-strands-your-link = Une autre de vos liaisons se termine à cette parcelle et perdrait son extrémité.
refusal-no-location-reached = Votre liaison doit atteindre un bâtiment ou une de vos parcelles à un bout au moins.
refusal-same-location = Les deux extrémités sont au même lieu. Une liaison en relie deux différents.
refusal-rails-do-not-add-up = { $rails ->
    [one] Il faut exactement { $rails } symbole rail ; vos icônes Pose ne font pas ce compte.
   *[other] Il faut exactement { $rails } symboles rail ; vos icônes Pose ne font pas ce compte.
}
refusal-no-destination-icon = Une liaison complète demande aussi l’icône { $one } ou { $other } ; vos tickets ne le permettent pas.
refusal-no-link-there = Aucune liaison ne commence en { $at }.
refusal-others-link = Cette liaison est à { $seat }. Vous n’améliorez que les vôtres.
refusal-link-incomplete = Cette liaison est incomplète. Complétez-la avant de l’améliorer.
refusal-link-upgraded = Cette liaison est déjà améliorée.
refusal-link-upgrade-takes = Il faut une icône Amélioration de rails et une icône de destination pour un bout de la liaison.
refusal-no-parcel-there = { $at } n’est pas une parcelle. Construisez sur une de vos parcelles.
refusal-not-your-parcel = La parcelle en { $at } n’est pas à vous. Construisez sur une de vos parcelles.
refusal-parcel-built-over = Il y a déjà un bâtiment en { $at }.
refusal-supply-empty = Il n’y a plus de bâtiment dans le stock.
refusal-construct-takes = Il faut une icône Construction et l’icône { $number }.
refusal-no-players-building = En { $at }, il n’y a pas de bâtiment construit par un joueur.
refusal-others-building = Ce bâtiment est à { $seat }. Vous n’améliorez que les vôtres.
refusal-building-upgraded = Ce bâtiment est déjà amélioré.
refusal-building-upgrade-takes = Il faut une icône Amélioration de bâtiment et l’icône de son type : { $kind }.
refusal-no-passenger-there = Il n’y a pas de passager en { $at }.
refusal-no-ticket-matches = Aucun de vos tickets ne correspond à un lieu que ce passager peut atteindre.
refusal-no-location = Aucun passager ne peut aller à { $to } : rails ou bâtiment sur place, ou hors du plan.
refusal-move-takes = Il faut une bande et l’icône { $end }.
refusal-no-way-to = Aucune suite de liaisons complètes ne mène d’ici à { $to }.
refusal-travel-incomplete = Cette liaison est incomplète. On voyage sur des liaisons complètes.
refusal-link-elsewhere = Cette liaison ne part pas d’ici.
refusal-visited-already = Le passager y est déjà passé.
refusal-destination-out-of-reach = Ce chemin ne mène pas le passager à { $to }.
refusal-not-for-administration = { $icon } ne sert pas ici. Jouez une icône argent, Ouvrier, Passager ou Baisse de stress.
refusal-workers-full = Vous avez { $workers } ouvriers ; il n’y a pas de place pour un de plus.
refusal-stress-lowest = Votre stress est à 1 et ne descend pas plus bas.
refusal-no-empty-space = Aucun bâtiment n’a de place vide pour un passager.
refusal-wait-for-spaces = Des joueurs avant vous pourraient prendre les dernières places. Attendez, ou renoncez.
refusal-no-empty-space-there = { $at } n’est pas une place vide d’un bâtiment.
refusal-discard-costs = Chaque défausse après la première coûte { $cost } $ ; vous avez { $have } $.

## Prompts
prompt-waiting = On attend { $seats } : { $what }.
awaited-take-parcels = cartes Parcelle
awaited-choose-book = choix d’un Carnet
awaited-look-through-book = consultation d’un Carnet
awaited-keep-dealt = choix d’une carte Développement
awaited-bid = mise
awaited-take-auction-card = carte d’enchères
awaited-discard-for-void = défausse pour le ticket périmé
awaited-line = carte de la file
awaited-fill-hand = tickets pour la manche 6
awaited-act = actions
awaited-choose-bonus = choix du bonus
awaited-administer = administration
awaited-place-again = autre case pour un passager
prompt-take-parcels = { $n ->
    [one] Prenez une carte Parcelle.
   *[other] Prenez { $n } cartes Parcelle, l’une après l’autre.
}
prompt-choose-book = Choisissez un Carnet à consulter.
prompt-keep-from-book = Gardez une carte du Carnet { $book }.
prompt-leave-open = Laissez une des autres cartes face visible sur le Carnet { $book }.
prompt-keep-dealt = Gardez une des cartes Développement reçues.
prompt-bid = Misez, ou passez et prenez la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
prompt-bid-barred = Misez (mais pas { $barred }), ou passez et prenez la { $place ->
    [1] 1re
   *[other] { $place }e
} place.
prompt-take-auction-card = Prenez une des cartes d’enchères visibles.
prompt-discard-for-void = Défaussez un autre ticket pour le ticket périmé.
prompt-line-of-one = Prenez la carte pour 1 stress, ou révélez la suivante pour { $price } $.
prompt-line = Prenez une carte (la plus récente coûte 1 stress), ou révélez la suivante pour { $price } $.
prompt-fill-hand = { $n ->
    [one] Choisissez encore { $n } ticket pour la manche 6.
   *[other] Choisissez encore { $n } tickets pour la manche 6.
}
prompt-choose-action = { $n ->
    [one] Choisissez une action, ou prenez 2 $ (il reste { $n } action).
   *[other] Choisissez une action, ou prenez 2 $ (il reste { $n } actions).
}
prompt-choose-action-or-end = Choisissez une action, ou terminez votre tour.
prompt-end-turn = Terminez votre tour.
prompt-commerce-book = Prenez 5 $, ou consultez un Carnet et gardez une carte.
prompt-commerce-display = Prenez 5 $, une carte Développement visible, ou la première de la pioche.
prompt-buy-happiness = Achetez des PB (1 pour 1 $, 2 pour 3 $, 3 pour 6 $, 4 pour 10 $…), ou aucun.
prompt-administration = Jouez $, Ouvrier, Passager ou Baisse de stress, défaussez (1re gratuite) ou terminez.
prompt-administration-paid = Jouez $, Ouvrier, Passager ou Baisse de stress, défaussez (1 $ chacune) ou terminez.
prompt-place-passenger = Choisissez la case du passager pour le ticket { $ticket }.
prompt-place-again = { $n ->
    [one] La case prévue est prise : placez votre passager ailleurs.
   *[other] Des cases prévues sont prises : placez { $n } passagers ailleurs.
}
prompt-choose-beginning = Choisissez où commencent vos rails, ou quel bout libre réorienter.
prompt-choose-link = Choisissez la liaison à améliorer.
prompt-choose-site = Choisissez la parcelle où construire.
prompt-choose-building-upgrade = Choisissez le bâtiment à améliorer.
prompt-choose-passenger = Choisissez le passager à déplacer.
prompt-lay-first = Posez la première tuile ({ $bed }, en venant du côté { $side }).
prompt-lay-next = { $n ->
    [one] Posez la tuile suivante ({ $bed }, côté { $side } ; { $n } symbole rail jusqu’ici).
   *[other] Posez la tuile suivante ({ $bed }, côté { $side } ; { $n } symboles rail jusqu’ici).
}
prompt-lay-or-stop = { $n ->
    [one] Posez la tuile suivante ({ $bed }, côté { $side }), ou arrêtez-vous ({ $n } symbole rail).
   *[other] Posez la tuile suivante ({ $bed }, côté { $side }), ou arrêtez-vous ({ $n } symboles rail).
}
prompt-stop-rails = Arrêtez les rails ici.
prompt-choose-building = Choisissez le bâtiment à construire ({ $place }).
prompt-choose-destination = Choisissez la destination du passager ({ $place }).
prompt-choose-first-link = Choisissez la première liaison ({ $from } vers { $to }).
prompt-choose-next-link = Choisissez la liaison suivante ({ $at } vers { $to }).
prompt-pay-money = Payez { $amount } $ { $purpose }, en icônes argent ou en espèces.
prompt-pay-rest = Payez { $amount } $ { $purpose }, en icônes argent ou en espèces (déjà { $played } $).
prompt-play-icons = Jouez { $due }, { $purpose }.
prompt-won = { $seat_is ->
    [you] { $points ->
        [one] Vous gagnez avec { $points } point !
       *[other] Vous gagnez avec { $points } points !
    }
   *[other] { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
}
prompt-shared = { $points ->
    [one] { $seats } partagent la victoire avec { $points } point.
   *[other] { $seats } partagent la victoire avec { $points } points.
}
prompt-rated = { $points ->
    [one] La partie est terminée : { $points } point, { $title }.
   *[other] La partie est terminée : { $points } points, { $title }.
}
prompt-over = La partie est terminée.
purpose-bid = pour votre mise
purpose-reveal = pour la carte suivante de la file
purpose-build = { $n ->
    [one] pour poser { $n } tuile
   *[other] pour poser { $n } tuiles
}
purpose-upgrade-link = pour améliorer la liaison { $link }
purpose-upgrade-a-link = pour améliorer la liaison
purpose-construct = pour construire { $building } sur la { $place }
purpose-upgrade-building = pour améliorer le bâtiment { $place }
purpose-move = pour déplacer le passager ({ $from } vers { $to })
purpose-happiness = pour { $points } PB
due-rails = { $n ->
    [one] des icônes Pose pour exactement { $n } symbole rail
   *[other] des icônes Pose pour exactement { $n } symboles rail
}
due-rails-and = { $n ->
    [one] des icônes Pose pour exactement { $n } symbole rail, puis { $end }
   *[other] des icônes Pose pour exactement { $n } symboles rail, puis { $end }
}
due-rails-and-either = { $n ->
    [one] des icônes Pose pour exactement { $n } symbole rail, puis { $one } ou { $other }
   *[other] des icônes Pose pour exactement { $n } symboles rail, puis { $one } ou { $other }
}
due-icon-and = { $icon }, puis { $end }
due-icon-and-either = { $icon }, puis { $one } ou { $other }
due-icon = { $icon }
due-end = { $end }
due-either = { $one } ou { $other }
due-nothing = rien

## Actions
label-take = Prendre { $ticket }
label-take-newest = Prendre { $ticket }, la plus récente : +1 stress
label-choose-ticket = Choisir { $ticket }
label-look-into = Consulter le Carnet { $book }
label-look-into-book = { $cards ->
    [one] Consulter le Carnet { $book } ({ $cards } carte : { $open })
   *[other] Consulter le Carnet { $book } ({ $cards } cartes, { $open } sur le dessus)
}
label-keep = Garder { $ticket }
label-leave-open = Laisser visible { $ticket }
label-bid = Miser { $amount } $
label-bid-with-icons = Miser { $amount } $ (avec des icônes argent)
label-pass = Passer et prendre la { $place ->
    [1] 1re
   *[other] { $place }e
} place
label-pass-now = Passer
label-reveal = Payer { $price } $ et révéler la carte suivante
label-play = Jouer { $icon } du ticket { $ticket }
label-play-more = Jouer aussi { $icon } du ticket { $ticket } (+1 stress)
label-play-with = Jouer { $icon } du ticket { $ticket } ({ $consequence })
label-pay-in-cash = Payer en espèces
label-pay-cash = Payer { $amount } $ en espèces
label-pay-rest = Payer les { $amount } $ restants en espèces
label-discard = Défausser { $ticket }
label-discard-with = Défausser { $ticket } ({ $consequence })
label-discard-free = Défausser { $ticket } gratuitement
label-discard-free-with = Défausser { $ticket } gratuitement ({ $consequence })
label-discard-for-money = Défausser { $ticket } pour 1 $
label-discard-for-money-with = Défausser { $ticket } pour 1 $ ({ $consequence })
label-discard-nothing = Ne rien défausser : aucun ticket ne peut l’être
label-act = { $action }
label-take-money = Prendre 2 $
label-end-turn = Terminer le tour
label-begin = Commencer ({ $bed }, en venant du côté { $side })
label-begin-from = Commencer ({ $bed }, côté { $side }, depuis { $place })
label-redirect = Réorienter le rail en { $at } (côté { $side })
label-redirect-to = Réorienter le rail en { $at } (côté { $side }, jusqu’à { $place })
label-lay-next = Poser la tuile suivante (côté { $to })
label-lay = Poser une tuile ({ $bed }, { $from } vers { $to })
label-lay-to = Poser une tuile ({ $bed }, { $from } vers { $to }, jusqu’à { $place })
label-stop = Arrêter les rails ici
label-stop-for = Arrêter les rails ici, pour { $due }
label-link-at = Choisir la liaison en { $at }
label-upgrade-link = { $n ->
    [one] Améliorer la liaison { $link } ({ $n } tuile)
   *[other] Améliorer la liaison { $link } ({ $n } tuiles)
}
label-travel-on-yours = Continuer par votre liaison { $link } : { $place } (la banque vous paie { $fare } $)
label-travel-on = Continuer par la liaison { $link } : { $place } (tarif { $fare } $ à { $seat })
label-choose-link = Choisir la liaison { $link } ({ $seat })
label-build-on = Construire : { $place }
label-upgrade = Améliorer : { $place }
label-move-passenger = Déplacer le passager : { $place }
label-put-passenger = Placer le passager : { $place }
label-choose-square = Choisir { $place }
label-construct = Construire { $building } et prendre { $ticket }
label-send-to = Destination : { $to }
label-take-five = Prendre 5 $
label-take-top = Prendre la première carte de la pioche Développement
label-buy-nothing = N’acheter aucun PB
label-buy = Acheter { $points } PB pour { $price } $
label-done = Terminer l’administration

## The log
tale-round-started = La manche { $round } a commencé.
tale-bid = { $seat_is ->
    [you] Vous avez misé { $amount } $.
   *[other] { $seat } a misé { $amount } $.
}
tale-passed = { $seat_is ->
    [you] Vous avez passé.
   *[other] { $seat } a passé.
}
tale-place-taken = { $seat_is ->
    [you] Vous avez pris
   *[other] { $seat } a pris
} la { $place ->
    [1] 1re
   *[other] { $place }e
} place du nouvel ordre.
tale-card-taken = { $seat_is ->
    [you] Vous avez pris { $ticket }.
   *[other] { $seat } a pris { $ticket }.
}
tale-cards-opened = De nouvelles cartes d’enchères sont visibles : { $tickets }.
tale-revealed = La carte suivante de la file était { $ticket }.
tale-line-shuffled = La défausse de la file a été mélangée en une nouvelle pioche.
tale-discarded = { $seat_is ->
    [you] Vous avez défaussé { $ticket }.
   *[other] { $seat } a défaussé { $ticket }.
}
tale-tickets-played = { $seat_is ->
    [you] Vous avez joué { $played }.
   *[other] { $seat } a joué { $played }.
}
tale-stress = { $seat_is ->
    [you] Votre stress est passé à { $level }.
   *[other] { $seat } a vu son stress passer à { $level }.
}
tale-happiness-gained = { $seat_is ->
    [you] Vous avez gagné { $points } PB.
   *[other] { $seat } a gagné { $points } PB.
}
tale-happiness-lost = { $seat_is ->
    [you] Vous avez perdu { $points } PB.
   *[other] { $seat } a perdu { $points } PB.
}
tale-money-taken = { $seat_is ->
    [you] Vous avez pris { $amount } $ à la banque.
   *[other] { $seat } a pris { $amount } $ à la banque.
}
tale-money-paid = { $seat_is ->
    [you] Vous avez payé { $amount } $ à la banque.
   *[other] { $seat } a payé { $amount } $ à la banque.
}
tale-built = { $seat_is ->
    [you] Vous avez posé des rails : { $tiles }.
   *[other] { $seat } a posé des rails : { $tiles }.
}
tale-redirected = { $seat_is ->
    [you] Vous avez réorienté un rail : { $tile }.
   *[other] { $seat } a réorienté un rail : { $tile }.
}
tale-redirected-and-built = { $seat_is ->
    [you] Vous avez réorienté un rail ({ $tile }) et continué : { $tiles }.
   *[other] { $seat } a réorienté un rail ({ $tile }) et continué : { $tiles }.
}
tale-link-upgraded = { $seat_is ->
    [you] Vous avez amélioré la liaison { $link }.
   *[other] { $seat } a amélioré la liaison { $link }.
}
tale-link-upgraded-at = { $seat_is ->
    [you] Vous avez amélioré la liaison en { $at }.
   *[other] { $seat } a amélioré la liaison en { $at }.
}
tale-constructed = { $seat_is ->
    [you] Vous avez construit { $building } sur la { $place } et pris { $ticket }.
   *[other] { $seat } a construit { $building } sur la { $place } et pris { $ticket }.
}
tale-building-upgraded = { $seat_is ->
    [you] Vous avez amélioré le bâtiment { $place }.
   *[other] { $seat } a amélioré le bâtiment { $place }.
}
tale-travelled = { $seat_is ->
    [you] Vous avez déplacé un passager : { $from } vers { $to }
   *[other] { $seat } a déplacé un passager : { $from } vers { $to }
}, par { $n ->
    [one] { $n } liaison.
   *[other] { $n } liaisons.
}
tale-travelled-over = { $seat_is ->
    [you] Vous avez déplacé un passager : { $from } vers { $to }
   *[other] { $seat } a déplacé un passager : { $from } vers { $to }
}, par { $n ->
    [one] { $n } liaison ({ $owners }).
   *[other] { $n } liaisons ({ $owners }).
}
tale-fare-from-bank = { $seat_is ->
    [you] La banque vous a payé un tarif de { $amount } $.
   *[other] La banque a payé un tarif de { $amount } $ à { $seat }.
}
tale-fare = { $seat_is ->
    [you] Vous avez payé un tarif de { $amount } $ à { $owner }.
   *[other] { $owner_is ->
        [you] { $seat } vous a payé un tarif de { $amount } $.
       *[other] { $seat } a payé un tarif de { $amount } $ à { $owner }.
    }
}
tale-awkward = { $seat_is ->
    [you] Situation gênante : vous n’avez pas pu payer ce tarif en entier. Plus aucun tarif n’a été payé pour ce voyage.
   *[other] Situation gênante : { $seat } n’a pas pu payer ce tarif en entier. Plus aucun tarif n’a été payé pour ce voyage.
}
tale-worker = { $seat_is ->
    [you] Vous avez reçu un ouvrier.
   *[other] { $seat } a reçu un ouvrier.
}
tale-hand-limit = { $seat_is ->
    [you] Votre limite de main est passée à { $limit }.
   *[other] { $seat } a vu sa limite de main passer à { $limit }.
}
tale-looked = { $seat_is ->
    [you] Vous avez consulté le Carnet { $book }.
   *[other] { $seat } a consulté le Carnet { $book }.
}
tale-kept = { $seat_is ->
    [you] Vous avez gardé { $ticket }.
   *[other] { $seat } a gardé { $ticket }.
}
tale-kept-unseen = { $seat_is ->
    [you] Vous avez gardé une carte Développement.
   *[other] { $seat } a gardé une carte Développement.
}
tale-left-open = { $seat_is ->
    [you] Vous avez laissé { $ticket } visible sur le Carnet { $book }.
   *[other] { $seat } a laissé { $ticket } visible sur le Carnet { $book }.
}
tale-development-opened = De nouvelles cartes Développement sont visibles : { $tickets }.
tale-passenger-planned = { $seat_is ->
    [you] Vous avez prévu un passager : { $place }.
   *[other] { $seat } a prévu un passager : { $place }.
}
tale-passenger-added = { $seat_is ->
    [you] Vous avez placé un passager : { $place }.
   *[other] { $seat } a placé un passager : { $place }.
}
tale-finished = { $seat_is ->
    [you] Vous avez terminé l’administration.
   *[other] { $seat } a terminé l’administration.
}
tale-link-removed = { $seat_is ->
    [you] Vous avez perdu votre liaison délaissée en { $squares }.
   *[other] { $seat } a perdu sa liaison délaissée en { $squares }.
}
tale-reshuffled = { $seat_is ->
    [you] Vous avez mélangé votre défausse en une nouvelle pioche.
   *[other] { $seat } a mélangé sa défausse en une nouvelle pioche.
}
tale-drew = { $seat_is ->
    [you] Vous avez pioché { $tickets }.
   *[other] { $seat } a pioché { $tickets }.
}
tale-drew-unseen = { $count ->
    [one] { $seat } a pioché { $count } ticket.
   *[other] { $seat } a pioché { $count } tickets.
}
tale-nobody-arrived = Aucun passager n’est arrivé : plus de case vide ({ $kind }).
tale-passengers-arrived = { $n ->
    [one] Un passager est arrivé ({ $kind }) : { $squares }.
   *[other] Des passagers sont arrivés ({ $kind }) : { $squares }.
}
tale-hand-kept = { $seat_is ->
    [you] Vous n’avez pas pris d’autre ticket pour la manche 6.
   *[other] { $seat } n’a pas pris d’autre ticket pour la manche 6.
}
tale-hand-filled = { $seat_is ->
    [you] Vous avez pris pour la manche 6 : { $tickets }.
   *[other] { $seat } a pris pour la manche 6 : { $tickets }.
}
tale-turn-ended = { $seat_is ->
    [you] Vous avez terminé votre tour.
   *[other] { $seat } a terminé son tour.
}
tale-game-over = La partie est terminée.

## The picture
word-thing = { $thing }
word-player = { $seat }
word-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
word-rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
word-none = aucun
word-set-up-draft = mise en place · choix des parcelles
word-set-up-books = mise en place · Carnets
word-set-up-development = mise en place · cartes Développement
word-round-auction = manche { $round } sur { $rounds } · enchère
word-round-cards = manche { $round } sur { $rounds } · enchère, cartes
word-round-line = manche { $round } sur { $rounds } · la file
word-round-hands = manche { $round } sur { $rounds } · mains
word-round-actions = manche { $round } sur { $rounds } · tour d’actions { $second }, { $left ->
    [0] plus d’action
    [one] reste { $left } action
   *[other] reste { $left } actions
}
word-round-administration = manche { $round } sur { $rounds } · administration
word-the-end = fin
word-old-order = ancien ordre
word-turn-order = ordre du tour
word-with = avec { $variants }
word-expert-variant = la variante expert
word-advanced-deal = la distribution avancée
word-open-development = les cartes Développement visibles
word-the-boards = les plateaux « { $name } »
word-the-cards = les cartes « { $name } »
word-sign-square = (rangée,colonne)
word-sign-plain = .. plaine
word-sign-mountain = ^^ montagne
word-sign-lake = ~~ lac
word-sign-parcel = A1 parcelle
word-sign-building = RR CC LL II bâtiment
word-sign-rail = o─ rail
word-sign-upgraded = O─ amélioré
word-sign-two-rails = ++ deux rails
word-sign-owner = (0,1)o* bâtiment du joueur o, avec un passager
word-sign-upgraded-building = (0,1)O amélioré
word-sign-same-building = +(0,2) même bâtiment
word-sign-loose-end = (0,1)N? bout libre
word-sign-tiles = d/c droites/courbes
word-sign-hand = main 5/7 limite 7
word-sign-consequence = !payer 3 $ conséquence
word-sign-brief = #8 R+1 $! en bref, sans la bande
word-sign-not-paid = ?─ rail pas encore payé
word-sign-next = ?? rail suivant
word-arrivals = arrivées
word-after-rounds = après la manche { $rounds }
word-no-more = plus aucune
word-parcels = parcelles
word-unclaimed = libres
word-rail = { $name }=rail{ $at }
word-cards = Cartes
word-auction-deck = pioche d’enchères { $n }
word-line-discards = défausse de la file { $n }
word-development-deck = pioche Développement { $n }
word-round = manche { $round }
word-line = file
word-book = carnet { $book }
word-empty = vide
word-card-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
word-taken-by = pris par { $seats }
word-you-left = vous y avez laissé { $tickets }
word-in-it = dedans
word-open = visibles
word-supply = stock
word-no-building-left = plus de bâtiment
word-no-strip = sans bande
word-players = Joueurs
word-you = vous
word-column-money = argent
word-column-happiness = PB
word-column-stress = stress
word-column-workers = ouvriers
word-column-tiles = tuiles d/c
word-column-hand = main
word-column-deck = pioche
word-column-discards = défausse
word-column-links = liaisons
word-column-score = score
word-column-bid = mise
word-column-place = place
word-links = liaisons
word-planned = prévu
word-passenger-on = passager en { $at }
word-in-play = en jeu
word-hand = main
word-dealt = reçues
word-kept = gardée :
word-deck = pioche
word-in-hand = en main
word-or-deck = ou pioche
word-discards = défausse
word-boxed = boîte
word-laid-out = étalés
word-chosen = choisis
word-link-tiles = { $n ->
    [one] { $ends } { $n } tuile
   *[other] { $ends } { $n } tuiles
}
word-link-fare = { $link } { $fare } $
word-link-upgraded = { $link }, améliorée
word-link-part-upgraded = { $link }, { $n } améliorées
word-link-useless = { $link }, inutile
word-link-incomplete = { $link }, incomplète
word-link-to-work-on = { $link }, incomplète, à travailler
word-score = Score
word-score-happiness = bonheur
word-score-links = liaisons × { $each }
word-score-money = argent / { $each }
word-score-stress = stress
word-score-total = SCORE
word-score-place = place

## What is wrong with boards or a card list
load-kind-board = plateau
load-kind-development = carte Développement
load-kind-parcel = carte Parcelle
load-kind-building = carte Bâtiment
load-kind-auction = carte Enchère
load-kind-generic = carte Générique
load-problem-name-length = le nom « { $name } » est vide ou trop long ; un nom compte de 1 à { $most } caractères
load-problem-name-unprintable = le nom { $name } contient un caractère qui ne s’affiche pas
load-problem-no-boards = il n’y a pas de plateaux ; de 1 à { $most } sont possibles
load-problem-board-letter = le nom d’un plateau est une lettre de A à Z
load-problem-rows = { $there ->
    [one] { $there } rangée
   *[other] { $there } rangées
} ; un plateau en a { $rows }
load-problem-in-row = rangée { $row } : { $problem }
load-problem-squares = { $there ->
    [one] { $there } case
   *[other] { $there } cases
} ; une rangée en a { $squares }
load-problem-no-square = case « { $token } » inconnue ; il y a .. ^^ ~~ RR CC LL II et les parcelles { $board }1 à { $board }9
load-problem-other-board = la parcelle { $parcel } est d’un autre plateau ; ici, elles vont de { $board }1 à { $board }9
load-problem-parcel-twice = la parcelle { $parcel } figure deux fois sur le plateau
load-problem-no-cards = il n’y a pas de cartes ; de 1 à { $most } sont possibles
load-problem-number = les cartes sont numérotées de 1 à { $most }
load-problem-id-twice = cet id figure deux fois dans la liste
load-problem-parcel-missing = sa parcelle (parcel) manque
load-problem-building-missing = son bâtiment (building) manque
load-problem-players-missing = son nombre de joueurs (players) manque
load-problem-no-parcel = « { $name } » n’est pas une parcelle ; une parcelle se nomme comme A1, par une lettre et un chiffre de 1 à 9
load-problem-parcel-taken = la parcelle { $parcel } a déjà une carte, { $ticket }
load-problem-no-building = bâtiment « { $name } » inconnu ; il y a R, C, L, I
load-problem-players = players = { $players } ; de { $least } à { $most } sont possibles
load-problem-only-parcel-cards = seules les cartes Parcelle ont le champ « { $field } »
load-problem-only-building-cards = seules les cartes Bâtiment ont le champ « { $field } »
load-problem-only-auction-cards = seules les cartes Enchère ont le champ « { $field } »
load-problem-icons = nombre d’icônes : { $there } ; de 1 à { $most } sont possibles
load-problem-no-icon = icône « { $name } » inconnue ; il y a { $icons }
load-problem-strip-is-no-icon = la bande ne prend pas de case (TR2) ; écrivez strip = true
load-problem-parcel-numbers = { $numbers } fois l’icône parcel_number ; une carte Parcelle l’a une fois
load-problem-no-parcel-number = seules les cartes Parcelle ont l’icône parcel_number
load-problem-no-consequence = conséquence « { $name } » inconnue ; il y a { $consequences }

## Une égalité
tie-money = Égalité à { $points }. { $seat_is ->
    [you] Vous avez plus d’argent
   *[other] { $seat } a plus d’argent
} : { $more } $ contre { $fewer } $.
tie-shared = { $points } points chacun et autant d’argent : { $seats } partagent la victoire.

## Ce que vous avez et vos débuts, pour les statistiques
holding-ticket = ticket { $ticket }
opening-card = Première carte Développement : { $ticket }
opening-no-card = Aucune carte Développement au départ
opening-bid = Première mise : { $amount } $
opening-pass = Première mise : passer
opening-no-bid = Première mise : aucune
opening-action = Première action : { $action }
opening-no-action = Première action : aucune
