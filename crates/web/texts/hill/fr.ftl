# What the page says of its game. See `texts.rs`.

## The first game
learn-hill-1-title = Votre ville
learn-hill-1-text = Bâtissez une ville de 4 cartes sur 4 et faites-y passer quatre lignes : rouge, jaune, bleue et noire. Après 14 manches, le plus haut score l’emporte.
learn-hill-2-title = Prenez un lot
learn-hill-2-text = Commencez par choisir un lot : trois cartes Ville et un jeton Développement. Cherchez de grands nombres d’une même couleur et des monuments qui vont ensemble.
learn-hill-3-title = Posez deux cartes
learn-hill-3-text = Posez deux des trois cartes et gardez la troisième en main. Chaque nouvelle carte en touche une autre par un côté ou par un coin. Tournez-la avec ⟳ ou la touche R : sur les routes, les voies sont gratuites.
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

## The board
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
hill-replace = Défausser « { $plan } » pour faire de la place
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
hill-sheet-hint_cards = { $pointer ->
    [touch] Touchez une case pour choisir sa carte, une carte pour la tourner, l’améliorer ou la remplacer.
   *[other] Cliquez sur une case pour choisir sa carte, sur une carte pour la tourner, l’améliorer ou la remplacer.
}
hill-sheet-hint_tracks = { $pointer ->
    [touch] Touchez l’espace entre deux cartes pour poser une voie de cette ligne. Touchez encore pour la retirer.
   *[other] Cliquez entre deux cartes pour poser une voie de cette ligne. Cliquez encore pour la retirer.
}
hill-sheet-exchange = Remplacer
hill-sheet-take_off = Retirer
hill-sheet-upgrade = Amélioration de ville sur cette carte :
hill-sheet-laid = Voies : { $n }
hill-sheet-plan = Carte Projet
hill-sheet-remove_plan = Retirer « { $plan } »
hill-sheet-name = Nom
hill-sheet-wilds = Monuments joker
hill-sheet-resources = Ressources
hill-sheet-number = Numéro
hill-sheet-pick_card = Choisissez une carte Ville
hill-sheet-pick_plan = Choisissez une carte Projet pour la ligne { $line }
hill-sheet-requests = Demandes des habitants (deux, ou aucune)
hill-sheet-start = Posez une carte dans une ville : son score apparaît ici.
hill-sheet-problems = À corriger avant le décompte :

## The words of symbols
hill-symbol-resource = Ressource
hill-symbol-track = Voie
hill-symbol-plan = Carte Projet
hill-symbol-token = Jeton Développement
hill-symbol-leisure = Monument Loisirs
hill-symbol-welfare = Monument Bien-être
hill-symbol-public = Monument Services publics
## Mise en place
hill-opening = { $n } lots ont été étalés, et tout le monde a reçu six cartes Projet.
hill-opening_alone = Un lot a été étalé, et vous avez reçu six cartes Projet.
hill-opening_first = { $name } choisit son lot en premier.
hill-opening_you = Vous choisissez votre lot en premier.
## Hints, and how places are called
hill-place_at = Poser la { $town } { $beside }{ $degrees ->
    [0] {""}
   *[other] , tournée de { $degrees }°
}
hill-free_place = Case libre { $beside }
hill-far_place = Case trop loin de vos cartes
hill-beside-first = comme première carte de votre ville
hill-beside-above = au-dessus de la { $town }
hill-beside-below = au-dessous de la { $town }
hill-beside-left = à gauche de la { $town }
hill-beside-right = à droite de la { $town }
hill-beside-above_left = en diagonale de la { $town }, en haut à gauche
hill-beside-above_right = en diagonale de la { $town }, en haut à droite
hill-beside-below_left = en diagonale de la { $town }, en bas à gauche
hill-beside-below_right = en diagonale de la { $town }, en bas à droite
hill-hint-plan = carte Projet « { $plan } »
hill-hint-no_penalty = plus de malus pour la ligne { $line }
hill-hint-penalty = malus pour la ligne { $line }
hill-hint-resources = { $resources } à dépenser
hill-hint-nearer = un pas vers « { $plan } » sur la ligne { $line } ({ $have } sur { $of })
hill-hint-bonus = un bonus avec la prochaine voie de la ligne { $line }
