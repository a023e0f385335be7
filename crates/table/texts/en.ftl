# What every book has: how things are listed, how players are called who have no name, and what every game refuses.
player = Seat { $n }
decimal-mark = {"."}
percent = { $n }%
list-nothing = nothing
list-comma = {", "}
list-and = {" and "}

option-fault-neither-true-nor-false = “{ $value }” is neither true nor false.

## Files of your own
load-syntax = line { $line }: { $reason }
load-format = format { $found } is unknown; this program reads format { $reads }
load-entry = { $kind } { $id }: { $problem }
load-whole = { $problem }
load-unknown = unknown name '{ $name }': "standard" or a whole file is expected

## What every game refuses
setup-fault-players = { $game } is for { $least } to { $most } players, not { $players }.
option-error-unknown = The game has no option “{ $name }”. It has { $options }.
option-error-value = option { $name }: { $reason }
-undo-nothing = You have nothing to undo.
undo-error-nothing = { $seat_is ->
    [you] { -undo-nothing }
   *[other] { $seat } has nothing to undo.
}
-undo-closed = Can't undo: your turn is over, or something hidden was revealed.
undo-error-closed = { $seat_is ->
    [you] { -undo-closed }
   *[other] { $seat } can't undo: the turn is over, or something hidden was revealed.
}
-undo-entangled = Can't undo: what the others did since depends on it.
undo-error-entangled = { $seat_is ->
    [you] { -undo-entangled }
   *[other] { $seat } can't undo: what the others did since depends on it.
}
