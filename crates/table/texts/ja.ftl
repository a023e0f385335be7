# What every book has: how things are listed, how players are called who have no name, and what every game refuses.
player = 席{ $n }
decimal-mark = {"."}
percent = { $n }%
list-nothing = なし
list-comma = 、
list-and = 、

option-fault-neither-true-nor-false = 「{ $value }」は true でも false でもありません。

## 自分で用意したファイル
load-syntax = { $line }行目：{ $reason }
load-format = フォーマット{ $found }は読めません。このプログラムが読めるのはフォーマット{ $reads }です。
load-entry = { $kind }「{ $id }」：{ $problem }
load-whole = { $problem }
load-unknown = 「{ $name }」という名前のものはありません。"standard" とするか、内容をすべて書いてください。

## どのゲームでも断ること
setup-fault-players = { $game }は{ $least }～{ $most }人用です。{ $players }人では遊べません。
option-error-unknown = このゲームに「{ $name }」という設定はありません。あるのは{ $options }です。
option-error-value = 設定「{ $name }」：{ $reason }
-undo-nothing = 取り消せる手がありません。
undo-error-nothing = { $seat_is ->
    [you] { -undo-nothing }
   *[other] { $seat }には取り消せる手がありません。
}
-undo-closed = 取り消せません。手番が終わったか、隠れていた情報が公開されました。
undo-error-closed = { $seat_is ->
    [you] { -undo-closed }
   *[other] { $seat }の手は取り消せません。手番が終わったか、隠れていた情報が公開されました。
}
-undo-entangled = 取り消せません。そのあとのほかの人の手が、この手をもとにしています。
undo-error-entangled = { $seat_is ->
    [you] { -undo-entangled }
   *[other] { $seat }の手は取り消せません。そのあとのほかの人の手が、この手をもとにしています。
}
