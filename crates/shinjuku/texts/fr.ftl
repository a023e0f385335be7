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

## Version 2

noun-thief = voleur ({ $goods })
noun-art = collectionneur d’art
noun-kaicho = Kaicho de { $owner }
noun-dog = Hachiko

kind-open = Ouvrir
kind-kaiju = Kaiju
kind-reunite = Retrouvailles

refusal-nothing-to-move = Vous ne pouvez payer pour aucun arrondissement dont les clients peuvent partir.
refusal-choose-matsuri = Déplacez d’abord le Matsuri.
refusal-choose-princess = Choisissez d’abord l’arrondissement de la Princesse.
refusal-choose-kaicho = Choisissez d’abord l’arrondissement de votre Kaicho.
refusal-choose-kaiju = Choisissez d’abord l’arrondissement du Kaiju.
refusal-choose-flight = Choisissez d’abord où tous fuient le Kaiju.
refusal-not-there = { $ward } n’est pas possible. Choisissez l’un des arrondissements proposés.
refusal-not-in-this-game = Cette variante n’est pas en jeu dans cette partie.
refusal-free-action-taken = Vous l’avez déjà fait ce tour-ci : une fois par tour, pas plus.
refusal-no-neighbour = De là, il n’y a aucun arrondissement où aller.
refusal-no-kaiju = Le Kaiju n’est pas sur le plan, ou ne se déplace pas par une action.
refusal-no-dog = Hachiko n’est dans aucun arrondissement : il n’y a personne à ramener.
refusal-no-way-home = Hachiko ne peut pas rentrer par là. Choisissez un chemin qui finit à sa gare.
refusal-kaiju-there = Le Kaiju est à { $ward }. Personne n’y part, n’y passe ni ne s’y arrête.
refusal-dog-there = Hachiko est à { $ward }. Seules des Retrouvailles y déplacent les clients.

prompt-open-at = Choisissez une gare libre pour votre magasin.
prompt-matsuri = Déplacez le Matsuri de { $from } vers un arrondissement voisin.
prompt-kaiju-ashore = Choisissez l’arrondissement où le Kaiju débarque.
prompt-kaiju-move = Déplacez le Kaiju de { $from } vers un arrondissement voisin.
prompt-kaiju-away = Des clients arrivent à { $from }. Déplacez d’abord le Kaiju vers un voisin.
prompt-flight = Le Kaiju est à { $from } ! Choisissez l’arrondissement où tous s’enfuient.
prompt-princess-flight = La Princesse fuit { $from }. Choisissez un arrondissement voisin.
prompt-wander = Déplacez la Princesse de { $from } vers un arrondissement voisin.
prompt-explore = Déplacez votre Kaicho de { $from } vers un arrondissement voisin.
prompt-explore-anywhere = Choisissez un arrondissement pour votre Kaicho.
prompt-queue-ended = { $seat_is ->
    [you] La file est épuisée : la partie finit avant votre prochain tour. { $task }
   *[other] La file est épuisée : la partie finit avant le prochain tour de { $seat }. { $task }
    }
prompt-wait-matsuri = { $seat } déplace le Matsuri.
prompt-wait-kaiju = { $seat } déplace le Kaiju.
prompt-wait-flight = { $seat } choisit où fuient tous ceux de { $from }.
prompt-wait-princess = { $seat } déplace la Princesse.
prompt-wait-kaicho = { $seat } déplace un Kaicho.

label-open = Ouvrir un magasin
label-kaiju = Déplacer le Kaiju
label-reunite = Retrouvailles : ramener Hachiko
label-open-in = Ouvrir à { $station } ({ $ward })
label-open-on-icon = Ouvrir à { $station } ({ $ward }, avec symbole)
label-upgrade-here = Agrandir { $store } à { $station }
label-to-ward = Vers { $ward }
label-wander = Flâner : déplacer la Princesse (gratuit)
label-explore = Explorer : déplacer votre Kaicho (gratuit)
label-let-thief-go = Remettre le voleur ({ $goods })
label-let-kaicho-go = Déposer plutôt ici le Kaicho de { $owner }
label-let-art-go = Remettre 1 collectionneur d’art
label-let-dog-go = Laisser partir Hachiko

tale-card-taken = { $seat_is ->
    [you] Vous avez pris la carte { $ward } de la file.
   *[other] { $seat } a pris la carte { $ward } de la file.
    }
tale-card-stays = Plus aucune carte à piocher : { $ward } est passée à la fin de la file.
tale-uncovered = { $ward } a rejoint la file.
tale-queued = 1 × { $customer } a rejoint la file sur la carte { $space }, { $ward }.
tale-bonus-taken = { $seat_is ->
    [you] { $n ->
        [one] Vous avez pris { $n } jeton bonus.
       *[other] Vous avez pris { $n } jetons bonus.
        }
   *[other] { $n ->
        [one] { $seat } a pris { $n } jeton bonus.
       *[other] { $seat } a pris { $n } jetons bonus.
        }
    }
tale-queue-ended = La file s’est épuisée. On joue jusqu’à ce que chacun ait eu autant de tours.
tale-matsuri-moved = { $seat_is ->
    [you] Vous avez déplacé le Matsuri vers { $ward }.
   *[other] { $seat } a déplacé le Matsuri vers { $ward }.
    }
tale-princess-moved = { $seat_is ->
    [you] Vous avez déplacé la Princesse vers { $ward }.
   *[other] { $seat } a déplacé la Princesse vers { $ward }.
    }
tale-kaicho-moved = { $seat_is ->
    [you] Vous avez déplacé votre Kaicho vers { $ward }.
   *[other] { $seat } a déplacé son Kaicho vers { $ward }.
    }
tale-kaiju-moved = { $seat_is ->
    [you] Vous avez déplacé le Kaiju vers { $ward }.
   *[other] { $seat } a déplacé le Kaiju vers { $ward }.
    }
tale-kaiju-drawn = { $seat_is ->
    [you] Vous avez pioché le Kaiju !
   *[other] { $seat } a pioché le Kaiju !
    }
tale-kaiju-in-bay = La pioche s’est épuisée, et le Kaiju a surgi dans la baie.
tale-fled = Ont fui vers { $ward } : { $group }.
tale-accompanied = Avec eux à { $ward } : { $group }.
tale-thief-caught = Le voleur ({ $goods }) a été pris à { $station }.
tale-kaicho-let-go = { $seat_is ->
    [you] Votre Kaicho est descendu à { $station }.
   *[other] Le Kaicho de { $seat } est descendu à { $station }.
    }
tale-art-served = { $seat_is ->
    [you] Vous avez reçu 1 collectionneur d’art à { $station }.
   *[other] { $seat } a reçu 1 collectionneur d’art à { $station }.
    }
tale-companion-queued = Sur la carte { $space } de la file : { $companion }.
tale-companion-gone = A quitté la partie : { $companion }.
tale-art-earned = { $seat_is ->
    [you] Vous avez pris 1 collectionneur d’art.
   *[other] { $seat } a pris 1 collectionneur d’art.
    }

set-part-sets = séries
set-part-fives = { $n ->
    [one] { $n } série de cinq
   *[other] { $n } séries de cinq
    }
set-part-fours = { $n ->
    [one] { $n } série de quatre
   *[other] { $n } séries de quatre
    }
set-part-threes = { $n ->
    [one] { $n } série de trois
   *[other] { $n } séries de trois
    }
set-part-twos = { $n ->
    [one] { $n } série de deux
   *[other] { $n } séries de deux
    }
set-part-singles = { $n ->
    [one] { $n } client seul
   *[other] { $n } clients seuls
    }
set-row-customers = { $goods } : clients, les doubles comptent deux fois
set-row-bonus = Jetons bonus
set-row-art = Collectionneurs d’art, avec cette variante
set-row-took = Premier jeton bonus : 1 pour le premier à en prendre, puis 2, 3, 4

set-tie-first-token = { $seat_is ->
    [you] Égalité à { $points }. Vous avez pris un jeton bonus en premier.
   *[other] Égalité à { $points }. { $seat } a pris un jeton bonus en premier.
    }
set-tie-sets = { $seat_is ->
    [you] Égalité à { $points }. Vous avez plus de séries de { $size } : { $more } contre { $fewer }.
   *[other] Égalité à { $points }. { $seat } a plus de séries de { $size } : { $more } contre { $fewer }.
    }
set-tie-shared = Égalité à { $points }, avec les mêmes séries : { $seats } partagent la victoire.

option-city = Choisissez la ville où vous jouez.
option-no-matsuri = Jouez sans le Matsuri.
option-bonus = Jetons bonus pour les agrandissements, aucun, ou aucun avec une file de huit clients.
option-first-token = À égalité, le premier à avoir pris un jeton bonus gagne.
option-kaiju = Un Kaiju : aucun, sorti de la baie quand la pioche s’épuise, ou tiré d’une carte de la pioche.
option-princess = La Princesse flâne, et son arrondissement est un joker pour tous.
option-kaicho = Chacun a un Kaicho dont l’arrondissement lui sert de joker.
option-thief = Des voleurs se mêlent aux clients et gâchent une vente.
option-hachiko = Hachiko attend qu’on le ramène chez lui.
option-home = Hachiko habite une autre gare.
option-art = Les jetons bonus sont des collectionneurs d’art, un cinquième type de clients.
option-form-station = l’id d’une gare, ou rien
option-label-city = Ville
option-label-no-matsuri = Sans Matsuri
option-label-bonus = Jetons bonus
option-label-first-token = Égalité au premier jeton
option-label-kaiju = Kaiju
option-label-princess = Princesse
option-label-kaicho = Kaicho
option-label-thief = Voleurs
option-label-hachiko = Hachiko
option-label-home = Gare de Hachiko
option-label-art = Collectionneurs d’art
choice-fault-none-of-them = « { $value } » n’est pas l’un des choix.
choice-fault-no-station = « { $value } » ne peut pas être l’id d’une gare.
setup-problem-no-neighbours = Le plan « { $map } » ne dit pas quels arrondissements sont voisins : aucune figurine ne peut y bouger.
setup-problem-art-without-tokens = Les collectionneurs d’art sont des jetons bonus. Jouez avec les jetons bonus pour en avoir.
setup-problem-no-home = Hachiko n’a pas de gare sur le plan « { $map } ». Indiquez-en une.
load-problem-own-neighbour = il est son propre voisin
load-problem-one-sided = « { $name } » est son voisin, mais pas l’inverse
entry-problem-bonus = { $entered } jetons bonus sont saisis ; il n’y en a que { $there }.
entry-problem-art = { $entered } collectionneurs d’art sont saisis ; il n’y en a que { $there }.

word-queue-ended = la file est épuisée
word-queue = file :
word-stacks = Piles de bonus restantes : { $left }.
word-kaiju-waits = Le Kaiju ne s’est pas encore montré.
word-kaiju-in-bay = Le Kaiju est dans la baie.
word-kaiju-comes = Le Kaiju débarque.
word-bonus-tokens = { $n ->
    [one] { $n } jeton bonus
   *[other] { $n } jetons bonus
    }
word-art-earned = { $n ->
    [one] { $n } collectionneur d’art
   *[other] { $n } collectionneurs d’art
    }
word-matsuri-sign = Matsuri
word-princess-sign = Princesse
word-kaiju-sign = KAIJU
word-thief-sign = voleur-{ $goods }
word-art-sign = Art
word-dog-sign = Hachiko
word-kaicho-sign = { $letter }:Kaicho
word-icons = A alimentation V vêtements L livres E électronique, A2 double · ★ symbole · K:alim magasin, K:GM grand magasin, – rien
