# What is wrong with what is asked of a game, and with the files that hold one.

document-log = the log
document-state = the state
document-entry = the entry
document-action = the action
document-event = the event
file-kind-game = game
file-kind-state = state

catalog-unknown-game = There's no game “{ $name }” here. You can play { $games }.
catalog-empty = { $what } is empty
catalog-cut-off = { $what } is cut off at line { $line } column { $column }
catalog-not-json = { $what } is not JSON: { $why }
catalog-wrong = { $what } is wrong: { $why }
catalog-wrong-at = { $what } is wrong at { $path }: { $why }
catalog-unstamped = { $what } has no '{ $field }'
catalog-mistaken = this is a { $found } file, not a { $wanted } file
catalog-other-game = { $what } is of the game '{ $found }', not of '{ $game }'
catalog-other-rules = { $what } was made under rules version { $found } of { $game }; this program has version { $ours }
catalog-seat = there is no seat { $number } in this game of { $players }: { $players ->
    [one] its only seat is 0
   *[other] its seats are 0 to { $last }
}
catalog-illegal = { $seat }: { $why } ({ $clause })
catalog-entry = the entry can't be scored: { $faults }
catalog-more = { $faults } { $fault }
