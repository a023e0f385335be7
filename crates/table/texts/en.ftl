# What every book has: how things are listed, and how players are called who have no name.
player = Seat { $n }
decimal-mark = {"."}
list-nothing = nothing
list-comma = {", "}
list-and = {" and "}

option-fault-neither-true-nor-false = “{ $value }” is neither true nor false.
