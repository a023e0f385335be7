# What the command line says around the words of a game.
line-waiting = { $seats }の決定を待っています。
line-of-seat = { $seat }：{ $what }
line-took-back = { $seat }が取り消した：{ $what }
line-player = { $seat }
line-end = ゲーム終了
line-not-over = ゲームはまだ終わっていません。
line-tie-break = 同点時の比較：{ $numbers }
line-players = { $n }人
line-decisions = 決定{ $n }回
line-seed = このゲームのシードは{ $seed }でした。
line-game = { $id }：{ $name }、{ $least }～{ $most }人、ルール第{ $rules }版
line-option = { $about }（初期値：{ $default }）
