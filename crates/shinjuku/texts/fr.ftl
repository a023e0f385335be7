# Les mots de Shinjuku, en français.

player = { $n ->
    [0] Keido Subway
    [1] Nippon Railways
    [2] Boutou Kyuukou
    [3] Fuden
   *[other] Place { $n }
    }

## Noms

noun-place = { $name }
noun-track = { $from } – { $to }
noun-or = { $first } ou { $last }
noun-before = { $first }, { $rest }
noun-double = { $goods } double
noun-some = { $n } × { $customer }
noun-nobody = personne
noun-customers = { $customers }
noun-list = { $things }
noun-store = magasin ({ $goods })
noun-department-store = grand magasin
noun-player = { $seat }
noun-entered = { $name }
noun-unnamed = Joueur { $n }

goods-food = alimentation
goods-clothing = vêtements
goods-books = livres
goods-electronics = électronique

kind-build = Construire
kind-expand = Étendre
kind-upgrade = Agrandir
kind-move = Déplacer
kind-income = Revenu

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune

purpose-store = pour un magasin ({ $goods }) à { $station }
purpose-move-store = pour déménager votre magasin : { $from } → { $to }
purpose-track = pour la voie { $track }
purpose-upgrade = pour le grand magasin à { $station }
purpose-upgrade-giving-up = pour le grand magasin à { $station }, contre 1 × { $customer }
purpose-move = pour déplacer les clients présents à { $ward }

## Refus

refusal-over = La partie est terminée.
refusal-not-your-turn = C’est à { $seat } de jouer. Attendez votre tour.
refusal-choose-action = Choisissez d’abord une action, ou terminez votre tour.
refusal-choose-site = Choisissez d’abord la gare où construire.
refusal-choose-store = Choisissez d’abord le magasin qui ouvre à { $station }.
refusal-choose-track = Choisissez d’abord la liaison où poser votre voie.
refusal-choose-second-track = Prolongez d’abord { $first } d’une deuxième voie, ou renoncez-y.
refusal-choose-upgrade = Choisissez d’abord le magasin à agrandir.
refusal-choose-given-up = Choisissez d’abord le client que vous cédez pour { $station }.
refusal-choose-ward = Choisissez d’abord l’arrondissement dont les clients se déplacent.
refusal-pay-first = Payez d’abord votre action.
refusal-pick-first = Choisissez d’abord les trois cartes à payer.
refusal-choose-start = Choisissez d’abord la gare d’où partent les clients présents à { $ward }.
refusal-choose-handed-over = Choisissez d’abord le client qui descend à { $station }.
refusal-go-on = Choisissez d’abord la gare qui suit { $station }.
refusal-two-actions-taken = Vous avez fait deux actions ce tour-ci. Terminez votre tour.
refusal-taken-already = Vous avez déjà choisi { $action } ce tour-ci. Choisissez une autre action.
refusal-no-station = Cette gare n’est pas sur ce plan.
refusal-no-ward = Cet arrondissement n’est pas sur ce plan.
refusal-nowhere-to-build = { $cards ->
    [0] Vous n’avez aucune carte pour payer une gare.
    [one] Votre seule carte ne paie aucune gare libre.
   *[other] Vos { $cards } cartes ne paient aucune gare libre.
    }
refusal-occupied = Il y a déjà un magasin à { $station }. Choisissez une gare libre.
refusal-cannot-pay = Vous ne pouvez pas payer { $ward } : ni carte de cet arrondissement, ni joker, et moins de trois cartes.
refusal-no-store-left = Il ne reste aucun magasin ({ $goods }) dans votre réserve. Prenez un autre type, ou déménagez un magasin.
refusal-not-your-store = Vous n’avez aucun magasin à déménager à { $station }.
refusal-department-stores-stay = Les grands magasins ne déménagent pas ; celui situé à { $station } reste.
refusal-no-track-left = Il ne vous reste aucune voie : vous ne pouvez pas Étendre.
refusal-no-connection-left = Chaque liaison porte déjà une voie.
refusal-link-takes-no-track = { $from } – { $to } est une correspondance, ouverte à tous ; elle ne reçoit pas de voie.
refusal-no-connection = Aucune liaison ne joint { $from } et { $to }.
refusal-track-there = Il y a déjà une voie sur { $track }. Choisissez une liaison libre.
refusal-last-track-laid = C’était votre dernière voie : vous ne pouvez pas en poser une deuxième.
refusal-not-continuing = Votre deuxième voie doit partager une gare avec { $first }.
refusal-cannot-pay-second = { $second } coûte une carte { $wards }, un joker ou trois cartes quelconques. Vous n’avez rien de cela.
refusal-no-department-store-left = Vos { $all } grands magasins sont déjà tous sur le plan.
refusal-nothing-to-upgrade = Aucun de vos magasins ne peut être agrandi. Il faut l’icône, une carte de l’arrondissement et un client du type du magasin.
refusal-no-store-there = Il n’y a pas de magasin à agrandir à { $station }.
refusal-store-of = Le magasin situé à { $station } appartient à { $owner }. Choisissez l’un des vôtres.
refusal-no-icon = { $station } n’a pas l’icône de grand magasin. Choisissez un magasin dans une gare qui l’a.
refusal-no-customer-for = Vous n’avez gagné aucun client ({ $goods }) à céder.
refusal-not-earned = Vous n’avez pas gagné ce client : { $customer }.
refusal-no-move = Aucun déplacement que vous puissiez payer n’amène de client à qui que ce soit.
refusal-nobody-waits = Aucun client n’attend à { $ward }.
refusal-move-serves-nobody = Les clients présents à { $ward } ne peuvent atteindre aucun magasin qui prenne l’un d’eux.
refusal-other-ward = { $station } n’est pas à { $ward }. Choisissez une gare de cet arrondissement.
refusal-start-serves-nobody = Depuis { $station }, les clients ne peuvent atteindre aucun magasin qui prenne l’un d’eux.
refusal-no-way = Aucune voie ni correspondance ne relie { $from } à { $to }.
refusal-visited-already = Les clients sont déjà passés par { $station }. Ils visitent chaque gare une seule fois.
refusal-dead-end = Aucun client ne pourrait descendre à { $station } ni au-delà.
refusal-not-taken = Le magasin situé à { $station } ne peut pas prendre ce client du groupe : { $customer }.
refusal-cannot-stop = Personne ne vient de descendre à { $station }. Un déplacement finit là où un client descend.
refusal-card-does-not-pay = Cette carte ne correspond pas à { $wards }, et ce n’est pas un joker pour vous.
refusal-not-in-hand = Vous n’avez pas de carte { $ward }.
refusal-not-three = Il faut trois cartes ; vous en avez { $have }.
refusal-picked-already = Toutes vos cartes { $ward } sont déjà parmi les trois. Choisissez une autre carte.

## Demandes

prompt-first-action = Choisissez votre première action.
prompt-second-action = Choisissez une deuxième action, différente, ou terminez votre tour.
prompt-end-turn = Vos deux actions sont faites. Terminez votre tour.
prompt-last-turn = Dernier tour ! { $task }
prompt-last-drawn = Le sac est vide : après ce tour, chacun joue une dernière fois. { $task }
prompt-build-at = Choisissez la gare libre où construire.
prompt-build-store = Quel magasin ouvre à { $station } ?
prompt-build-or-move-store = Quel magasin ouvre à { $station } ? Prenez-en un nouveau, ou déménagez l’un des vôtres.
prompt-first-track = Posez une voie sur une liaison libre. C’est gratuit.
prompt-second-track = Prolongez { $first } d’une deuxième voie pour une carte, ou restez-en là.
prompt-upgrade-at = Choisissez celui de vos magasins qui devient un grand magasin.
prompt-give-up = Quel client cédez-vous pour le grand magasin à { $station } ?
prompt-move-from = Choisissez l’arrondissement dont les clients se déplacent.
prompt-pay = Payez une carte { $wards }, ou un joker, { $purpose }.
prompt-pick-three = Choisissez trois cartes { $purpose }.
prompt-pick-more = { $n ->
    [one] Outre { $picked }, choisissez encore { $n } carte { $purpose }.
   *[other] Outre { $picked }, choisissez encore { $n } cartes { $purpose }.
    }
prompt-start-at = Choisissez à { $ward } la gare d’où partent les clients.
prompt-hand-over = Quel client descend à { $station } ? En route : { $group }.
prompt-travel = Faites avancer { $group } depuis { $station }, le long des voies.
prompt-travel-or-stop = Faites avancer { $group } depuis { $station }, ou terminez ici le déplacement.

prompt-wait-action = { $seat } choisit une action.
prompt-wait-build = { $seat } choisit la gare où construire.
prompt-wait-store = { $seat } choisit le magasin qui ouvre à { $station }.
prompt-wait-track = { $seat } pose une voie.
prompt-wait-second-track = { $seat } hésite à prolonger { $first }.
prompt-wait-upgrade = { $seat } choisit le magasin à agrandir.
prompt-wait-give-up = { $seat } choisit le client à céder pour le grand magasin à { $station }.
prompt-wait-move = { $seat } choisit l’arrondissement dont les clients se déplacent.
prompt-wait-pay = { $seat } paie une carte { $wards } ou un joker { $purpose }.
prompt-wait-three = { $seat } choisit trois cartes { $purpose }.
prompt-wait-start = { $seat } choisit à { $ward } la gare d’où partent les clients.
prompt-wait-hand-over = { $seat } choisit le client qui descend à { $station }.
prompt-wait-travel = { $seat } fait avancer { $group } depuis { $station }.

prompt-over = La partie est terminée.
prompt-won = { $seat_is ->
    [you] { $points ->
        [one] La partie est terminée : vous gagnez avec { $points } point.
       *[other] La partie est terminée : vous gagnez avec { $points } points.
        }
   *[other] { $points ->
        [one] La partie est terminée : { $seat } gagne avec { $points } point.
       *[other] La partie est terminée : { $seat } gagne avec { $points } points.
        }
    }
prompt-shared = { $points ->
    [one] La partie est terminée : { $seats } partagent la victoire avec { $points } point.
   *[other] La partie est terminée : { $seats } partagent la victoire avec { $points } points.
    }

## Actions

label-build = Construire un magasin
label-expand = Étendre : poser une ou deux voies
label-upgrade = Agrandir un magasin
label-move = Déplacer des clients
label-income = { $n ->
    [one] Revenu : piocher { $n } carte et terminer le tour
   *[other] Revenu : piocher { $n } cartes et terminer le tour
    }
label-build-at = Construire à { $station }
label-build-in = Construire à { $station } ({ $ward })
label-build-on-icon = Construire à { $station } ({ $ward }, icône { $rank })
label-new-store = Nouveau magasin ({ $goods }), { $left } en réserve
label-move-store = Déménager le magasin situé à { $from }
label-move-store-to = Déménager le { $store } : { $from } → { $to }
label-track = Poser la voie { $from } – { $to }
label-second-track = Poser la deuxième voie { $from } – { $to }
label-upgrade-at = Agrandir le magasin à { $station }
label-upgrade-store = Agrandir le { $store } à { $station } (icône { $rank })
label-give-up = Céder 1 × { $customer }
label-give-up-single = Céder un client simple
label-give-up-double = Céder un client double
label-move-from = Déplacer les clients présents à { $ward }
label-move-group = Déplacer les clients présents à { $ward } : { $customers }
label-start-at = Partir à { $station }
label-go-to = Vers { $station }
label-go-by-yours = Vers { $station } par votre voie
label-go-by-theirs = Vers { $station } (voie : { $owner })
label-go-by-link = Vers { $station } par la correspondance
label-serving-you = { $step } : votre { $store } en prend un
label-serving = { $step } : chez { $owner }, le { $store } en prend un
label-hand-over = Faire descendre 1 × { $customer }
label-hand-over-to-you = Prendre 1 × { $customer } dans votre magasin
label-hand-over-to = Faire descendre 1 × { $customer } chez { $owner }
label-pay = Payer { $ward }
label-pay-wild = Payer { $ward } comme joker
label-pay-one-of-three = Payer { $ward } parmi les trois
label-pay-three = Payer trois cartes au choix
label-no-second-track = Pas de deuxième voie
label-end-move = Terminer le déplacement (restent à { $ward } : { $customers })
label-with-income = { $step } (Revenu : { $seats })
label-stop = Arrêter
label-end-turn = Terminer le tour

## Ce qui s’est passé

tale-turn-started = { $seat_is ->
    [you] Vous avez commencé votre tour.
   *[other] { $seat } a commencé son tour.
    }
tale-arrived = De nouveaux clients sont arrivés à { $ward } : { $customers }.
tale-lost = Il ne restait aucune carte ; ces clients ont quitté la partie : { $customers }.
tale-reshuffled = La défausse a été mélangée pour former une nouvelle pioche.
tale-chose = { $seat_is ->
    [you] Vous avez choisi { $action }.
   *[other] { $seat } a choisi { $action }.
    }
tale-paid = { $seat_is ->
    [you] Vous avez payé { $cards }.
   *[other] { $seat } a payé { $cards }.
    }
tale-built = { $seat_is ->
    [you] Vous avez ouvert un magasin ({ $goods }) à { $station }.
   *[other] { $seat } a ouvert un magasin ({ $goods }) à { $station }.
    }
tale-store-moved = { $seat_is ->
    [you] Vous avez déménagé votre magasin ({ $goods }) : { $from } → { $to }.
   *[other] { $seat } a déménagé un magasin ({ $goods }) : { $from } → { $to }.
    }
tale-track-laid = { $seat_is ->
    [you] Vous avez posé la voie { $from } – { $to }.
   *[other] { $seat } a posé la voie { $from } – { $to }.
    }
tale-upgraded = { $seat_is ->
    [you] Vous avez ouvert un grand magasin à { $station } et cédé 1 × { $customer }.
   *[other] { $seat } a ouvert un grand magasin à { $station } et cédé 1 × { $customer }.
    }
tale-set-off = { $seat_is ->
    [you] Vous avez fait partir à { $station } les clients présents à { $ward } : { $customers }.
   *[other] { $seat } a fait partir à { $station } les clients présents à { $ward } : { $customers }.
    }
tale-went-on = { $owner_is ->
    [you] Ils ont continué vers { $station } par votre voie.
   *[other] Ils ont continué vers { $station } (voie : { $owner }).
    }
tale-went-by-link = Ils ont continué vers { $station } par la correspondance.
tale-served = { $seat_is ->
    [you] Vous avez reçu 1 × { $customer } à { $station }.
   *[other] { $seat } a reçu 1 × { $customer } à { $station }.
    }
tale-stayed = Sont restés à { $ward } : { $customers }.
tale-drew = { $seat_is ->
    [you] Vous avez pioché { $cards }.
   *[other] { $seat } a pioché { $cards }.
    }
tale-drew-unseen = { $seat_is ->
    [you] { $n ->
        [0] Vous n’avez pioché aucune carte.
        [one] Vous avez pioché { $n } carte.
       *[other] Vous avez pioché { $n } cartes.
        }
   *[other] { $n ->
        [0] { $seat } n’a pioché aucune carte.
        [one] { $seat } a pioché { $n } carte.
       *[other] { $seat } a pioché { $n } cartes.
        }
    }
tale-turn-ended = { $seat_is ->
    [you] Vous avez terminé votre tour.
   *[other] { $seat } a terminé son tour.
    }
tale-last-turns = Le dernier client a été tiré : chacun prend un Revenu et joue un dernier tour.
tale-game-over = La partie s’est terminée et les paravents ont été levés.

## Le score

part-customers = clients
part-kept = { $n } × { $goods }
part-removed = { $n } × { $goods } (retirés : les plus nombreux)

row-singles = { $goods } : clients valant 1
row-doubles = { $goods } : clients valant 2
row-rank = Numéro de rang le plus élevé de vos grands magasins

entry-problem-players = { $n ->
    [one] { $n } joueur est saisi. Shinjuku se joue de { $least } à { $most }.
   *[other] { $n } joueurs sont saisis. Shinjuku se joue de { $least } à { $most }.
    }
entry-problem-tokens = { $entered } × { $customer } saisis ; il n’y en a que { $there }.
entry-problem-department-stores = { $player } : { $n } grands magasins saisis ; un joueur n’en a que { $all }.
entry-problem-no-station = { $player } : « { $station } » n’est pas une gare de ce plan.
entry-problem-no-icon = { $player } : { $station } n’a pas l’icône de grand magasin.
entry-problem-taken = { $player } : un autre grand magasin est saisi à { $station }.

## Options

option-open-customers = Chacun voit ce que tous les joueurs ont gagné.
option-map = Jouez dans une autre ville, à partir d’un fichier TOML.
option-label-open-customers = Clients visibles
option-label-map = Une autre ville
setup-problem-cards = Le plan « { $map } » a { $there } cartes Arrondissement ; à { $players } joueurs, il en faut { $needed }.

## L’image dans un terminal

word-turn-of = { $seat_is ->
    [you] à vous de jouer
   *[other] à { $seat } de jouer
    }
word-no-action-taken = aucune action faite
word-taken = faites : { $actions }
word-last-drawn = le dernier client est tiré
word-last-turn = le tout dernier tour
word-last-turns = derniers tours, encore { $n } avec celui-ci
word-the-end = la fin
word-bag-empty = Le sac est vide.
word-bag-few = Sac : presque vide ({ $most } ou moins).
word-bag-half = Sac : à moitié ({ $least } à { $most }).
word-bag-full = Sac : plein ({ $least } ou plus).
word-pile = Pioche { $pile }, défausse { $discards }.
word-pile-top = Pioche { $pile }, défausse { $discards }, { $top } au-dessus.
word-department-stores = { $stores ->
    [one] { $stores } grand magasin.
   *[other] { $stores } grands magasins.
    }
word-arrivals = { $stores ->
    [one] { $stores } grand magasin
   *[other] { $stores } grands magasins
    } : { $n ->
    [one] { $n } client par tour.
   *[other] { $n } clients par tour.
    }
word-gone = Partis : { $tokens }.
word-open-customers = Les clients sont visibles.
word-other-map = Le plan est { $name }.
word-legend = A alimentation V vêtements L livres E électronique, A2 double · ★3 icône, rang 3 · K:alim magasin, K:GM grand magasin, – rien
word-ward = arrond.
word-waiting = en attente
word-stations = gares
word-links = correspondance :
word-company = { $letter } · { $seat } ({ $colour })
word-stranger = { $letter } · { $seat }
word-you = vous
word-place = place { $n }
word-to-act = doit jouer
word-hand = main
word-earned = gagné
word-supply = réserve
word-track = voies
word-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
word-wild-note = (* joker)
word-hidden = derrière le paravent
word-removed = (majoritaires, retirés)
word-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
word-stores-left = magasins : { $food } alimentation, { $clothing } vêtements, { $books } livres, { $electronics } électronique
word-department-stores-left = { $n ->
    [one] { $n } grand magasin
   *[other] { $n } grands magasins
    }
word-track-left = { $n ->
    [one] { $n } voie
   *[other] { $n } voies
    }
word-none = aucune

sign-food = A
sign-clothing = V
sign-books = L
sign-electronics = E

short-food = alim
short-clothing = vêt
short-books = livres
short-electronics = élec
short-department = GM

## Ce qui ne va pas dans un plan

load-kind-ward = arrondissement
load-kind-station = gare
load-kind-connection = liaison
load-kind-link = correspondance
load-kind-customer = clients
load-problem-id-length = un id compte de 1 à { $most } octets
load-problem-id-twice = cet id figure deux fois dans la liste
load-problem-wards = nombre d’arrondissements : { $there } ; de 1 à { $most } sont possibles
load-problem-stations = nombre de gares : { $there } ; de 1 à { $most } sont possibles
load-problem-connections = { $there } liaisons ; { $most } au plus sont possibles
load-problem-links = { $there } correspondances ; { $most } au plus sont possibles
load-problem-ward-cards = { $there } cartes Arrondissement ; { $most } au plus sont possibles
load-problem-customers = { $there } clients ; { $most } au plus sont possibles
load-problem-cards = nombre de cartes : { $cards } ; de 1 à { $most } sont possibles
load-problem-no-neighbour = voisin « { $name } » inconnu
load-problem-no-stations = il n’a pas de gare
load-problem-no-ward = arrondissement « { $name } » inconnu
load-problem-rank = rang { $rank } ; de 1 à { $most } sont possibles
load-problem-rank-twice = une autre gare a le même rang de grand magasin
load-problem-place = position { $at } ; les deux nombres sont compris entre 0 et 1
load-problem-two-links = elle a plus d’une correspondance
load-problem-link-is-connection = sa correspondance figure aussi parmi les liaisons
load-problem-cut-off = on ne peut pas l’atteindre depuis la première gare de la liste
load-problem-no-station = gare « { $name } » inconnue
load-problem-to-itself = elle joint une gare à elle-même
load-problem-pair-twice = elle figure deux fois dans la liste
load-problem-once-per-kind = chaque type figure une fois dans la liste
load-problem-tokens = les nombres vont de 0 à { $most }
load-problem-no-tokens = il en faut au moins un
load-problem-no-goods = type inconnu ; il y a { $goods }

## Une égalité

tie-two-types = Égalité à { $points }. Sans les deux types qui ont le plus de jetons, { $seat_is ->
    [you] vous avez
   *[other] { $seat } a
} davantage : { $more } contre { $fewer }.
tie-three-types = Égalité à { $points }. Sans les trois types qui ont le plus de jetons, { $seat_is ->
    [you] vous avez
   *[other] { $seat } a
} davantage : { $more } contre { $fewer }.
tie-rank = Égalité à { $points }. { $seat_is ->
    [you] Votre grand magasin
   *[other] Le grand magasin de { $seat }
} a le numéro de rang le plus élevé : { $more }{ $fewer ->
    [0] {""}
   *[other] {" "}contre { $fewer }
}.
tie-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, quel que soit le nombre de types retirés : { $seats } partagent la victoire.

## Ce que vous avez et vos débuts, pour les statistiques

holding-ward = arrondissement { $ward }
opening-actions = Premier tour : { $first }, { $second }
opening-action = Premier tour : { $action } seulement
opening-no-action = Premier tour : rien
opening-ward = Premier magasin à { $ward }
opening-no-ward = Premier magasin : nulle part
opening-goods = Premier magasin : { $goods }
opening-no-goods = Premier magasin : aucun
