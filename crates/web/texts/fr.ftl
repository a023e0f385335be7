# Every text of the page that is not of one game: those have folders of their own. See `texts.rs`.

## shell
shell-skip = Aller au contenu
shell-nav = Menu principal
shell-games = Mes parties
shell-rules = Règles
shell-pad = Carnet de score
shell-settings = Réglages
shell-about = À propos
shell-menu = Menu

## missing
missing-title = Aucune voie ne mène ici
missing-text = Il n’y a pas de page à cette adresse.
missing-home = Retour à l’accueil

## home
home-play_now = Jouer
home-no_board = Ce jeu n’est pas encore jouable dans le navigateur.
home-title = Jeux de rails, en voiture !
home-text = Jouez tout de suite contre des robots, invitez vos amis par un lien ou partagez un même écran. Sans compte ni installation.
home-friends = Jouer entre amis
home-learn = Apprendre
home-puzzles = Problèmes
home-rules = Règles
home-pad = Carnet de score
home-players = { $least } à { $most } joueurs
home-continue = Reprendre une partie
home-told_off = Une de vos notifications a été désactivée.
home-told_look = Voir pourquoi
home-your_turn = À vous de jouer
home-just_now = à l’instant
home-minutes_ago = { $n ->
    [1] il y a une minute
   *[other] il y a { $n } minutes
}
home-hours_ago = { $n ->
    [1] il y a une heure
   *[other] il y a { $n } heures
}
home-days_ago = { $n ->
    [1] hier
   *[other] il y a { $n } jours
}

## level
level-beginner = Débutant
level-casual = Amateur
level-skilled = Confirmé
level-expert = Expert
level-master = Maître

## table
table-not_your_turn = Ce n’est pas à vous de jouer.
table-you = Vous
table-bot = Robot ({ $level })
table-bot_numbered = Robot { $n } ({ $level })
table-player_numbered = Joueur { $n }
table-unknown = Cette partie n’est pas enregistrée dans ce navigateur.
table-cannot_undo = Impossible d’annuler : votre tour est fini, ou un élément caché a été révélé.
table-loading = Mise en place de la table…
table-looking_back = Vous revoyez la partie : après le coup { $n }
table-over = Partie terminée. Victoire : { $names }
table-over_alone = { $points ->
    [one] Partie terminée. Votre score : { $points } point.
   *[other] Partie terminée. Votre score : { $points } points.
}
table-waiting = On attend { $names }
table-undo = Annuler
table-hint = Conseil
table-close = Fermer
table-rule = Règle { $clause }
table-reconnecting = Connexion perdue. Votre partie est enregistrée ; reconnexion en cours…
table-unstored = Le serveur ne peut rien enregistrer pour l’instant. Votre coup est gardé ici et sera renvoyé ; « Annuler » l’abandonne.
table-bots_wait = Les robots sont occupés à d’autres tables. Le vôtre jouera bientôt.
table-bots_wait_among = { $n ->
    [one] Les robots sont occupés à d’autres tables, et { $n } autre joueur attend. Votre robot jouera bientôt.
   *[other] Les robots sont occupés à d’autres tables, et { $n } autres joueurs attendent. Votre robot jouera bientôt.
}
table-players = Joueurs
table-log = Journal
table-tabs = Joueurs, journal et plus
table-your_turn = à vous
table-decides = réfléchit
table-elsewhere = en ligne
table-away = hors ligne
table-stand_in = un robot joue à sa place
table-took_back = { $name_is ->
    [you] Vous avez annulé un coup
   *[other] { $name } a annulé un coup
}

## hints
hints-title = Que ferait le robot ?
hints-thinking = Le robot réfléchit…
hints-expected = Score final : environ { $score }, chances de gagner : environ { $win }
hints-expected_alone = Score final : environ { $score }

## catch_up
catch_up-title = Parcourir les coups passés
catch_up-back = Précédent
catch_up-next = Suivant
catch_up-now = Revenir au présent
catch_up-what = { $n ->
    [one] Que s’est-il passé ? ({ $n } coup)
   *[other] Que s’est-il passé ? ({ $n } coups)
}

## curtain
curtain-title = À { $name } de jouer
curtain-text = Passez l’appareil. Rien ne s’affiche tant que la personne suivante n’a pas appuyé sur le bouton.
curtain-button = C’est moi, { $name }

## keys
keys-help_title = Aide
keys-title = Touches
keys-tab = passer au choix suivant
keys-arrows = se déplacer sur le plateau
keys-enter = choisir
keys-turn = tourner la carte
keys-undo = annuler
keys-hint = demander un conseil
keys-escape = reposer, fermer ou revenir au présent
keys-help = afficher cette aide

## sheet
sheet-title = Feuille de score
sheet-place = Classement
sheet-place_number = { $n ->
    [1] 1er
   *[other] { $n }e
}
sheet-details = Détail
sheet-again = Rejouer

## replay
replay-title = Revoir la partie
replay-continue = Continuer d’ici contre des robots

## review
review-title = Ce qui aurait pu être mieux
review-about = Chacun de vos tours est comparé au meilleur que trouve le robot, avec ce que vous saviez à ce moment-là.
review-begin = Analyser mes tours
review-whose = Les tours de
review-about_other = Chaque tour de ce joueur est comparé au meilleur que trouve le robot, avec ce que le joueur savait à ce moment-là.
review-begin_other = Analyser ces tours
review-quick = Analyse rapide
review-progress = Tours analysés : { $n } sur { $all }
review-stop = Arrêter
review-stopped = { $n ->
    [one] Analyse arrêtée après { $n } tour sur { $all }.
   *[other] Analyse arrêtée après { $n } tours sur { $all }.
}
review-done = { $n ->
    [one] { $n } tour analysé.
   *[other] { $n } tours analysés.
}
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-mark_played = Joué
review-mark_better = Mieux
review-cost = environ { $points } points ± { $within }
review-cost_win = environ { $chance } de chances de gagner ± { $within }
review-brings = ({ $cost } de plus)
review-show = Montrer sur le plateau
review-try = Essayer à partir d’ici
review-none = Aucune erreur coûteuse. Bien joué !

## zoom
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Afficher tout le plan

## friends
friends-title = Préparer { $game }
friends-where = Où voulez-vous jouer ?
friends-online = En ligne
friends-here = Sur cet appareil
friends-online_note = Vous obtenez un lien pour vos amis. Il suffit de l’ouvrir et de choisir un nom pour prendre place, sans compte.
friends-here_note = En solo, contre des robots ou à plusieurs devant un même écran. Tout reste dans ce navigateur.
friends-seats = Qui joue ?
friends-me = Vous
friends-me_named = Vous, { $name }
friends-your_name = Votre nom
friends-their_name = Nom
friends-person = Quelqu’un devant cet écran
friends-open = Place libre
friends-invited = Place réservée
friends-bot = Robot
friends-open_note = pour toute personne qui a le lien
friends-invited_note = seulement avec le lien de cette place
friends-who = Qui occupe la place { $n }
friends-level = Niveau du robot, place { $n }
friends-name = Nom du joueur, place { $n }
friends-add = + Ajouter une place
friends-remove = Retirer la place { $n }
friends-options = Options du jeu
friends-more_options = Utiliser vos propres fichiers
friends-table = Options de la table
friends-clock = Temps de réflexion
friends-spectators = Autoriser les spectateurs
friends-spectator_chat = Laisser les spectateurs discuter
friends-listed = L’afficher dans « Tables ouvertes »
friends-rated = Compter le résultat pour le classement (si tous ont un compte)
friends-make = Créer la table
friends-begin = Commencer la partie

## lobby
lobby-title = Une table de { $game }
lobby-spectators = Spectateurs bienvenus
lobby-spectators_talk = Spectateurs bienvenus ; ils peuvent discuter
lobby-rated = Compte pour le classement
lobby-unrated = Hors classement
lobby-no_spectators = Sans spectateurs
lobby-open = Place libre
lobby-open_note = pour toute personne qui a le lien
lobby-invited = Place réservée
lobby-invited_note = seulement avec le lien de cette place
lobby-yours = votre place
lobby-kept = réservée pour vous
lobby-asked = nouvelle partie proposée, pas encore de réponse
lobby-is_there = a pris place
lobby-is_away = a pris place, hors ligne pour l’instant
lobby-ready = prêt
lobby-sit = Prendre place
lobby-copy_seat = Copier le lien de cette place
lobby-make_link = Créer un lien
lobby-start = Commencer la partie
lobby-waiting = Il reste des places libres : on attend les joueurs.
lobby-waiting_for_answer = Réponse attendue : { $names }
lobby-all_there = Tout le monde est là. Lancez la partie quand vous voulez.
lobby-host_starts = Tout le monde est là. L’hôte va lancer la partie.
lobby-leave = Quitter la table
lobby-close = Fermer la table
lobby-hook = Annoncer ce qui se passe à cette table dans une messagerie
lobby-again = Rejouer ?
lobby-again_note = Nouvelle partie avec { $names } ? Votre place est réservée.
lobby-agree = Rejouer
lobby-decline = Non, merci
lobby-remove = Retirer
lobby-remove_whom = Retirer { $name } de la table
lobby-remove_sure = Retirer { $name } de la table ? Cette personne ne pourra pas revenir.
lobby-remove_yes = Oui, retirer
lobby-remove_no = Non, ne rien changer
lobby-stop_waiting = Ne plus attendre
lobby-stop_waiting_for = Ne plus attendre { $name }
lobby-stop_waiting_sure = Ne plus attendre { $name } ? La place sera ouverte à tous.
lobby-stop_waiting_yes = Oui, libérer la place
lobby-stop_waiting_no = Continuer d’attendre
lobby-invite = Invitez vos amis
lobby-invite_note = Envoyez ce lien. Il suffit de l’ouvrir et de choisir un nom pour prendre place.
lobby-watch = Inviter des spectateurs
lobby-watch_note = Toute personne qui ouvre ce lien peut regarder la partie.
lobby-copy = Copier le lien
lobby-copy_watch = Copier le lien pour spectateurs
lobby-fairness = Est-ce équitable ?
lobby-fairness_note = Tout le hasard de cette partie vient d’un seul nombre secret. Voici son empreinte (SHA-256), fixée avant que quiconque prenne place. Après la partie, le nombre lui-même s’affiche, et vous pouvez vérifier que rien n’a été changé.
lobby-seed = Le nombre secret :
lobby-chain = Cette empreinte change à chaque coup. Notez-la : plus tard, « roundhouse verify --chain » prouvera que le fichier montre bien la partie que vous avez jouée.
lobby-chat = Discussion
lobby-talk = Discussion et table
lobby-table = Cette table
lobby-quiet = Aucun message pour l’instant.
lobby-only_players_talk = Ici, seuls les joueurs discutent, mais vous pouvez lire.
lobby-say = Écrivez un message
lobby-about_line = À propos du message de { $name }
lobby-send = Envoyer
lobby-closed = Cette table est fermée
lobby-closed_note = L’hôte est parti avant le début de la partie.
lobby-looking_on = Vous regardez
lobby-rematch = Rejouer
lobby-to_rematch = Aller à la partie suivante
lobby-record = Télécharger le fichier de la partie
lobby-back = Reprendre votre place au robot
lobby-resign_ask = Laisser votre place
lobby-resign_sure = Un robot jouera pour vous jusqu’à la fin, et vous ne pourrez pas revenir. Laisser votre place ?
lobby-resign = Oui, laisser ma place
lobby-stay = Non, continuer
lobby-close_drawer = Fermer

## online
online-unreachable = Le serveur est injoignable. Les parties sur cet appareil restent jouables ; réessayez dans un moment.
online-connecting = Connexion…
online-again = Réessayer
online-no_table = Impossible d’ouvrir cette table
online-gone = Vous n’êtes plus à cette table
online-name_title = Quel nom les autres verront-ils ?
online-table_text = Un nom suffit pour prendre place.
online-invited_to = Une place vous attend à une table de { $game } avec { $names }. Choisissez un nom et prenez place.
online-watch_invited = Voici une partie de { $game } avec { $names }. Choisissez un nom pour discuter.
online-name = Votre nom
online-guest = sans compte
online-enter = Continuer
online-copied = Copié
online-link = Lien
online-table_of = { $n ->
    [1] Table créée par { $name }, en solo
   *[other] Table créée par { $name }, { $n } places
}
online-clock_none = Sans limite de temps
online-clock_live = { $n } min par joueur
online-clock_days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}

## games
games-title = Mes parties
games-here = Sur cet appareil
games-none_here = Aucune partie en cours ici.
games-begin = En commencer une
games-gathering = En ligne : en attente de joueurs
games-running = En ligne : en cours
games-finished = Terminées sur cet appareil
games-finished_online = Terminées en ligne
games-all_finished = Toutes les parties terminées
games-open = Tables ouvertes
games-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
games-called_off = Arrêtée d’un commun accord
games-delete = Supprimer
games-sure = Vraiment supprimer ?
games-result = { $place }. { $name } ({ $points } pts)
games-chart = Vos résultats : { $game }
games-chart_note = Victoires : { $won } sur { $all } · trait : meilleur adversaire

## settings
settings-title = Réglages
settings-language = Langue
settings-language_missing = Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
settings-theme = Couleurs
settings-theme_auto = Comme votre appareil
settings-theme_light = Clair
settings-theme_dark = Sombre
settings-patterns = Ajouter des motifs aux couleurs
settings-play = En jeu
settings-name = Votre nom
settings-level = Niveau des robots pour « Jouer »
settings-level_beginner = Passe à côté de bien des choses et court après les points. Parfait pour votre toute première partie.
settings-level_casual = Choisit ce qui paraît le mieux sur le moment.
settings-level_skilled = Voit un peu plus loin.
settings-level_expert = Réfléchit un instant.
settings-level_master = Réfléchit quelques secondes et se laisse rarement battre.
settings-told = Être averti quand c’est à vous
settings-account = Compte
settings-nobody = Aucun compte n’est nécessaire : pour jouer en ligne, un nom suffit. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
settings-signed_in = Vous utilisez le compte { $name }.
settings-guest = En ligne, votre nom est { $name }. Créez un compte pour retrouver vos parties sur tous vos appareils.
settings-guest_lost = Si vous vous connectez à un autre compte, vos parties jouées sans compte ne suivront pas.
settings-other_account = Se connecter à un autre compte
settings-account_name = Nom du compte
settings-password = Mot de passe (8 caractères au moins)
settings-make_account = Créer un compte
settings-sign_in = Se connecter
settings-sign_out = Se déconnecter

## rules
rules-title = Règles
rules-text = Toutes les règles de tous les jeux, article par article, telles que la table les applique. Quand un coup n’est pas permis, la table vous indique quelle règle l’interdit.
rules-of = { $game } : les règles
rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne correspond à votre recherche.
rules-contents = Sommaire

## pad
pad-title = Carnet de score
pad-text = Vous avez fini une partie sur table ? Saisissez la situation finale : le carnet compte les points.
pad-of = Carnet de score : { $game }

## about
about-title = À propos de Roundhouse
about-lead = Une rotonde abrite les locomotives et les fait tourner. Celle-ci abrite des jeux de rails : jouez dans votre navigateur, en solo, entre amis ou contre des robots, sans compte.
about-games = Les jeux
about-unofficial = Roundhouse n’a rien d’officiel : nous n’avons aucun lien avec les auteurs ni avec les éditeurs. Les jeux, leurs noms et leur conception leur appartiennent. Si un jeu vous plaît, achetez-le : c’est encore mieux avec du carton et des amis.
about-ours = Ce que nous avons fait
about-art = Nous avons écrit tous les textes et dessiné toutes les images ; rien n’est copié des jeux imprimés. Là où nous ne connaissons pas les cartes imprimées, nous avons composé nos propres listes.
about-privacy = Les parties sur cet appareil ne quittent jamais votre navigateur. En ligne, le serveur connaît votre nom, vos coups et ce que vous dites à la table, rien d’autre. Rien n’est chargé depuis d’autres sites.
about-licence = Roundhouse est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.

## learn
learn-guide = La partie guidée
learn-back = Précédent
learn-next = Suivant ({ $n } sur { $all })
learn-end = Quitter le guide
learn-title = Apprendre { $game }
learn-rules = Toutes les règles, article par article
learn-puzzles = Problèmes

## own_files
own_files-ours = Standard (fourni avec le jeu)
own_files-load = Charger un fichier…
own_files-remove = Supprimer
own_files-remove_named = Supprimer « { $name } » de ce navigateur
own_files-kept = « { $name } » est vérifié et choisi. Ce navigateur le conserve.
own_files-not_kept = « { $name } » est vérifié et choisi pour cette partie. Ce navigateur n’a pas la place de le conserver.
own_files-bad = { $file } : { $reason }
own_files-too_large = { $file } : ce fichier est trop grand. { $most } ko au plus.
own_files-unreadable = { $file } : ce fichier est illisible.

## loading
loading-coming = Chargement de { $game }…
loading-failed = Impossible de charger { $game }. Vérifiez votre connexion et réessayez.
loading-again = Réessayer
loading-page = Un instant…
loading-page_failed = Impossible de charger cette page. Vérifiez votre connexion et réessayez.

## sight: everything in view
# A choice that isn't possible now, as screen readers say it.
sight-impossible = { $choice }. { $reason }
## film : les coups des autres, un par un
film-title = Ce qu’ont fait les autres
film-pause = Pause
film-play = Lecture
film-skip = Passer
film-keys = Espace pour la pause, Échap pour passer
film-setup = Mise en place
keys-space = mettre en pause ou reprendre les coups des autres
settings-speed = Coups des autres
settings-speed_instant = Tout de suite
settings-speed_brisk = Rapide
settings-speed_calm = Posé
settings-speed_text = En mode rapide ou posé, chaque coup se déroule sur le plateau avant votre tour. Pour passer, cliquez, touchez l’écran ou appuyez sur Échap.
## A hint and its reasons
hints-close = Fermer le conseil
hints-do = Jouer
hints-do_this = Jouer : { $action }
hints-told = { $action }. { $reason }
hints-gap = {" "}
hints-points = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
hints-part = { $name } { $points }
hints-more_parts = autres
hints-gains_now = { $points } : { $parts }.
hints-gains_then = Avec les étapes suivantes, { $points } : { $parts }.
hints-costs = Coûte { $what }.
hints-prepares = Vous apporte { $what }.
hints-nothing_yet = Pas encore de points.
hints-better = Vaut environ { $points } points de plus que le choix suivant.
hints-worse = Vaut environ { $points } points de moins que le premier choix.
hints-as_good = Le choix suivant se vaut à peu près.
hints-as_good_as_first = Vaut à peu près le premier choix.
hints-unknown = Le robot ne sait pas où ce choix mène
hints-even = Vaut à peu près le premier choix
hints-behind = Comptez { $parts }
hints-points_less = environ { $points } points de moins
hints-chance_less = environ { $chance } de chances de gagner en moins
hints-little_less = Un peu moins bon que le premier choix
hints-better_chance = Vos chances de gagner augmentent d’environ { $chance } par rapport au choix suivant.
hints-worse_chance = Vos chances de gagner baissent d’environ { $chance } par rapport au premier choix.
hints-better_little = Un peu meilleur que le choix suivant.
hints-worse_little = Un peu moins bon que le premier choix.
hints-only = C’est tout ce que vous pouvez faire maintenant.
hints-then = Ensuite, dans le même tour :
hints-more_steps = { $n ->
    [one] et encore { $n } étape
   *[other] et encore { $n } étapes
}
## numbers, rule_sheet : la feuille de score imprimée, et les règles à côté de la table
numbers-modes = Façons de saisir une partie
numbers-full = Saisie complète
numbers-only = Nombres seulement
numbers-about = Comptez comme sur la feuille imprimée et notez les nombres. Entrée et les flèches passent d’une case à l’autre ; tout est gardé dans ce navigateur.
numbers-player = Joueur { $n }
numbers-names = Noms
numbers-total = Total
numbers-place = Classement
numbers-nth = { $n }{ $n ->
    [one] er
   *[other] e
}
numbers-rating = { $game ->
    [tramways] Appréciation
   *[other] Titre
}
numbers-brings = = { $points }
numbers-not_counted = ne compte pas
numbers-limits = de { $least } à { $most }
numbers-flip = Changer le signe
numbers-won = { $name } gagne avec { $points } points.
numbers-shared = { $names } sont à égalité avec { $points } points.
numbers-tie = Remplissez la dernière ligne pour départager.
numbers-more = Ajouter un joueur
numbers-fewer = Retirer un joueur
numbers-clear = Effacer
numbers-sure = Vraiment effacer ?
numbers-new = Nouvelle partie
numbers-print = Imprimer
numbers-print_blank = Imprimer une feuille vierge
numbers-filed = Parties terminées
numbers-reopen = Ouvrir
numbers-score = { $name } { $points }
numbers-lost = Ce navigateur n’a plus de place : la feuille sera perdue à la fermeture de la page. Imprimez-la pour la garder.
rule_sheet-all = Toutes les règles dans un nouvel onglet
## first : la première minute, et les chemins pour entrer et circuler
score-button = Score actuel : { $points }. Voir le détail
score-title = Si la partie s’arrêtait maintenant
score-nothing = Pas encore de points.
score-total = Total
passport-keep = Vous jouez sans compte ? Créez-en un
passport-keep_note = Vous restez { $name } à cette table, vous gardez votre place et vous retrouvez vos parties sur tous vos appareils.
visit-watch = Regarder seulement, sans nom
visit-talk = Choisir un nom pour discuter
online-dead_link = Ce lien ne fonctionne plus
online-claim_from = { $host } vous a réservé une place dans une partie de { $game }. Un nom suffit.
home-playing_as = Vous jouez en ligne sous le nom de { $name }.
home-no_account = Pas besoin de compte pour jouer.
home-profile = Votre profil
home-watch = Regarder des parties
home-daily = Défi du jour
home-cups = Tournois
home-standings = Classement
home-account = Se connecter ou créer un compte
games-turn_of = Au tour de { $name }
games-with = avec { $names }
games-all_open = Toutes les tables ouvertes
## La fin d’une partie
end-title = Partie terminée
end-wins = { $who_is ->
    [you] Vous gagnez { $points } à { $next } !
   *[other] { $who } gagne { $points } à { $next }.
}
end-wins_ahead = { $who_is ->
    [you] Vous gagnez avec { $points } points, devant { $rival } avec { $next } !
   *[other] { $who } gagne avec { $points } points, devant { $rival } avec { $next }.
}
end-wins_tie = { $who_is ->
    [you] Vous l’emportez au départage !
   *[other] { $who } l’emporte au départage.
}
end-shared = { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
end-alone = { $points ->
    [one] Vous avez marqué { $points } point.
   *[other] Vous avez marqué { $points } points.
}
end-own_title = { $game ->
    [tramways] Votre appréciation : { $title }
   *[other] Votre titre : { $title }
}
end-best_first = Votre première partie terminée { $players ->
    [one] en solo avec ces options
   *[other] à { $players } joueurs avec ces options
} : { $points }, c’est le score à battre.
end-best_new = Votre record { $players ->
    [one] en solo avec ces options
   *[other] à { $players } joueurs avec ces options
} : { $points } (avant : { $before }).
end-best_still = Votre record { $players ->
    [one] en solo avec ces options
   *[other] à { $players } joueurs avec ces options
} reste { $best }.
end-review = Analyser
end-replay = Revoir
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-round_back = Manche précédente
replay-turn_back = Tour précédent
replay-step_back = Un pas en arrière
replay-step = Un pas en avant
replay-turn = Tour suivant
replay-round = Manche suivante
replay-last = À la fin
replay-speed = Vitesse
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-by_turn = Revoir la partie, tour par tour
replay-copy = Copier le lien vers ce moment
replay-start = Le début de la partie
replay-setup = Mise en place
replay-at_round = Manche { $n }
replay-turn_of = { $round }, { $name }
replay-caption = { $heading } : { $told }
replay-between = {" "}
keys-replay = après la partie : pas à pas ; avec Maj par tour, avec Maj+Page préc./suiv. par manche ; Espace pour la lecture
graph-title = Résultat attendu, tour par tour
graph-mode = Ce que montrent les courbes
graph-score = Score final attendu
graph-win = Chances de gagner
graph-rounds = Manche
graph-turning = Tournants de la partie
graph-point = { $turn } : { $who_is ->
    [you] vos chances de gagner passent
   *[other] les chances de { $who } passent
} de { $from } à { $to }
graph-figure = { $name } { $score } ({ $win })
graph-figure_alone = { $score } points
graph-figures = { $heading } : { $figures }
summary-throughout = { $who_is ->
    [you] Vous avez mené du début à la fin.
   *[other] { $who } a mené du début à la fin.
}
summary-took_over = { $first_is ->
    [you] Vous avez mené
   *[other] { $first } a mené
} jusqu’à la manche { $round } ; ensuite, { $who_is ->
    [you] vous avez pris la tête.
   *[other] { $who } a pris la tête.
}
summary-to_and_fro = La première place a changé de mains { $times } fois ; { $who_is ->
    [you] vous avez mené
   *[other] { $who } a mené
} pour de bon à partir de la manche { $round }.
summary-decisive = { $mover_is ->
    [you] Votre tour
   *[other] Le tour de { $mover }
} à la manche { $round } a été décisif : { $who_is ->
    [you] vos chances de gagner sont passées
   *[other] les chances de { $who } sont passées
} de { $from } à { $to }.
summary-best_turn = Votre meilleur tour : à la manche { $round }, le score attendu a augmenté de { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
summary-part = { $name } ({ $points })
summary-gap = { $who_is ->
    [you] Vous avez
   *[other] { $who } a
} surtout devancé { $rival } sur { $parts }.
summary-gap_lost = { $who } vous a surtout devancé sur { $parts }.
summary-sources = La plupart de vos points viennent de : { $parts }.

## course: apprendre sur le vrai plateau
course-text = { $n ->
    [one] Une leçon
   *[other] { $n } leçons
} d’une ou deux minutes, sur le vrai plateau. Dans l’ordre que vous voulez, et vous partez quand vous voulez ; au terminus, une vraie partie.
course-begin = Commencer la première leçon
course-go_on = Continuer : { $title }
course-done = (terminée)
course-game = Une partie contre un robot indulgent
lesson-card = La leçon
lesson-you = Vous
lesson-bot = Robot { $n }
lesson-step = { $n } sur { $all }
lesson-hint = Indice
lesson-where = Montrez-moi où
lesson-exactly = Faites-le pour moi
lesson-over = Recommencer
lesson-skip = Passer
lesson-leave = Quitter
lesson-take_back = Reprendre le coup
lesson-next = Leçon suivante
lesson-finish = Retour à la ligne
lesson-missed = { $points ->
    [0] Cela ne rapporte rien, et l’objectif est hors d’atteinte.
    [one] Cela rapporte { $points } point, mais l’objectif est hors d’atteinte.
   *[other] Cela rapporte { $points } points, mais l’objectif est hors d’atteinte.
}
rules-try_it = Essayer

## puzzle: one turn to find
puzzle-title = { $game } : problèmes
puzzle-text = { $n ->
    [one] Une position tirée
   *[other] { $n } positions tirées
} de parties entre robots. Dans chacune, un tour est nettement le meilleur.
puzzle-daily = Le problème du jour
puzzle-daily_done = Le problème du jour, résolu
puzzle-train = S’entraîner
puzzle-by_theme = Par thème
puzzle-how = Votre premier essai fait varier votre cote. Tout reste dans ce navigateur.
puzzle-course = Vers les leçons
puzzle-rating = Cote
puzzle-solved_count = Résolus du premier coup
puzzle-of = { $n } sur { $all }
puzzle-streak = Problèmes du jour d’affilée
puzzle-days = { $n }
puzzle-coming = Les problèmes arrivent…
puzzle-failed = Impossible de charger les problèmes. Êtes-vous en ligne ?
puzzle-card = Le problème
puzzle-one = Problème
puzzle-task = Trouvez le meilleur tour. Tant qu’il n’est pas fini, vous pouvez tout reprendre.
puzzle-rest = Le tour est commencé : trouvez la meilleure façon de le finir. Tant qu’il n’est pas fini, vous pouvez reprendre ce que vous jouez ici.
puzzle-grade = Niveau { $n } sur 5
puzzle-judging = Votre tour est examiné…
puzzle-unknown = Ce tour n’a pas pu être jugé. Essayez-en un autre.
puzzle-solved = Résolu !
puzzle-solved_too = Résolu ! Le meilleur tour connu n’a que { $points } point d’avance : trop peu pour les départager.
puzzle-so_far = Déjà joué pendant ce tour : { $words }
puzzle-begins_here = Le problème commence ici : vous n’avez encore rien à reprendre.
puzzle-missed = Il y a mieux : un autre tour rapporte en moyenne { $points } points de plus.
puzzle-shown = Voici le meilleur tour.
puzzle-about = Thème : { $themes }.
puzzle-off_the_way = D’ici, l’indice n’a rien à montrer. Recommencez pour le voir.
puzzle-best = Meilleur tour
puzzle-yours = Votre tour
puzzle-then = {" → "}
puzzle-at_once = Points : { $before } → { $after }
puzzle-expected = Score final attendu : { $points }
puzzle-look = Voir sur le plateau
puzzle-again = Réessayer
puzzle-give_up = Voir la réponse
puzzle-next = Problème suivant
puzzle-leave = Tous les problèmes
puzzle-unclear = Pas clair
puzzle-noted = Vous ne le reverrez plus.
## strategy: ce que disent beaucoup de parties entre bots
strategy-link = Stratégie
strategy-title = { $game } : qu’est-ce qui gagne ?
strategy-source = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre bots égaux ({ $bot }), version { $rules } des règles, faits réunis le { $made }.
strategy-search = une recherche qui essaie { $n } suites de coups à chaque décision
strategy-players_label = Nombre de joueurs
strategy-players = { $n } joueurs
strategy-none = Il n’y a pas encore de parties.
strategy-seat_wins = La place { $n } gagne { $share } parties sur 100 ; à égalité, ce serait { $even }.
strategy-seats_even = La place à table ne fait aucune différence visible.
strategy-winners_lead = Les gagnants prennent le plus d’avance dans « { $part } » : { $points } points de plus que les autres.
strategy-best_opening = Meilleur début : { $best } ({ $more } victoires de plus sur 100 parties). Le plus faible : { $worst } ({ $fewer } de moins).
strategy-best_thing = Le mieux à avoir : { $best } ({ $more } victoires de plus sur 100 parties). Le pire : { $worst } ({ $fewer } de moins).
strategy-openings = Comment débuter
strategy-how = Le point dit combien de parties sur 100 on gagne ainsi de plus ou de moins que d’habitude. La barre est l’intervalle à 95 % ; une barre grise traverse le zéro : aucune différence visible.
strategy-seats = Votre place à table
strategy-seat = Place { $n }
strategy-parts = Où les gagnants prennent l’avantage
strategy-how_parts = Combien de points de plus que les autres à leur table les gagnants tirent de chaque partie du score.
strategy-had = Ce que les joueurs avaient à la fin
strategy-scored = Ce qui a compté pour le score
strategy-detailed = { $name } : { $detail }
strategy-what = Quoi
strategy-games = Parties
strategy-plot = Graphique
strategy-wins = victoires sur 100 parties
strategy-points = points
strategy-n_games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
strategy-all = Tout montrer ({ $n })
strategy-no_difference = aucune différence visible
strategy-caution = Ce qui va avec la victoire n’en est pas toujours la cause : qui mène peut se permettre davantage. Sur 20 barres, une évite le zéro par pur hasard. Et les bots ne sont pas des humains : essayez !

## bell
bell-turn = C’est à vous de jouer dans { $game }.
bell-ended = { $game } est terminé.
