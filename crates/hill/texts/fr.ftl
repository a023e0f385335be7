# The Rail on the Hill, en français.

## Noms

line-red = rouge
line-yellow = jaune
line-blue = bleue
line-black = noire

line-name-red = Ligne rouge
line-name-yellow = Ligne jaune
line-name-blue = Ligne bleue
line-name-black = Ligne noire

landmark-amusement-park = Parc d’attractions
landmark-zoo = Zoo
landmark-aquarium = Aquarium
landmark-bank = Banque
landmark-hospital = Hôpital
landmark-school = École
landmark-city-hall = Mairie
landmark-police-station = Commissariat
landmark-fire-station = Caserne

landmark-short-amusement-park = Parc
landmark-short-zoo = Zoo
landmark-short-aquarium = Aquarium
landmark-short-bank = Banque
landmark-short-hospital = Hôpital
landmark-short-school = École
landmark-short-city-hall = Mairie
landmark-short-police-station = Police
landmark-short-fire-station = Caserne

location-resources = 2 ressources
location-plan = une carte Projet
location-track = une voie supplémentaire
location-development = un jeton Développement

location-name-resources = ressources
location-name-plan = Projet
location-name-track = voie
location-name-development = jeton

duty-track = action C
duty-location = action D
duty-bonus = bonus

condition-three-landmarks = { $a } + { $b } + { $c }
condition-four-of-a-category = 4 monuments d’une même catégorie
condition-five-types = 5 types de monuments
condition-two-pairs = 2 paires de monuments
condition-seven-tracks = 7 voies
condition-top-left-to-bottom-right = coins en haut à gauche et en bas à droite
condition-top-right-to-bottom-left = coins en haut à droite et en bas à gauche

effect-double-value = ×2 pour la ligne { $line }
effect-plus-three = +3 pour la ligne { $line }
effect-double-track = Double voie
effect-wild-landmark = Monument joker

request-top-to-bottom = lignes de la rangée du haut à celle du bas
request-left-to-right = lignes de la colonne de gauche à celle de droite
request-four-colour-cards = cartes à 4 couleurs
request-outer-three-colour-cards = cartes du bord à 3 couleurs ou plus
request-corner-two-colour-cards = cartes de coin à 2 couleurs ou plus
request-crossings = croisements
request-three-of-centre = lignes passant par au moins 3 cartes du centre
request-two-corners = lignes passant par au moins 2 coins
request-two-of-each-category = lignes avec 2 monuments de chaque catégorie
request-every-card-served = une voie sur chaque carte
request-shortest-line = jetons de la ligne la plus courte
request-least-planned-line = cartes Projet réalisées de la ligne qui en a le moins

noun-landmark = carte { $number } ({ $landmark })
noun-town = carte { $number }
noun-plan = { $what } ({ noun-points })
noun-plan-number = carte Projet { $number }
noun-token-number = jeton Développement { $number }
noun-cell = colonne { $column }, rangée { $row }
noun-no-roads = sans route
noun-roads = routes { $roads }
noun-resources = { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
}
noun-price = { $resources ->
    [0] gratuit
   *[other] { noun-resources }
}
noun-plans-fulfilled = { $plans ->
    [one] { $plans } carte Projet réalisée
   *[other] { $plans } cartes Projet réalisées
}
noun-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
noun-who = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
}

## Ce qui vous arrête, et ce qui marcherait

refusal-take-set-first = Choisissez d’abord un lot.
refusal-place-first-cards = Posez d’abord deux de vos trois cartes Ville.
refusal-put-first-upgrade = Mettez d’abord votre amélioration de ville sur l’une de vos deux cartes.
refusal-put-first-plan = Mettez une carte Projet à côté de chaque ligne : c’est au tour de la ligne { $line }.
refusal-take-card-first = Prenez d’abord une carte Ville (action A).
refusal-not-in-this-turn = Cela ne fait pas partie de votre tour : posez une carte ou une voie, faites votre action D ou une action libre.
refusal-choose-bonus-first = Choisissez d’abord votre bonus.
refusal-lay-bonus-first = Posez d’abord la voie supplémentaire de votre bonus.
refusal-keep-plan-first = Gardez d’abord l’une des deux cartes Projet piochées.
refusal-assign-first = Mettez d’abord votre nouvelle carte Projet à côté d’une ligne.
refusal-keep-token-first = Gardez d’abord l’un des deux jetons Développement piochés.
refusal-put-upgrade-first = Mettez d’abord votre amélioration de ville sur une carte.

refusal-others-take-set = C’est à un autre joueur de choisir un lot.
refusal-choices-made = Vos choix sont faits. Ils seront révélés quand tout le monde aura fini.
refusal-others-take-card = C’est à un autre joueur de prendre une carte Ville.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est terminée.

refusal-set-gone = Ce lot n’est pas proposé. Choisissez parmi ceux qui le sont.
refusal-upgrade-beside-cards = Votre amélioration de ville va sur l’une des deux cartes que vous avez posées.
refusal-other-line-next = Les lignes reçoivent leur carte Projet dans l’ordre : c’est au tour de la ligne { $line }.
refusal-plan-not-dealt = Cette carte Projet n’est pas à vous, ou elle a déjà une ligne.

refusal-one-card-a-turn = Vous avez déjà pris une carte Ville ce tour-ci.
refusal-location-empty = L’emplacement { $letter } n’a plus de carte Ville. Prenez-en une à un autre emplacement.
refusal-other-location = Vous avez pris votre carte à l’emplacement { $letter } : votre action D est { $gives }.
refusal-placed-already = Vous avez déjà posé une carte Ville ce tour-ci (action B).
refusal-laid-already = Vous avez déjà posé la voie de l’action C ce tour-ci.
refusal-location-done = Vous avez déjà fait votre action D ce tour-ci.
refusal-place-before-end = Posez une carte Ville avant de finir votre tour (action B).
refusal-location-before-end = Votre action D reste à faire : prenez { $gives } avant de finir votre tour.
refusal-lay-before-end = Vous avez encore une voie à poser.
refusal-not-in-hand = Cette carte Ville n’est pas dans votre main.
refusal-free-actions-later = Les actions libres viennent plus tard : quand tout le monde aura pris une carte Ville.

refusal-no-rotation = Les cartes Ville ne se tournent pas dans cette partie (sans rotation).
refusal-first-card-cell = Votre première carte va en [0, 0] ; les autres se comptent à partir d’elle.
refusal-cell-taken = Il y a déjà une carte ici. Choisissez une case libre.
refusal-touches-no-card = Posez-la de façon à toucher l’une de vos cartes par un côté ou par un coin.
refusal-beyond-frame = Votre ville dépasserait { $size } colonnes ou { $size } rangées.

refusal-not-across-two-cards = Une voie se pose à cheval sur deux de vos cartes qui se touchent par un côté ou par un coin.
refusal-spot-taken = Il y a déjà une voie ici. Pour en poser une seconde, il faut un jeton Double voie.
refusal-lay-costs = Cela coûte { noun-resources } ; vous en avez { $have }.
refusal-no-tracks-left = Les { $tracks } jetons de votre ligne { $line } sont tous utilisés.
refusal-loop = Votre ligne { $line } traverse déjà les deux cartes. Une ligne ne revient jamais sur une carte.
refusal-not-at-end = Prolongez votre ligne { $line } à l’un de ses deux bouts.
refusal-branch = Votre ligne { $line } ne peut pas bifurquer. Prolongez-la à l’un de ses deux bouts.

refusal-no-bonus = Vous n’avez pas de bonus pour poser une voie.
refusal-no-track-possible = Vous ne pouvez poser aucune voie. Choisissez un autre bonus.
refusal-no-plan-left = Il n’y a plus de carte Projet à piocher. Choisissez un autre bonus.
refusal-plan-not-drawn = Cette carte Projet n’est pas l’une des deux que vous avez piochées.

refusal-buy-costs = Un jeton Développement coûte { noun-resources } ; vous en avez { $have }.
refusal-no-token-left = Il n’y a plus de jeton Développement à piocher.
refusal-token-not-drawn = Ce jeton Développement n’est pas l’un des deux que vous avez piochés.
refusal-not-an-end-token = Vous ne pouvez défausser qu’une voie au bout de votre ligne { $line }.

refusal-plan-not-face-up = Cette carte Projet n’est pas sur le plateau principal. Prenez-en une face visible.
refusal-other-plan = Mettez d’abord « { $plan } » à côté d’une ligne.
refusal-plan-not-on-line = La carte Projet à défausser n’est pas à côté de votre ligne { $line }.
refusal-nothing-to-discard = Cartes Projet de votre ligne { $line } : { $held } sur { $most }. Il y a de la place : ne défaussez rien.
refusal-line-full = Votre ligne { $line } a déjà { $most } cartes Projet. Défaussez-en une pour faire de la place.
refusal-twin = Votre ligne { $line } a déjà une carte Projet de même effet. Choisissez une autre ligne, ou remplacez la jumelle.
refusal-token-not-face-up = Ce jeton Développement n’est pas sur le plateau principal. Prenez-en un face visible.
refusal-no-card-there = Vous n’avez pas de carte ici. Mettez l’amélioration de ville sur l’une de vos cartes.
refusal-card-has-token = Cette carte porte déjà un jeton Développement. Choisissez une carte qui n’en a pas.

## Ce qu’on vous demande

prompt-take-set = Choisissez un lot : trois cartes Ville et un jeton Développement.
prompt-first-card = Posez deux de vos trois cartes Ville. La troisième reste en main.
prompt-second-card = Posez encore une carte Ville. La dernière reste en main.
prompt-first-upgrade = Mettez votre amélioration de ville sur l’une de vos deux cartes.
prompt-first-plan = Choisissez la carte Projet de votre ligne { $line }.
prompt-take = Prenez une carte Ville à l’un des emplacements (action A).
prompt-act = Faites, dans l’ordre de votre choix : { $tasks }.
prompt-act-last = Il vous reste à { $tasks }.
prompt-act-or-end = Vous pouvez encore { $tasks }, ou finir votre tour.
prompt-end-turn = Tout est fait : finissez votre tour, ou faites d’abord des actions libres.
prompt-bonus = Choisissez votre bonus : 2 ressources, une voie de plus ou une carte Projet.
prompt-bonus-track = Posez la voie supplémentaire de votre bonus.
prompt-keep-plan = Gardez l’une des deux cartes Projet.
prompt-assign = Mettez « { $plan } » à côté d’une de vos lignes.
prompt-keep-token = Gardez l’un des deux jetons Développement.
prompt-upgrade = Mettez « { $token } » sur une carte de votre ville sans jeton.

task-place = poser une carte Ville
task-lay = poser une voie
task-gain = prendre 2 ressources
task-take-plan = prendre une carte Projet
task-lay-extra = poser la voie supplémentaire
task-take-token = prendre un jeton Développement

prompt-wait-set = { $seat } choisit un lot.
prompt-wait-choices = On attend { $seats } pour les choix secrets.
prompt-wait-take = { $seat } prend une carte Ville.
prompt-wait-turn = C’est à { $seat } de jouer.
prompt-wait-bonus = { $seat } choisit un bonus.
prompt-wait-plan = { $seat } réfléchit à une carte Projet.
prompt-wait-token = { $seat } réfléchit à un jeton Développement.
prompt-wait-turns = On attend { $seats }, dont le tour n’est pas fini.

prompt-over = La partie est terminée.
prompt-won = { noun-who } gagné avec { noun-points } et { noun-plans-fulfilled }.
prompt-shared = { $seats } partagent la victoire avec { noun-points } et { noun-plans-fulfilled } chacun.
prompt-solo = La partie est terminée avec { noun-points } : { $title }.

## Actions

label-take-set = Prendre le lot { $number } : { $towns }, avec « { $token } »
label-take-unknown-set = Prendre le lot { $number }
label-take = Prendre la { $town } à l’emplacement { $letter } : { $gives }
label-take-from = Prendre la carte Ville de l’emplacement { $letter } : { $gives }
label-place = Poser la { $town } en { $at }{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
} ({ $roads })
label-lay = Poser une voie { $line } : { $from } – { $to } ({ $duty }, { noun-price }{ $crossing ->
    [0] {""}
   *[other] , croisement
}{ $double ->
    [0] {""}
   *[other] , Double voie
}{ $bonus ->
    [0] {""}
   *[other] , puis un bonus
})
label-lay-somewhere = Poser une voie { $line } : { $from } – { $to } ({ $duty })
label-gain = Prendre 2 ressources
label-take-plan = Prendre la carte Projet « { $plan } »
label-take-token = Prendre « { $token } »
label-bonus-resources = Bonus : prendre 2 ressources
label-bonus-track = Bonus : poser une voie de plus
label-bonus-plans = Bonus : piocher 2 cartes Projet, en garder 1
label-keep-plan = Garder « { $plan } »
label-assign = Mettre « { $plan } » à côté de la ligne { $line }
label-replace = Mettre « { $plan } » à côté de la ligne { $line } et défausser « { $old } »
label-keep-token = Garder « { $token } »
label-upgrade = Mettre « { $token } » sur la { $town } : ligne { $line }, { $before } devient { $after }
label-upgrade-here = Mettre l’amélioration de ville sur { $town }
label-buy = Acheter pour 3 ressources : piocher 2 jetons Développement, en garder 1
label-discard-track = Défausser une voie { $line } pour 2 ressources : { $from } – { $to }
label-end-turn = Finir le tour

## Ce qui s’est passé

tale-set-taken = { noun-who } pris un lot : { $towns }, avec « { $token } ».
tale-revealed = Les choix secrets ont été révélés.
tale-placed = { noun-who } posé la { $town }.
tale-upgraded = { noun-who } mis « { $token } » sur { $town }.
tale-upgrade-lost = { noun-who } défaussé « { $token } », faute de carte pour le recevoir.
tale-assigned = { noun-who } mis « { $plan } » à côté de la ligne { $line }.
tale-replaced = { noun-who } mis « { $plan } » à côté de la ligne { $line } à la place de « { $old } ».
tale-plans-discarded = { noun-who } défaussé { $plans }.
tale-round-started = Manche { $round } : { $seat_is ->
    [you] vous êtes premier joueur
   *[other] { $seat } est premier joueur
}.
tale-board-revealed = Sur le plateau principal : { $towns } ; { $plans } ; { $tokens }.
tale-plans-reshuffled = Les cartes Projet défaussées ont été mélangées en une nouvelle pioche.
tale-tokens-reshuffled = Les jetons Développement défaussés ont été mélangés en une nouvelle pioche.
tale-took = { noun-who } pris la { $town } à l’emplacement { $letter }.
tale-gained = { noun-who } gagné { noun-resources }.
tale-plan-taken = { noun-who } pris la carte Projet « { $plan } ».
tale-token-taken = { noun-who } pris « { $token } ».
tale-laid = { noun-who } posé une voie { $line } : { $from } – { $to } ({ noun-price }{ $crossing ->
    [0] {""}
   *[other] , croisement
}{ $double ->
    [0] {""}
   *[other] , avec un jeton Double voie
}).
tale-bonus-resources = { noun-who } choisi 2 ressources en bonus.
tale-bonus-track = { noun-who } choisi une voie de plus en bonus.
tale-bonus-plans = { noun-who } choisi des cartes Projet en bonus.
tale-plans-drawn = { noun-who } pioché { $plans }.
tale-plans-drawn-unseen = { noun-who } pioché { $count ->
    [one] { $count } carte Projet
   *[other] { $count } cartes Projet
}.
tale-plan-kept = { noun-who } gardé « { $plan } ».
tale-plan-kept-of-two = { noun-who } gardé « { $plan } » et défaussé « { $old } ».
tale-bought = { noun-who } acheté un jeton Développement pour { noun-resources }.
tale-tokens-drawn = { noun-who } pioché { $tokens }.
tale-tokens-drawn-unseen = { noun-who } pioché { $count ->
    [one] { $count } jeton Développement
   *[other] { $count } jetons Développement
}.
tale-token-kept = { noun-who } gardé « { $token } ».
tale-token-kept-of-two = { noun-who } gardé « { $token } » et défaussé « { $old } ».
tale-track-discarded = { noun-who } défaussé une voie { $line } : { $from } – { $to }.
tale-turn-ended = { $seat_is ->
    [you] Vous avez fini votre tour
   *[other] { $seat } a fini son tour
}.
tale-game-over = La partie est terminée.

## Le score

part-score = Total
part-line = { $line }
part-card = { $town }
part-upgraded-card = { $town }, améliorée
part-plans = Cartes Projet de la ligne { $line }
part-plan = { $what }
part-penalty = Lignes sans carte Projet réalisée
part-line-penalty = Aucune carte Projet réalisée sur la ligne { $line }
part-request = Demande { $letter } : { $what }
part-resources = Ressources restantes : { $resources }

row-penalty = Lignes sans carte Projet réalisée (−{ $each } chacune)
row-request = Carte Demande { $n }
row-resources = Ressources restantes (1 point pour { $each })
row-plans-fulfilled = Cartes Projet réalisées

title-god-level = Maire divin
title-inhumanly-excellent = Maire surhumain
title-legendary = Maire de légende
title-top = Maire de premier ordre
title-highly-skilled = Maire très habile
title-skilled = Maire habile
title-above-average = Maire au-dessus de la moyenne
title-average = Maire moyen
title-inexperienced = Maire inexpérimenté
title-newbie = Maire débutant
title-unsuited = Inapte à gouverner

## Options

option-residents = Demandes des habitants : deux cartes de plus à marquer
option-no-rotation = Sans rotation : les cartes Ville ne se tournent pas
option-simultaneous = Une fois les cartes Ville prises, tous jouent en même temps
option-cards = Votre propre liste de cartes (TOML)

choice-residents = Demandes des habitants
choice-no-rotation = Sans rotation
choice-simultaneous = Jeu simultané
choice-cards = Liste de cartes personnelle

kind-towns = cartes Ville
kind-plans = cartes Projet
kind-tokens = jetons Développement
kind-requests = cartes Demande
supply-few = La liste de cartes « { $list } » a { $there } { $kind } ; à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, il en faut { $needed }.

## Ce qui cloche dans une partie terminée saisie à la main

entry-by = { $problem } ({ $clause })
entry-of = { $whose } : { $problem }
entry-of-line = { $whose }, ligne { $line } : { $problem }
entry-town-name = Ville { $number }
entry-towns = { $towns ->
    [one] { $towns } ville est saisie.
   *[other] { $towns } villes sont saisies.
} Saisissez-en 1 à { $most }.
entry-requests = { $requests ->
    [one] { $requests } carte Demande est saisie.
   *[other] { $requests } cartes Demande sont saisies.
} Saisissez-en deux, ou aucune.
entry-request-twice = La carte Demande { $letter } est saisie deux fois.
entry-no-request = La liste de cartes n’a pas de carte Demande { $letter }.
entry-beyond-frame = Aucune carte n’est dans le cadre, dont le coin en haut à gauche est { $place }.
entry-no-town = La liste de cartes n’a pas de carte Ville { $number }.
entry-town-twice = La carte Ville { $number } est saisie deux fois.
entry-two-cards = Deux cartes sont saisies en { $place }.
entry-no-upgrade = Il ne reste pas d’amélioration « { $upgrade } » dans la liste de cartes.
entry-wilds = { $wilds ->
    [one] { $wilds } Monument joker est saisi
   *[other] { $wilds } Monuments joker sont saisis
} ; il en reste { $left } dans la liste de cartes.
entry-no-plan = La liste de cartes n’a pas de carte Projet { $number }.
entry-plan-twice = La carte Projet { $number } est saisie deux fois.
entry-twin = La carte Projet { $number } a le même effet qu’une autre de cette ligne.
entry-many-plans = { $plans } cartes Projet sont saisies ; une ligne en a au plus { $most }.
entry-no-neighbours = La voie { $a }–{ $b } n’est pas entre deux cartes qui se touchent par un côté ou par un coin.
entry-no-cards = La voie { $a }–{ $b } est là où il n’y a pas de carte.
entry-track-twice = Deux voies de cette couleur sont en { $a }–{ $b }.
entry-many-tracks = { $tracks } voies sont saisies ; une ligne en a { $most }.
entry-branch = La ligne bifurque : une carte porte trois de ses voies.
entry-loop = La ligne forme une boucle.
entry-broken = La ligne n’est pas un seul chemin continu.

## La table dans le terminal

word-signs = routes ═ ║ ╲ ╱ · voies R Y B K · ● posée ○ reste ◆ ◇ bonus · ♣ loisirs ♥ bien-être ★ services · cases [colonne,rangée]
word-player = { $seat }
word-choosing-sets = choix des lots
word-secret-choices = choix secrets
word-taking = manche { $round } sur { $rounds }, prise des cartes
word-round = manche { $round } sur { $rounds }
word-end = fin
word-starting-player = premier joueur : { $seat }
word-with = avec { $choices }
word-cards-named = la liste de cartes « { $name } »
word-you = vous
word-is-starting-player = premier joueur
word-to-act = doit jouer
word-set-up = Mise en place
word-main-board = Plateau principal
word-decks = pioches : { $towns } Ville, { $plans } Projet, { $tokens } Développement
word-score = Score
word-plans = projets
word-penalty = malus
word-request = demande { $letter }
word-resources = ressources
word-total = TOTAL
word-no-card = aucune carte posée
word-column = colonne { $column }
word-row = rang
word-residents-request = Demande des habitants { $letter } : { $points } × { $what }
word-taken = prise
word-set = lot { $number }
word-with-token = avec { $token }
word-dealt = Vos cartes Projet, une à choisir pour chaque ligne :
word-tracks = { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
}{ $gone ->
    [0] {""}
    [one] , { $gone } défaussée
   *[other] , { $gone } défaussées
}, reste { $left }
word-wild = joker
word-missing = encore { $missing }
word-frame-open = cadre libre
word-to-assign = à attribuer
word-to-put = à mettre sur une carte
word-drawn = pioché
word-kept = gardé
word-hand = main
word-times = { $count } × { $what }

## Ce qui ne va pas dans une liste de cartes

load-kind-town = carte Ville
load-kind-plan = carte Projet
load-kind-token = jeton Développement
load-kind-request = carte Demande
load-problem-too-many = { $there } { $kind } : { $most } au plus sont possibles
load-problem-id-twice = cet id figure deux fois dans la liste
load-problem-value = { $line } vaut { $value } ; les valeurs vont de { $least } à { $most }
load-problem-direction = direction « { $name } » inconnue ; il y a N NE E SE S SW W NW
load-problem-road-twice = la route vers { $name } figure deux fois
load-problem-landmark = monument « { $name } » inconnu
load-problem-no-landmarks = le type « { $kind } » ne nomme pas de monuments
load-problem-three-landmarks = il faut trois monuments différents
load-problem-kind = type « { $name } » inconnu
load-problem-needs-colour = le type « { $kind } » demande une couleur
load-problem-no-colour = le type « { $kind } » n’a pas de couleur
load-problem-colour = couleur « { $name } » inconnue
load-problem-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; de { $least } à { $most } sont possibles
load-problem-twins = { $copies } exemplaires de cet effet ; { $most } au plus trouvent chacun une ligne (H9.3)

## Une égalité

tie-plans = Égalité à { $points }. { $seat_is ->
    [you] Vous avez réalisé plus de cartes Projet
   *[other] { $seat } a réalisé plus de cartes Projet
} : { $more } contre { $fewer }.
tie-shared = { $points } points chacun et autant de cartes Projet réalisées : { $seats } partagent la victoire.

## Les débuts, pour les statistiques

opening-set = Lot avec { $token }
opening-no-set = Aucun lot
opening-location = Premier emplacement : { $gives }
opening-no-location = Premier emplacement : aucun
opening-line = Première voie : ligne { $line }
opening-no-line = Première voie : aucune
