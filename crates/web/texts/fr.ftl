# Every text of the page. See `texts.rs`.

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
home-rules = Règles
home-pad = Carnet de score
home-players = { $least } à { $most } joueurs
home-continue = Reprendre une partie
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
table-over_alone = Partie terminée. Votre score : { $points } points
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
table-more = Plus
table-tabs = Joueurs, journal et plus
table-your_turn = à vous
table-decides = réfléchit
table-elsewhere = en ligne
table-away = hors ligne
table-stand_in = un robot joue à sa place
table-took_back = { $name } : coup annulé
table-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

## hints

hints-title = Que ferait le robot ?
hints-thinking = Le robot réfléchit…
hints-expected = Score attendu : { $score }, chances de gagner : { $win } %
hints-expected_alone = Score attendu : { $score }

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
replay-place = Coup { $n } sur { $all }
replay-continue = Continuer d’ici contre des robots
replay-course = Score attendu au fil de la partie, en points

## review

review-begin = Où ai-je le plus perdu ?
review-title = Vos coups les plus coûteux
review-progress = Coups analysés : { $n } sur { $all }
review-played = Votre coup : { $action }
review-better = Meilleur coup : { $action }
review-lost = points perdus : { $points }
review-none = Aucune erreur coûteuse. Bien joué !

## zoom

zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Afficher tout le plan

## shinjuku

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
shinjuku-cost-three = Coûte une carte { $wards }. Vous paieriez trois cartes au choix.
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
friends-make = Créer la table
friends-begin = Commencer la partie

## lobby

lobby-title = Une table de { $game }
lobby-spectators = Spectateurs bienvenus
lobby-spectators_talk = Spectateurs bienvenus ; ils peuvent discuter
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
online-claim_text = Une place vous est réservée. Un nom suffit.
online-invited_to = Une place vous attend à une table de { $game } avec { $names }. Choisissez un nom et prenez place.
online-watch_invited = Voici une partie de { $game } avec { $names }. Choisissez un nom pour la regarder.
online-name = Votre nom
online-guest = sans compte
online-enter = Continuer
online-have_account = Vous avez un compte ?
online-sign_in = Se connecter
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
games-open = Tables ouvertes
games-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
games-delete = Supprimer
games-sure = Vraiment supprimer ?
games-result = { $place }. { $name } ({ $points } pts)
games-chart = Vos résultats : { $game }
games-chart_note = Victoires : { $won } sur { $all } · trait : meilleur adversaire

## settings

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme_auto = Comme votre appareil
settings-theme_light = Clair
settings-theme_dark = Sombre
settings-animation = Animer les coups sur le plateau
settings-patterns = Ajouter des motifs aux couleurs
settings-play = En jeu
settings-name = Votre nom
settings-level = Niveau des robots pour « Jouer »
settings-level_beginner = Joue souvent au hasard. Parfait pour votre toute première partie.
settings-level_casual = Choisit ce qui paraît le mieux sur le moment.
settings-level_skilled = Voit un peu plus loin.
settings-level_expert = Réfléchit un instant.
settings-level_master = Réfléchit quelques secondes et se laisse rarement battre.
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
learn-text = Dix courtes étapes sur le vrai plateau, contre un robot indulgent. Lisez-les ici, ou suivez-les une à une en jouant.
learn-begin = Commencer la partie guidée
learn-rules = Toutes les règles, article par article
learn-hill-1-title = Votre ville
learn-hill-1-text = Bâtissez une ville de 4 cartes sur 4 et faites-y passer quatre lignes : rouge, jaune, bleue et noire. Après 14 manches, le plus haut score l’emporte.
learn-hill-2-title = Prenez un lot
learn-hill-2-text = Commencez par choisir un lot : trois cartes Ville et un jeton Développement. Cherchez de grands nombres d’une même couleur et des monuments qui vont ensemble.
learn-hill-3-title = Posez deux cartes
learn-hill-3-text = Posez deux des trois cartes et gardez la troisième en main. Chaque nouvelle carte en touche une autre par un côté ou par un coin. Appuyez sur R pour la tourner : sur les routes, les voies sont gratuites.
learn-hill-4-title = Un projet par ligne
learn-hill-4-text = Mettez une de vos six cartes Projet à côté de chaque ligne. Une ligne sans projet réalisé vous coûte 10 points à la fin : choisissez des projets à votre portée.
learn-hill-5-title = Votre tour : prenez une carte
learn-hill-5-text = Chaque tour commence par une carte Ville prise à l’un des quatre emplacements. L’emplacement compte autant que la carte : il donne des ressources, une carte Projet, une voie supplémentaire ou un jeton.
learn-hill-6-title = Posez une carte et une voie
learn-hill-6-text = Posez ensuite une carte de votre main et une voie, dans l’ordre de votre choix. Une voie relie deux cartes voisines ; chaque moitié en terrain vague coûte 1 ressource.
learn-hill-7-title = Pas de bifurcation
learn-hill-7-text = Une ligne ne s’allonge qu’à ses deux bouts : jamais de bifurcation, jamais de retour sur une carte. Croiser une voie sur l’autre diagonale coûte 2 ressources de plus.
learn-hill-8-title = La troisième et la sixième
learn-hill-8-text = La 3e et la 6e voie d’une ligne donnent aussitôt un bonus : 2 ressources, une voie de plus ou une nouvelle carte Projet. Enchaînez les bonus pour un tour magistral.
learn-hill-9-title = À court de ressources ?
learn-hill-9-text = Prenez une carte à l’emplacement aux 2 ressources, ou défaussez une voie au bout d’une ligne pour en gagner 2. Des ressources en trop ? Pour 3, achetez un jeton Développement à tout moment de votre tour.
learn-hill-10-title = Ce qui compte
learn-hill-10-text = Chaque ligne marque son nombre sur chaque carte qu’elle traverse. Un projet réalisé rapporte ses points, et 2 ressources valent 1 point. Pas d’idée ? Demandez un conseil.
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

## hill

hill-resources_left = Ressources restantes
hill-list = {", "}
hill-cell = Case : colonne { $column }, rangée { $row }
hill-spot = Entre { $a } et { $b }
hill-round = Manche { $round } sur { $of }
hill-main_board = Plateau principal
hill-hand = Cartes Ville en main
hill-lines = Lignes et cartes Projet
hill-others = Les autres villes
hill-requests = Demandes des habitants
hill-resources_title = Ressources
hill-dealt = Vos six cartes Projet : une par ligne, et deux à défausser
hill-private = Tout le monde choisit en secret.
hill-turn = Tourner la carte
hill-turn_key = Tourner la carte (R ou molette)
hill-place_here = Poser ici
hill-put_back = Remettre en main
hill-close = Fermer
hill-lay_line = Poser une voie { $line }
hill-discard_track = Défausser cette voie pour 2 ressources
hill-gain = { $what } : score { $n }
hill-put_here = Mettre la carte Projet à côté de la ligne { $line }
hill-here = Mettre ici
hill-replace = Défausser { $plan } pour faire de la place
hill-keep_one = À garder : 1 sur 2
hill-to_assign = À mettre à côté d’une ligne
hill-to_upgrade = À mettre sur une carte
hill-yours = à vous
hill-taken = prise
hill-not_now = Vous ne pouvez pas poser cette carte maintenant.
hill-show_line = Montrer où la ligne { $line } peut continuer
hill-line_points = Points de cette ligne
hill-tokens_left = Ligne { $line }, voies posées : { $laid }, restantes : { $left }. La 3e et la 6e donnent un bonus.
hill-town-own = Votre ville
hill-town-of = Ville : { $name }
hill-town-enlarge = Voir en grand la ville : { $name }
hill-town-back = Revenir à votre ville
hill-plan-types_short = types
hill-plan-pairs_short = paires
hill-plan-fulfilled = { $plan } : réalisé
hill-plan-so_far = { $plan } : { $have } sur { $of } pour l’instant
hill-cost-crossing = croisement
hill-cost-free = gratuit
hill-cost-total = { $what } : { $cost }
hill-cost-open = { $n ->
    [one] { $n } moitié en terrain vague
   *[other] { $n } moitiés en terrain vague
}
hill-panel-left = Ligne { $line }, voies restantes : { $n }
hill-pad-running = Score actuel
hill-pad-total = Total
hill-pad-plans = Projets réalisés
hill-pad-penalty = Lignes sans projet réalisé
hill-pad-resources = 1 point pour 2 ressources
hill-pad-request = Demande { $name }
hill-sheet-about = Saisissez les villes terminées de votre partie : le score s’affiche en bas au fur et à mesure. Tout reste dans ce navigateur.
hill-sheet-town = Ville { $n }
hill-sheet-add = Ajouter une ville
hill-sheet-remove = Retirer cette ville
hill-sheet-clear = Nouvelle feuille
hill-sheet-cards = Cartes
hill-sheet-tracks = Voies de la ligne { $line }
hill-sheet-hint_cards = Cliquez sur une case pour choisir sa carte, sur une carte pour la tourner, l’améliorer ou la remplacer.
hill-sheet-hint_tracks = Cliquez entre deux cartes pour poser une voie de cette ligne. Cliquez encore pour la retirer.
hill-sheet-exchange = Remplacer
hill-sheet-take_off = Retirer
hill-sheet-upgrade = Amélioration de ville sur cette carte :
hill-sheet-laid = Voies : { $n }
hill-sheet-plan = Carte Projet
hill-sheet-remove_plan = Retirer { $plan }
hill-sheet-name = Nom
hill-sheet-wilds = Monuments joker
hill-sheet-resources = Ressources
hill-sheet-number = Numéro
hill-sheet-pick_card = Choisissez une carte Ville
hill-sheet-pick_plan = Choisissez une carte Projet pour la ligne { $line }
hill-sheet-requests = Demandes des habitants (deux, ou aucune)
hill-sheet-start = Posez une carte dans une ville : son score apparaît ici.
hill-sheet-problems = À corriger avant le décompte :

## tramways: the city

tramways-map = Plan de la ville
tramways-not_here = Rien à faire ici pour l’instant : suivez l’indication ci-dessus.
tramways-points = { $n } points
tramways-tab-map = Ville
tramways-tab-market = Marché
tramways-tab-players = Joueurs
tramways-label-link = Liaison { $link }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} (à { $name })
tramways-label-lake = Lac { $at }
tramways-label-mountain = { $at }, montagne
tramways-label-passenger = Passager à { $place }
tramways-link-title = Liaison de { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
tramways-link-ends = De { $one } à { $other }
tramways-link-loose = bout libre en { $at }
tramways-link-fare = Tarif { $n } $, { $upgraded } $ une fois améliorée
tramways-link-fare_upgraded = Tarif { $n } $, améliorée
tramways-link-safe = Incomplète, mais prolongée cette manche : elle reste.
tramways-link-at_risk = À prolonger avant la fin de la manche, sinon elle est retirée.
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


## tramways: tickets, bills and offers

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
tramways-hand-used = { $icon }, déjà joué
tramways-hand-discard = Défausser
tramways-hand-discard_free = Défausser : gratuit
tramways-hand-discard_paid = Défausser : 1 $
tramways-hand-choose = Choisissez vos tickets pour la manche 6
tramways-hand-chosen = Déjà choisis :
tramways-hand-deck = Votre pioche : { $n }
tramways-hand-discards = Votre défausse : { $n }
tramways-hand-boxed = Hors du jeu : { $n }
tramways-bill-bid = Mise de { $amount } $
tramways-bill-reveal = Carte suivante pour { $amount } $
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
tramways-offer-auction = Cartes Enchère de cette manche
tramways-offer-next = Cartes Enchère de la manche { $round }
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
tramways-offer-newest = Dernière : +1 stress
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

## tramways: the schedule, the auction, the players, the score pad

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
tramways-end-no_refill = Pas de pioche. À la manche 6, vous choisissez jusqu’à { $limit } tickets.
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
tramways-pad-place = Place
tramways-pad-rating = Humeur
tramways-pad-note = À égalité, le joueur le plus riche passe devant.
learn-tramways-1-title = Une ville de liaisons
learn-tramways-1-text = Posez des rails entre bâtiments et parcelles, et faites-y voyager des passagers. Le bonheur et les liaisons complètes rapportent, le stress coûte. La partie dure six manches.
learn-tramways-2-title = Une carte d’un Carnet
learn-tramways-2-text = Choisissez d’abord un Carnet au marché. Gardez une de ses cartes et laissez-en une autre visible dessus. Avec vos tickets Parcelle et Générique, vous avez sept tickets en main.
learn-tramways-3-title = L’enchère
learn-tramways-3-text = Chaque manche commence par une enchère pour l’ordre du tour. Cliquez sur un montant et payez-le aussitôt, ou passez et prenez la dernière place libre. La plus haute mise prend la 1re place, mais coûte 1 stress. Puis chacun prend une carte.
learn-tramways-4-title = Tout se paie en tickets
learn-tramways-4-text = Un ticket a jusqu’à quatre icônes et une bande. Une seule icône par ticket est gratuite ; chaque autre coûte 1 stress. Attention au coin inférieur droit : il s’applique dès que le ticket quitte votre main.
learn-tramways-5-title = Une action, puis deux
learn-tramways-5-text = Le tour d’actions 1 vous donne une action, le tour 2 vous en donne deux. Vous pouvez prendre 2 $ à la place d’une action. Choisissez d’abord quoi faire ; la note montre ensuite quels tickets paient.
learn-tramways-6-title = Poser des rails
learn-tramways-6-text = Partez d’un bâtiment, de votre parcelle ou d’un bout libre, et tracez la voie case par case. Il faut des icônes Pose pour exactement ces tuiles, un ouvrier et, si la liaison est complète, l’icône d’un de ses bouts.
learn-tramways-7-title = Ne délaissez pas vos liaisons
learn-tramways-7-text = Une liaison au bout libre demande du travail à chaque manche, sinon vous la perdez. La carte « Fin de la manche », au-dessus du plan, vous avertit. Finissez d’abord les courtes : chacune rapporte 3 points.
learn-tramways-8-title = Déplacer un passager
learn-tramways-8-text = Jouez une bande et une destination. Chaque liaison empruntée donne 1 PB à son propriétaire. Les vôtres vous rapportent 1 $ par tuile ; celles des autres se paient. La destination ajoute un bonus.
learn-tramways-9-title = Construire et améliorer
learn-tramways-9-text = Construisez un bâtiment sur votre parcelle : 1 PB, un passager et un nouveau ticket. Améliorer une liaison complète ou votre bâtiment donne aussitôt 3 PB.
learn-tramways-10-title = Administration et fin de manche
learn-tramways-10-text = Jouez vos icônes argent, Ouvrier, Passager et Baisse de stress restantes, et défaussez ce qui ne sert pas : la première est gratuite. Puis des passagers arrivent et vous piochez jusqu’à votre limite.

## own files and the map composer

own_files-ours = Standard (fourni avec le jeu)
own_files-load = Charger un fichier…
own_files-remove = Supprimer
own_files-remove_named = Supprimer « { $name } » de ce navigateur
own_files-kept = « { $name } » est vérifié et choisi. Ce navigateur le conserve.
own_files-not_kept = « { $name } » est vérifié et choisi pour cette partie. Ce navigateur n’a pas la place de le conserver.
own_files-bad = { $file } : { $reason }
own_files-too_large = { $file } : ce fichier est trop grand. { $most } ko au plus.
own_files-unreadable = { $file } : ce fichier est illisible.
tramways-composer-open = Composer le plan
tramways-composer-how = Glissez des plateaux sur le plan, ou choisissez un plateau puis un emplacement. Cliquez sur un plateau posé pour le tourner.
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
