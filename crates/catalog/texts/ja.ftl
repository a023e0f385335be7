# ゲームへの求めや、ゲームのファイルの問題

document-log = ゲームの記録
document-state = 局面
document-entry = 入力内容
document-action = アクション
document-event = 出来事
file-kind-game = ゲーム
file-kind-state = 局面

catalog-unknown-game = 「{ $name }」というゲームはありません。遊べるのは{ $games }です。
catalog-empty = { $what }が空です。
catalog-cut-off = { $what }が{ $line }行目の{ $column }文字目で途切れています。
catalog-not-json = { $what }がJSONではありません：{ $why }
catalog-wrong = { $what }が正しくありません：{ $why }
catalog-wrong-at = { $what }の { $path } が正しくありません：{ $why }
catalog-unstamped = { $what }に「{ $field }」がありません。
catalog-mistaken = これは{ $wanted }のファイルではなく、{ $found }のファイルです。
catalog-other-game = { $what }は「{ $game }」ではなく「{ $found }」のものです。
catalog-other-rules = { $what }は{ $game }のルール第{ $found }版のものです。このプログラムにあるのは第{ $ours }版です。
catalog-seat = この{ $players }人のゲームに席{ $number }はありません。席は{ $players ->
    [1] 0だけです。
   *[other] 0～{ $last }です。
}
catalog-illegal = { $seat }：{ $why }（{ $clause }）
catalog-entry = 入力内容を計算できません：{ $faults }
catalog-more = { $faults }{ $fault }
