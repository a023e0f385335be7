# Ce qui ne va pas dans ce qu’on demande à un jeu, et dans les fichiers d’une partie.

document-log = le journal
document-state = l’état
document-entry = la saisie
document-action = l’action
document-event = l’événement
file-kind-game = de partie
file-kind-state = d’état

catalog-unknown-game = Il n’y a pas de jeu « { $name } » ici. Vous pouvez jouer à { $games }.
catalog-empty = il n’y a rien dans { $what }
catalog-cut-off = { $what } s’interrompt ligne { $line }, colonne { $column }
catalog-not-json = { $what } n’est pas du JSON : { $why }
catalog-wrong = erreur dans { $what } : { $why }
catalog-wrong-at = erreur dans { $what }, à { $path } : { $why }
catalog-unstamped = il manque « { $field } » dans { $what }
catalog-mistaken = c’est un fichier { $found }, pas un fichier { $wanted }
catalog-other-game = { $what } concerne le jeu « { $found } », pas « { $game } »
catalog-other-rules = { $what } suit la version { $found } des règles de { $game } ; ce programme a la version { $ours }
catalog-seat = il n’y a pas de place { $number } dans cette partie à { $players } : { $players ->
    [one] sa seule place est 0
   *[other] ses places vont de 0 à { $last }
}
catalog-illegal = { $seat } : { $why } ({ $clause })
catalog-entry = impossible de calculer le score : { $faults }
catalog-more = { $faults } { $fault }
