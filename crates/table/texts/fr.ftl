# What every book has: how things are listed, how players are called who have no name, and what every game refuses.
player = Place { $n }
decimal-mark = {","}
percent = { $n } %
list-nothing = rien
list-comma = {", "}
list-and = {" et "}

option-fault-neither-true-nor-false = « { $value } » n’est ni true ni false.

## Vos propres fichiers
load-syntax = ligne { $line } : { $reason }
load-format = le format { $found } est inconnu ; ce programme lit le format { $reads }
load-entry = { $kind } { $id } : { $problem }
load-whole = { $problem }
load-unknown = nom « { $name } » inconnu : écrivez "standard" ou le contenu entier

## Ce que refuse tout jeu
setup-fault-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }.
option-error-unknown = Ce jeu n’a pas d’option « { $name } ». Options possibles : { $options }.
option-error-value = option { $name } : { $reason }
-undo-nothing = Vous n’avez rien à annuler.
undo-error-nothing = { $seat_is ->
    [you] { -undo-nothing }
   *[other] { $seat } n’a rien à annuler.
}
-undo-closed = Impossible d’annuler : votre tour est fini, ou un élément caché a été révélé.
undo-error-closed = { $seat_is ->
    [you] { -undo-closed }
   *[other] { $seat } ne peut pas annuler : le tour est fini, ou un élément caché a été révélé.
}
-undo-entangled = Impossible d’annuler : ce que les autres ont fait depuis en dépend.
undo-error-entangled = { $seat_is ->
    [you] { -undo-entangled }
   *[other] { $seat } ne peut pas annuler : ce que les autres ont fait depuis en dépend.
}
