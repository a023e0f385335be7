# Ce que dit la ligne de commande de sa propre voix. Ce qui s’appelle $why vient du système, d’un lecteur de JSON ou d’un autre programme.

## Autour de ce que dit un jeu
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

## Ce qui a été fait
line-set-up = { $path } : { $game }, { $players }
line-played-out = { $path } : { $game }, { $players }, { $decisions }
line-page = { $path } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
line-page-once = { $path } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $repeated } en plusieurs exemplaires, comptées une seule fois.
line-strategy = { $path } : faits tirés { $games ->
    [one] de { $games } partie.
   *[other] de { $games } parties.
}
line-anchors = { $path } : les niveaux, mesurés en { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}
line-copied = { $path } : copie de la base de données
line-listening = Roundhouse vous attend sur { $url }
deed-move-written = le coup est enregistré
deed-move-taken-back = le coup est annulé
deed-file-written = le fichier est écrit
deed-game-checked = la partie est vérifiée
deed-copy-written = la copie est écrite

## Ce que refuse la ligne de commande
fault-in-file = { $path } : { $what }
fault-leave-out-state = { $path } : { $what } ; retirez --state
fault-put-state = { $path } : { $what } ; mettez --state devant
fault-not-text = { $path } : ce n’est pas du texte UTF-8
fault-directory = { $path } : c’est un dossier ; indiquez un fichier
fault-not-regular = { $path } : ce n’est pas un fichier ordinaire ; indiquez-en un
fault-exists = { $path } : ce fichier existe déjà ; ajoutez --force pour le remplacer
fault-taken = { $path } : un autre programme a pris ce nom entre-temps ; votre fichier est { $draft }
fault-no-path = l’option { $option } attend un fichier ; écrivez { $option }=CHEMIN
fault-of-option = option { $option } : { $what }
fault-twice = l’option { $option } est donnée deux fois ; donnez-la une seule fois
fault-nothing-to-undo = { $path } : il n’y a encore rien à annuler
fault-clause = les règles de { $game } n’ont pas d’article « { $clause } » ; `roundhouse rules { $game }` les montre toutes
fault-seed = le système ne fournit pas de graine aléatoire ({ $why }) ; choisissez-en une avec --seed
fault-bots = { $bots } robots pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : indiquez un robot pour toutes les places, ou un par place
fault-no-search = « { $bot } » ne peut pas dire ce qu’il a pensé de chaque action ; prenez-en un qui cherche, comme search:200
fault-crowd = une table à { $seats } accueille tour à tour de { $seats } à { $most } joueurs, pas { $players }
fault-output = impossible d’afficher la réponse : { $why }
fault-untold = { $deed }, mais la réponse ne peut pas être affichée : { $why }
fault-interrupted = interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $all }
fault-no-data-folder = il n’y a pas de dossier personnel ; indiquez avec --data où le serveur garde ses données
fault-database-url = DATABASE_URL n’est pas l’adresse d’une base PostgreSQL ; écrivez-la comme postgres://user@host/name
fault-backup-postgres = DATABASE_URL est défini ; sauvegardez une base PostgreSQL avec pg_dump

## Les programmes qui ne peuvent pas jouer
program-not-started = { $program } ne démarre pas : { $why }
program-ended = { $program } s’est terminé sans répondre ({ $status })
program-closed = { $program } a fermé sa sortie sans répondre
program-late = { $program } n’a pas répondu en { $milliseconds } ms
program-no-hello = { $program } a dit « { $said } » au lieu d’un hello
program-declined = { $program } refuse de jouer : { $why }
program-protocol = { $program } parle le protocole { $found }, pas le { $ours }
program-not-text = { $program } a répondu autre chose que du texte UTF-8
program-net = { $program } n’a pas de réseau pour jouer : { $why }

## Les serveurs qui ne peuvent pas tourner
server-in-use = un autre serveur utilise déjà ce dossier
server-same-name = deux programmes portent le nom « { $name } »
server-mail-server = --smtp : écrivez smtps://utilisateur@hôte ou smtp://utilisateur@hôte:587?tls=required
server-mail-password = --smtp : le mot de passe va dans ROUNDHOUSE_SMTP_PASSWORD, pas dans l’adresse
server-mail-from = --mail-from : écrivez nouvelles@example.org ou "Roundhouse <nouvelles@example.org>"
server-mail-links = --smtp : les e-mails contiennent des liens, dites avec --public-url où trouver ce serveur
server-listen = impossible d’écouter sur { $address } : { $why }
server-broken = le serveur est tombé en panne : { $why }
server-no-app = il n’y a pas d’application ici (pas d’index.html) ; cargo xtask web la construit
server-no-database = il n’y a pas ici de base de données d’un serveur
server-exists = ce fichier existe déjà
server-refuses = la base de données refuse : { $why }
server-unwell = impossible d’écrire dans la base de données
server-silent = la base de données ne répond pas
server-damaged = la base de données est endommagée ({ $why }) ; mettez une sauvegarde à sa place, comme l’explique docs/server.md
server-closed = le serveur s’arrête
server-newer = la base de données vient d’une version plus récente de ce programme
server-unreadable = la table { $table } est illisible : { $why }
server-short-token = ROUNDHOUSE_OPERATOR_TOKEN : au moins 16 caractères
server-no-token = il n’y a pas ici de jeton d’opérateur ; lancez le serveur une fois, ou définissez ROUNDHOUSE_OPERATOR_TOKEN
server-address = écrivez l’adresse du serveur comme http://127.0.0.1:7246 ou https://example.org
server-no-answer = le serveur ne répond pas : { $why }

## Les tableaux de parties illisibles, ou qui ne vont pas ensemble
games-parquet = ce n’est pas un fichier Parquet lisible : { $why }
games-column = ce n’est pas un tableau de parties : la colonne { $column } manque ou est d’un autre type
games-text = ce fichier est endommagé : un texte de la colonne { $column } n’est pas en UTF-8
games-damaged = ce fichier est endommagé : « { $part } » ne correspond pas au reste
games-empty = il n’y a aucune partie
games-incomplete = la partie { $game } n’a pas une ligne par joueur, dans l’ordre des places
games-other-game = ce sont des parties de { $found }, alors que les précédentes sont de { $known } ; faites une page par type de partie
games-other-rules = ces parties suivent la version { $found } des règles, les précédentes la version { $known } ; faites une page par type de partie
games-other-options = ces parties ont les options { $found }, les précédentes { $known } ; faites une page par type de partie
games-other-players = ces parties se jouent à { $found }, les précédentes à { $known } ; faites une page par type de partie
games-other-bot = { $found } y joue avec { $known } ; les faits sur un jeu viennent de parties entre bots égaux
games-alone = ce sont des parties en solo, que personne ne gagne ni ne perd ; il faut des parties à deux joueurs ou plus

## Ce que trouve la vérification d’une partie
finding-sound = { $path } : { $game }, { $decisions ->
    [one] { $decisions } décision, conforme
   *[other] { $decisions } décisions, toutes conformes
} aux règles. L’empreinte de sa graine est { $hash }.
finding-noted = Votre maillon vient après { $ply ->
    [one] { $ply } entrée
   *[other] { $ply } entrées
} sur { $entries } : jusque-là, rien n’a été retiré ni changé.
finding-result = { $seat } : rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
finding-other-game = l’empreinte de sa graine est { $hash }, et non { $noted } : ce n’est pas la partie qui avait commencé
finding-format = cet enregistrement est au format { $found } ; ce programme lit les formats 1 et 2
finding-malformed = l’enregistrement est incorrect : { $why }
finding-other-hash = la graine n’a pas l’empreinte indiquée dans l’enregistrement : c’est { $hash }, et non { $stated }
finding-other-result = le résultat de l’enregistrement n’est pas celui auquel mène le journal
finding-entry = entrée { $ply } : { $why }
finding-other-log = les entrées ne mènent pas au journal
finding-other-end = la chaîne des entrées ne finit pas sur le dernier maillon de l’enregistrement : quelque chose a été retiré ou changé
finding-unknown-link = votre maillon n’est pas dans la chaîne de cet enregistrement : quelque chose a été retiré ou changé, ou c’est une autre partie

## Ce que valaient les tours
verdict-progress = Tours analysés : { $done } sur { $all }
verdict-heading = Décisions, place, chances de gagner et score final attendus après le tour ; ce qui a été joué, et ce qui aurait été meilleur
verdict-seat = place { $seat }
verdict-chance = { $percent } %
verdict-better = meilleur tour : { $what }
verdict-unfinished = La partie n’est pas terminée ; voici les tours joués jusqu’ici.
verdict-turned = La partie a basculé à la décision { $plies }.
verdict-mistakes = Les erreurs les plus coûteuses
verdict-well-played = Aucune erreur coûteuse. Bien joué !
verdict-mistake = { $number }. décision { $ply }, place { $seat }, coût : { $points } ± { $points_error } au score, { $win } ± { $win_error } % de chances de gagner
verdict-mistake-alone = { $number }. décision { $ply }, place { $seat }, points perdus : { $points } ± { $points_error }
verdict-played = tour joué : { $what }

## Comment jouent les robots et les niveaux
bot-heading = Robots
bot-random = tire au hasard parmi toutes les actions permises
bot-greedy = choisit l’action qui paraît la meilleure à la fin du tour
bot-timed = cherche pendant 300 millisecondes à chaque décision
bot-counted = cherche pendant 2 000 itérations à chaque décision ; la même graine donne la même partie
bot-threaded = mène quatre recherches de front sur quatre fils d’exécution, chacune avec le budget entier, et additionne leurs résultats
bot-learned = cherche pendant 300 millisecondes, guidé par un réseau qui a appris en jouant ; learned:2000 compte les itérations, learned@FICHIER:300ms prend un autre réseau
bot-program = votre propre programme, par le protocole des robots ; exec@500ms:PROGRAM limite son temps à chaque décision
level-heading = Niveaux, du plus faible au plus fort
level-beginner = ne voit que la moitié des possibilités, et prend ce qui rapporte le plus de points ce tour-ci
level-casual = joue ce qui paraît le mieux à la fin du tour, sans se soucier des autres joueurs
level-skilled = a appris de ses propres parties, et jette un coup d’œil devant lui
level-expert = a appris de ses propres parties, et réfléchit trois dixièmes de seconde
level-master = a appris de ses propres parties, et réfléchit deux secondes

## Un match entre robots
standing-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
standing-games-won = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, score moyen des gagnants { $score }
standing-wins = gagnées
standing-interval = intervalle à 95 %
standing-mean-score = score moyen
standing-time = ms/décision
standing-rating = classement
standing-share = { $percent } %
standing-span = { $low } à { $high }
standing-title = { $title } : { $percent } %
standing-faults = en défaut { $times } fois
progress-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $all }, { $time }
progress-stopping = arrêt en cours
progress-so-far = depuis { $time }
progress-left = encore { $time } environ
progress-seconds = { $seconds } s
progress-minutes = { $minutes } min
progress-hours = { $hours } h { $minutes } min

## La vitesse d’un jeu
speed-heading = { $game }, { $players }, parties au hasard sur un seul fil d’exécution
speed-decisions = décisions par seconde
speed-games = parties par seconde
speed-length = décisions par partie
speed-choice = actions permises
speed-at-most = en moyenne, { $most } au plus
speed-clone = copie d’un état
speed-nanoseconds = ns
speed-size = taille d’un état
speed-bytes = octets
speed-replay = relecture du journal
speed-microseconds = µs
speed-search = itérations de recherche
speed-per-second = par seconde

## La justesse des prévisions
outlook-heading = { $game }, { $players }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, score moyen { $score }
outlook-at = à
outlook-percent = { $percent } %
outlook-bias = biais
outlook-bias-share = de la moyenne
outlook-error = écart moyen
outlook-calibration = écart des chances
outlook-chances = chances de gagner, tous ces moments ensemble : écart de { $percent } %
outlook-predicted = annoncé
outlook-won = gagné
outlook-seats = places
outlook-nothing = -
outlook-taught = { $path } : prévisions tirées de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }

school-written = { $path } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
} avec un choix, dans { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
}

riddle-progress = { $done } sur { $all }
riddle-made = { $path } : { $puzzles ->
    [one] { $puzzles } problème tiré
   *[other] { $puzzles } problèmes tirés
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
riddle-stand = { $puzzles ->
    [one] { $stand } sur { $puzzles } problème confirmé.
   *[other] { $stand } sur { $puzzles } problèmes confirmés.
}
riddle-fallen = { $id } n’est pas confirmé
riddle-line = la ligne { $number } n’est pas un problème : { $why }

# Ce que lit un opérateur.
admin-guest = invité
admin-account = compte
admin-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
admin-open-reports = { $n ->
    [one] { $n } signalement ouvert
   *[other] { $n } signalements ouverts
}
admin-suspended = suspendu : { $reason }
admin-nobody = Personne.
admin-more = Il y en a d’autres : ajoutez --after { $after }
admin-was-suspended = { $name } est suspendu et déconnecté partout.
admin-was-lifted = { $name } peut de nouveau se connecter.
admin-was-renamed = Le nouveau nom est { $name }.
admin-was-deleted = Supprimé. Il ne reste que des places anonymes.
admin-sure = C’est définitif. Ajoutez --yes pour supprimer { $id }.
admin-no-reports = Aucun signalement.
admin-report = Signalement { $id }, { $date } : { $offence }, table { $table }, ligne { $line }
admin-reported-by = par { $name }
admin-report-closed = fermé
admin-was-closed = Le signalement est fermé.
admin-people = Comptes : { $accounts }. Invités : { $guests }. Suspendus : { $suspended }.
admin-seen = Venus depuis un jour : { $today }. Depuis trente jours : { $month }.
admin-games = Tables ouvertes : { $open }. Parties en cours : { $running }. Terminées : { $finished }, dont { $today } depuis un jour.
admin-talk = Messages : { $chat }. Signalements ouverts : { $reports }.
