# What every book has: how things are listed, and how players are called who have no name.
player = 席{ $n }
decimal-mark = {"."}
list-nothing = なし
list-comma = 、
list-and = 、

option-fault-neither-true-nor-false = 「{ $value }」は true でも false でもありません。
