# The Rail on the Hill、日本語。

## 名詞

line-red = 赤
line-yellow = 黄
line-blue = 青
line-black = 黒

line-name-red = 赤の路線
line-name-yellow = 黄の路線
line-name-blue = 青の路線
line-name-black = 黒の路線

landmark-amusement-park = 遊園地
landmark-zoo = 動物園
landmark-aquarium = 水族館
landmark-bank = 銀行
landmark-hospital = 病院
landmark-school = 学校
landmark-city-hall = 市役所
landmark-police-station = 警察署
landmark-fire-station = 消防署

landmark-short-amusement-park = 遊園地
landmark-short-zoo = 動物園
landmark-short-aquarium = 水族館
landmark-short-bank = 銀行
landmark-short-hospital = 病院
landmark-short-school = 学校
landmark-short-city-hall = 市役所
landmark-short-police-station = 警察署
landmark-short-fire-station = 消防署

location-resources = 資源2個
location-plan = 計画カード
location-track = 追加の線路
location-development = 発展トークン

location-name-resources = 資源
location-name-plan = 計画
location-name-track = 線路
location-name-development = 発展

duty-track = 行動C
duty-location = 行動D
duty-bonus = ボーナス

condition-three-landmarks = { $a }＋{ $b }＋{ $c }
condition-four-of-a-category = 同じ分類の名所4つ
condition-five-types = 5種類の名所
condition-two-pairs = 名所のペア2組
condition-seven-tracks = 線路7本
condition-top-left-to-bottom-right = 左上と右下の角
condition-top-right-to-bottom-left = 右上と左下の角

effect-double-value = { $line }の点数×2
effect-plus-three = { $line }の点数+3
effect-double-track = 複線
effect-wild-landmark = 万能の名所

request-top-to-bottom = いちばん上の行からいちばん下の行まで通る路線
request-left-to-right = 左端の列から右端の列まで通る路線
request-four-colour-cards = 4色が載っているカード
request-outer-three-colour-cards = 3色以上が載っている外周のカード
request-corner-two-colour-cards = 2色以上が載っている角のカード
request-crossings = 交差
request-three-of-centre = 中央のカード3枚以上を通る路線
request-two-corners = 角2つ以上を通る路線
request-two-of-each-category = 各分類の名所を2つずつ通る路線
request-every-card-served = すべてのカードに線路
request-shortest-line = 最も短い路線のトークン
request-least-planned-line = 達成数が最も少ない路線の、達成した計画カード

noun-landmark = { $landmark }（カード{ $number }）
noun-town = カード{ $number }
noun-plan = { $what }（{ $points }点）
noun-plan-number = 計画カード{ $number }
noun-token-number = 発展トークン{ $number }
noun-cell = { $column }列{ $row }行
noun-no-roads = 道路なし
noun-roads = 道路 { $roads }
noun-resources = 資源{ $resources }個
noun-price = { $resources ->
    [0] 無料
   *[other] { noun-resources }
}
noun-plans-fulfilled = 達成した計画カード{ $plans }枚
noun-points = { $points }点
noun-who = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}は

## できない理由と、どうすればよいか

refusal-take-set-first = 先にセットを選んでください。
refusal-place-first-cards = 先に、街カード3枚のうち2枚を置いてください。
refusal-put-first-upgrade = 先に、置いた2枚のどちらかに「街の発展」を置いてください。
refusal-put-first-plan = 各路線に計画カードを1枚ずつ置いてください。次は{ $line }の路線です。
refusal-take-card-first = 先に街カードを取ってください（行動A）。
refusal-not-in-this-turn = この手番ではできません。カードを置く、線路を敷く、行動D、フリーアクションのどれかを行ってください。
refusal-choose-bonus-first = 先にボーナスを選んでください。
refusal-lay-bonus-first = 先にボーナスの線路を敷いてください。
refusal-keep-plan-first = 先に、引いた計画カード2枚のうち1枚を残してください。
refusal-assign-first = 先に、新しい計画カードを路線に置いてください。
refusal-keep-token-first = 先に、引いた発展トークン2枚のうち1枚を残してください。
refusal-put-upgrade-first = 先に、「街の発展」をカードに置いてください。

refusal-others-take-set = ほかのプレイヤーがセットを選ぶ番です。
refusal-choices-made = あなたの選択は済んでいます。全員が終わったら公開されます。
refusal-others-take-card = ほかのプレイヤーが街カードを取る番です。
refusal-not-your-turn = あなたの番ではありません。
refusal-game-over = ゲームは終わりました。

refusal-set-gone = そのセットはもうありません。残っているセットから選んでください。
refusal-upgrade-beside-cards = 「街の発展」は、置いた2枚のカードのどちらかに置きます。
refusal-other-line-next = 計画カードは路線の順に置きます。次は{ $line }の路線です。
refusal-plan-not-dealt = その計画カードは配られたものではないか、すでに路線に置かれています。

refusal-one-card-a-turn = この手番の街カードはもう取りました。
refusal-location-empty = 場所{ $letter }に街カードは残っていません。ほかの場所から取ってください。
refusal-other-location = 場所{ $letter }からカードを取ったので、行動Dは「{ $gives }」です。
refusal-placed-already = この手番の街カードはもう置きました（行動B）。
refusal-laid-already = この手番の行動Cの線路はもう敷きました。
refusal-location-done = この手番の行動Dはもう済んでいます。
refusal-place-before-end = 手番を終える前に、街カードを置いてください（行動B）。
refusal-location-before-end = 行動D（{ $gives }）が残っています。手番を終える前に済ませてください。
refusal-lay-before-end = まだ敷ける線路が残っています。
refusal-not-in-hand = その街カードは手札にありません。
refusal-free-actions-later = フリーアクションは、全員が街カードを取ったあとに行えます。

refusal-no-rotation = このゲームでは街カードを回せません（回転なし）。
refusal-first-card-cell = 最初のカードは[0, 0]に置きます。ほかのカードはそこから数えます。
refusal-cell-taken = そこにはもうカードがあります。空きマスを選んでください。
refusal-touches-no-card = 置いてあるカードと辺か角で接する所に置いてください。
refusal-beyond-frame = 街が{ $size }列または{ $size }行を超えてしまいます。

refusal-not-across-two-cards = 線路は、辺か角で接する2枚のカードにまたがって敷きます。
refusal-spot-taken = そこにはもう線路があります。重ねて敷くには複線トークンが必要です。
refusal-lay-costs = { noun-resources }が必要です（手持ちは{ $have }個）。
refusal-no-tracks-left = { $line }の路線のトークンは{ $tracks }枚とも使い切りました。
refusal-loop = { $line }の路線はもう両方のカードを通っています。一度通ったカードには戻れません。
refusal-not-at-end = { $line }の路線は、両端のどちらかから延ばしてください。
refusal-branch = { $line }の路線は枝分かれできません。両端のどちらかから延ばしてください。

refusal-no-bonus = 線路を敷くボーナスはありません。
refusal-no-track-possible = 敷ける線路がありません。ほかのボーナスを選んでください。
refusal-no-plan-left = 引ける計画カードがありません。ほかのボーナスを選んでください。
refusal-plan-not-drawn = その計画カードは、引いた2枚の中にありません。

refusal-buy-costs = 発展トークンには{ noun-resources }が必要です（手持ちは{ $have }個）。
refusal-no-token-left = 引ける発展トークンがありません。
refusal-token-not-drawn = その発展トークンは、引いた2枚の中にありません。
refusal-not-an-end-token = 捨てられるのは、{ $line }の路線の端にある線路だけです。

refusal-plan-not-face-up = その計画カードはメインボードにありません。表向きのものを取ってください。
refusal-other-plan = 先に「{ $plan }」を路線に置いてください。
refusal-plan-not-on-line = 捨てようとした計画カードは{ $line }の路線にありません。
refusal-nothing-to-discard = { $line }の路線の計画カードは{ $most }枚のうち{ $held }枚です。まだ置けるので、捨てずに置いてください。
refusal-line-full = { $line }の路線にはもう計画カードが{ $most }枚あります。そのうち1枚を捨ててください。
refusal-twin = { $line }の路線には同じ効果の計画カードがあります。ほかの路線を選ぶか、そのカードと入れ替えてください。
refusal-token-not-face-up = その発展トークンはメインボードにありません。表向きのものを取ってください。
refusal-no-card-there = そこにカードはありません。「街の発展」は自分の街のカードに置いてください。
refusal-card-has-token = そのカードにはもう発展トークンがあります。ほかのカードを選んでください。

## いま求められること

prompt-take-set = セットを1つ選んでください（街カード3枚と発展トークン1枚）。
prompt-first-card = 街カード3枚のうち2枚を置いてください。残りの1枚は手札です。
prompt-second-card = 街カードをもう1枚置いてください。残りの1枚は手札です。
prompt-first-upgrade = 置いた2枚のどちらかに「街の発展」を置いてください。
prompt-first-plan = { $line }の路線の計画カードを選んでください。
prompt-take = どれかの場所から街カードを1枚取ってください（行動A）。
prompt-act = 好きな順番で行ってください：{ $tasks }。
prompt-act-last = 残りの行動：{ $tasks }。
prompt-act-or-end = まだできること：{ $tasks }。手番を終えてもかまいません。
prompt-end-turn = すべて済みました。手番を終えるか、その前にフリーアクションができます。
prompt-bonus = ボーナスを選んでください：資源2個、線路をもう1本、計画カード。
prompt-bonus-track = ボーナスの線路を敷いてください。
prompt-keep-plan = 計画カード2枚のうち1枚を残してください。
prompt-assign = 計画カード「{ $plan }」を路線に置いてください。
prompt-keep-token = 発展トークン2枚のうち1枚を残してください。
prompt-upgrade = 「{ $token }」を、まだトークンのない自分の街のカードに置いてください。

task-place = 街カードを置く
task-lay = 線路を敷く
task-gain = 資源2個を取る
task-take-plan = 計画カードを取る
task-lay-extra = 追加の線路を敷く
task-take-token = 発展トークンを取る

prompt-wait-set = { $seat }がセットを選んでいます。
prompt-wait-choices = { $seats }が伏せて選ぶのを待っています。
prompt-wait-take = { $seat }が街カードを選んでいます。
prompt-wait-turn = { $seat }の手番です。
prompt-wait-bonus = { $seat }がボーナスを選んでいます。
prompt-wait-plan = { $seat }が計画カードについて考えています。
prompt-wait-token = { $seat }が発展トークンについて考えています。
prompt-wait-turns = { $seats }の手番が終わるのを待っています。

prompt-over = ゲーム終了です。
prompt-won = { $seat_is ->
    [you] あなた
   *[other] { $seat }
}の勝ちです（{ noun-points }、{ noun-plans-fulfilled }）。
prompt-shared = { $seats }が勝利を分かち合いました（{ noun-points }、{ noun-plans-fulfilled }）。
prompt-solo = ゲーム終了です。{ noun-points }：{ $title }。

## 行動

label-take-set = セット{ $number }を取る：{ $towns }、{ $token }
label-take-unknown-set = セット{ $number }を取る
label-take = 場所{ $letter }から{ $town }を取る（{ $gives }）
label-take-from = 場所{ $letter }の街カードを取る（{ $gives }）
label-place = { $town }を{ $at }に置く{ $degrees ->
    [0] {""}
   *[other] （{ $degrees }°回転）
}（{ $roads }）
label-lay = { $from }と{ $to }の間に{ $line }の線路を敷く（{ $duty }、{ noun-price }{ $crossing ->
    [0] {""}
   *[other] 、交差
}{ $double ->
    [0] {""}
   *[other] 、複線
}{ $bonus ->
    [0] {""}
   *[other] 、ボーナスあり
}）
label-lay-somewhere = { $from }と{ $to }の間に{ $line }の線路を敷く（{ $duty }）
label-gain = 資源2個を取る
label-take-plan = 計画カード「{ $plan }」を取る
label-take-token = 「{ $token }」を取る
label-bonus-resources = ボーナス：資源2個を取る
label-bonus-track = ボーナス：線路をもう1本敷く
label-bonus-plans = ボーナス：計画カードを2枚引き、1枚を残す
label-keep-plan = 「{ $plan }」を残す
label-assign = 「{ $plan }」を{ $line }の路線に置く
label-replace = 「{ $plan }」を{ $line }の路線に置き、「{ $old }」を捨てる
label-keep-token = 「{ $token }」を残す
label-upgrade = 「{ $token }」を{ $town }に置く（{ $line } { $before }→{ $after }）
label-upgrade-here = 「街の発展」を{ $town }に置く
label-buy = 資源3個で購入：発展トークンを2枚引き、1枚を残す
label-discard-track = { $from }と{ $to }の間の{ $line }の線路を捨てて資源2個を得る
label-end-turn = 手番を終える

## 起きたこと

tale-set-taken = { noun-who }セットを取った：{ $towns }、{ $token }。
tale-revealed = 伏せた選択が公開された。
tale-placed = { noun-who }{ $town }を置いた。
tale-upgraded = { noun-who }「{ $token }」を{ $town }に置いた。
tale-upgrade-lost = { noun-who }「{ $token }」を置けるカードがなく、捨てた。
tale-assigned = { noun-who }「{ $plan }」を{ $line }の路線に置いた。
tale-replaced = { noun-who }{ $line }の路線の「{ $old }」を「{ $plan }」に入れ替えた。
tale-plans-discarded = { noun-who }{ $plans }を捨てた。
tale-round-started = 第{ $round }ラウンド：スタートプレイヤーは{ $seat_is ->
    [you] あなた
   *[other] { $seat }
}。
tale-board-revealed = メインボードに並んだ：{ $towns }／{ $plans }／{ $tokens }。
tale-plans-reshuffled = 捨てられた計画カードを混ぜて新しい山札にした。
tale-tokens-reshuffled = 捨てられた発展トークンを混ぜて新しい山にした。
tale-took = { noun-who }場所{ $letter }から{ $town }を取った。
tale-gained = { noun-who }{ noun-resources }を得た。
tale-plan-taken = { noun-who }計画カード「{ $plan }」を取った。
tale-token-taken = { noun-who }「{ $token }」を取った。
tale-laid = { noun-who }{ $from }と{ $to }の間に{ $line }の線路を敷いた（{ noun-price }{ $crossing ->
    [0] {""}
   *[other] 、交差
}{ $double ->
    [0] {""}
   *[other] 、複線トークン使用
}）。
tale-bonus-resources = { noun-who }ボーナスで資源2個を選んだ。
tale-bonus-track = { noun-who }ボーナスで線路をもう1本選んだ。
tale-bonus-plans = { noun-who }ボーナスで計画カードを選んだ。
tale-plans-drawn = { noun-who }{ $plans }を引いた。
tale-plans-drawn-unseen = { noun-who }計画カードを{ $count }枚引いた。
tale-plan-kept = { noun-who }「{ $plan }」を残した。
tale-plan-kept-of-two = { noun-who }「{ $plan }」を残し、「{ $old }」を捨てた。
tale-bought = { noun-who }{ noun-resources }で発展トークンを購入した。
tale-tokens-drawn = { noun-who }{ $tokens }を引いた。
tale-tokens-drawn-unseen = { noun-who }発展トークンを{ $count }枚引いた。
tale-token-kept = { noun-who }「{ $token }」を残した。
tale-token-kept-of-two = { noun-who }「{ $token }」を残し、「{ $old }」を捨てた。
tale-track-discarded = { noun-who }{ $from }と{ $to }の間の{ $line }の線路を捨てた。
tale-turn-ended = { noun-who }手番を終えた。
tale-game-over = ゲームが終わった。

## 得点

part-score = 合計
part-line = { $line }
part-card = { $town }
part-upgraded-card = { $town }、発展済み
part-plans = { $line }の路線の計画カード
part-plan = { $what }
part-penalty = 達成した計画カードのない路線
part-line-penalty = { $line }の路線：達成した計画カードなし
part-request = 要望{ $letter }：{ $what }
part-resources = 残りの資源：{ $resources }個

row-penalty = 達成した計画カードのない路線（1本−{ $each }点）
row-request = 要望カード{ $n }
row-resources = 残りの資源（{ $each }個で1点）
row-plans-fulfilled = 達成した計画カードの枚数

title-god-level = 神の市長
title-inhumanly-excellent = 人間離れした市長
title-legendary = 伝説の市長
title-top = 一流の市長
title-highly-skilled = 敏腕市長
title-skilled = 有能な市長
title-above-average = 平均以上の市長
title-average = 平均的な市長
title-inexperienced = 経験不足の市長
title-newbie = 新米市長
title-unsuited = 市政には不向き

## 設定

option-residents = 住民の要望：得点の機会が増えるカードを2枚加えます
option-no-rotation = 回転なし：街カードを回しません
option-simultaneous = 街カードを取ったあとは全員同時に進めます
option-cards = 自分のカードリスト（TOML）

choice-residents = 住民の要望
choice-no-rotation = 回転なし
choice-simultaneous = 同時進行
choice-cards = 自作のカードリスト

kind-towns = 街カード
kind-plans = 計画カード
kind-tokens = 発展トークン
kind-requests = 要望カード
supply-few = カードリスト「{ $list }」の{ $kind }は{ $there }枚です。{ $players }人では{ $needed }枚必要です。

## 手で入力した終局の問題

entry-by = { $problem }（{ $clause }）
entry-of = { $whose }：{ $problem }
entry-of-line = { $whose }、{ $line }の路線：{ $problem }
entry-town-name = 街{ $number }
entry-towns = 街が{ $towns }つ入力されています。1～{ $most }つ入力してください。
entry-requests = 要望カードが{ $requests }枚入力されています。2枚か0枚にしてください。
entry-request-twice = 要望カード{ $letter }が2回入力されています。
entry-no-request = 要望カード{ $letter }はカードリストにありません。
entry-beyond-frame = 左上が{ $place }の枠の中に、カードが1枚もありません。
entry-no-town = 街カード{ $number }はカードリストにありません。
entry-town-twice = 街カード{ $number }が2回入力されています。
entry-two-cards = { $place }にカードが2枚入力されています。
entry-no-upgrade = 「{ $upgrade }」はもうカードリストに残っていません。
entry-wilds = 万能の名所が{ $wilds }枚入力されていますが、カードリストには{ $left }枚しか残っていません。
entry-no-plan = 計画カード{ $number }はカードリストにありません。
entry-plan-twice = 計画カード{ $number }が2回入力されています。
entry-twin = 計画カード{ $number }は、この路線のほかのカードと効果が同じです。
entry-many-plans = 計画カードが{ $plans }枚入力されています。1つの路線に置けるのは{ $most }枚までです。
entry-no-neighbours = 線路{ $a }–{ $b }は、辺か角で接する2枚のカードの間にありません。
entry-no-cards = 線路{ $a }–{ $b }の場所にカードがありません。
entry-track-twice = { $a }–{ $b }に同じ色の線路が2本あります。
entry-many-tracks = 線路が{ $tracks }本入力されています。1つの路線は{ $most }本です。
entry-branch = 路線が枝分かれしています。1枚のカードに線路が3本あります。
entry-loop = 路線が環状になっています。
entry-broken = 路線が1本につながっていません。

## ターミナルの表示

word-signs = 道路 ═ ║ ╲ ╱ · 線路 R Y B K · ● 使用済み ○ 残り ◆ ◇ ボーナス · ♣ レジャー ♥ 福祉 ★ 公共 · 場所は [列,行]
word-player = { $seat }
word-choosing-sets = セットの選択
word-secret-choices = 伏せて選択
word-taking = 第{ $round }ラウンド（全{ $rounds }）、カードを取る
word-round = 第{ $round }ラウンド（全{ $rounds }）
word-end = 終了
word-starting-player = スタートプレイヤー：{ $seat }
word-with = 設定：{ $choices }
word-cards-named = カードリスト「{ $name }」
word-you = あなた
word-is-starting-player = スタートプレイヤー
word-to-act = 手番
word-set-up = 準備
word-main-board = メインボード
word-decks = 山：街{ $towns }、計画{ $plans }、発展{ $tokens }
word-score = 得点
word-plans = 計画
word-penalty = 減点
word-request = 要望{ $letter }
word-resources = 資源
word-total = 合計
word-no-card = まだカードがありません
word-column = { $column }列
word-row = 行
word-residents-request = 住民の要望{ $letter }：{ $points }点 × { $what }
word-taken = 取得済み
word-set = セット{ $number }
word-with-token = と{ $token }
word-dealt = あなたの計画カード（各路線に1枚ずつ選びます）：
word-tracks = 敷設{ $laid }{ $gone ->
    [0] {""}
   *[other] 、捨て{ $gone }
}、残り{ $left }
word-wild = 万能
word-missing = あと{ $missing }
word-frame-open = 枠は未定
word-to-assign = 路線に置く
word-to-put = カードに置く
word-drawn = 引いた
word-kept = 手元
word-hand = 手札
word-times = { $what }×{ $count }

## カードリストの問題

load-kind-town = 街カード
load-kind-plan = 計画カード
load-kind-token = 発展トークン
load-kind-request = 要望カード
load-problem-too-many = { $kind }が{ $there }枚あります。{ $most }枚までにしてください。
load-problem-id-twice = 同じ id がリストに2回出てきます。
load-problem-value = { $line } の値が{ $value }になっています。値は{ $least }～{ $most }です。
load-problem-direction = 「{ $name }」という方角はありません。使えるのは N NE E SE S SW W NW です。
load-problem-road-twice = { $name } への道が2回書かれています。
load-problem-landmark = 「{ $name }」という名所はありません。
load-problem-no-landmarks = 種類「{ $kind }」には名所を書きません。
load-problem-three-landmarks = 異なる名所が3つ必要です。
load-problem-kind = 「{ $name }」という種類はありません。
load-problem-needs-colour = 種類「{ $kind }」には色が必要です。
load-problem-no-colour = 種類「{ $kind }」には色を書きません。
load-problem-colour = 「{ $name }」という色はありません。
load-problem-points = { $points }点になっています。{ $least }～{ $most }点にしてください。
load-problem-twins = この効果のカードが{ $copies }枚あります。路線に置けるのは{ $most }枚までです（H9.3）。

## 同点のとき

tie-plans = { $points }対{ $points }の同点。達成した計画カードの多い{ $seat_is ->
    [you] あなた
   *[other] { $seat }
}の勝ちです（{ $more }枚対{ $fewer }枚）。
tie-shared = いずれも{ $points }点で、達成した計画カードも同数です。{ $seats }が勝利を分かち合いました。

## 序盤（統計用）

opening-set = 最初のセット：{ $token }
opening-no-set = 最初のセット：なし
opening-location = 最初の場所：{ $gives }
opening-no-location = 最初の場所：なし
opening-line = 最初の線路：{ $line }
opening-no-line = 最初の線路：なし
