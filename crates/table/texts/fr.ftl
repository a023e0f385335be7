# What every book has: how things are listed, and how players are called who have no name.
player = Place { $n }
decimal-mark = {","}
list-nothing = rien
list-comma = {", "}
list-and = {" et "}

option-fault-neither-true-nor-false = « { $value } » n’est ni true ni false.
