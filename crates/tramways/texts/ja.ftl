## The game and its options
about-expert = 2人で、ボード3枚を使います。
about-expert-label = 上級ルール
about-advanced-deal = 区画カードを配らずに、ドラフトで取ります。
about-advanced-deal-label = 上級の配り方
about-alternate-development = チケットブックの代わりに、発展カード3枚を表向きに並べます。
about-alternate-development-label = 表向きの発展カード
about-map = 北西から順にボードを並べます。小文字は180度回した向き、/ は行の終わり、. は穴です。
about-map-form = random、または AbCd のような文字
about-map-label = マップ
about-boards = 自作のボード（TOMLファイル）を使います。
about-boards-label = 自作のボード
about-cards = 自作のチケット（TOMLファイル）を使います。
about-cards-label = 自作のチケット

## The score
part-score = 得点
part-happiness = 幸福度
part-links = 完成した路線（1本{ $each }点）
part-money = 所持金（${ $each }ごとに1点）
part-stress = ストレス
row-stress = ストレス（1につき−1点）
title-dismal = みじめ
title-sad = 悲しい
title-surly = 不機嫌
title-content = まずまず
title-satisfied = 満足
title-merry = 陽気
title-delighted = 大喜び
title-exuberant = はつらつ
title-euphoric = 有頂天
title-ecstatic = 夢心地

## What is wrong with a set-up, a map or an entry
setup-expert-is-for-two = 上級ルールは2人用です（{ $players }人では遊べません）。
setup-no-auction-deck = 残りの区画カード{ $parcels }枚と競りカード{ $cards }枚では、{ $players }人用の競りの山札を作れません。
setup-too-few-development-cards = カードリスト「{ $list }」の発展カードは{ $there }枚です。この卓には{ $needed }枚必要です。
setup-too-few-building-cards = カードリスト「{ $list }」の{ $kind }の建物カードは{ $there }枚です。この卓には{ $needed }枚必要です。
setup-too-few-generic-tickets = カードリスト「{ $list }」の汎用チケットは1種類につき{ $there }枚です。この卓には{ $needed }枚必要です。
setup-generic-kinds = カードリスト「{ $list }」の汎用チケットは{ $kinds }種類です。2種類必要です。
setup-too-few-parcels = ボードの区画は{ $there }個です。この卓には{ $needed }個必要です。
setup-boards-on-map = マップのボードは{ $there }枚です。この卓には{ $needed }枚必要です。
setup-too-few-boards = ボードは{ $there }枚しかありません。この卓には{ $needed }枚必要です。
setup-map-is-wrong = マップ：{ $reason }
map-no-board = 「{ $letter }」というボードはありません。文字がボード（小文字は回した向き）、/ は行の終わり、. は穴です。
map-shape = マップは1～{ $rows }行、1行につきボード1～{ $boards }枚です。
map-board-twice = ボード{ $letter }は1枚しかありません。
map-unknown-board = ボード集「{ $boards }」にボード{ $letter }はありません。
map-no-parcel-card = カードリスト「{ $list }」に区画{ $parcel }のカードがありません。
map-too-large = マップのマスは{ $rows }行、{ $columns }列までです。
map-too-many-locations = マップの区画と印刷された建物は、合わせて{ $most }か所までです。
entry-players = { $there }人分が入力されています。1～{ $most }人で遊ぶゲームです。
entry-player-number = プレイヤー{ $number }
entry-stress = { $player }：ストレス{ $stress }はありえません。1～{ $most }です。
entry-links = { $player }：完成した路線{ $links }本はありえません。線路タイルは1人{ $tiles }枚です。
entry-happiness = { $player }：幸福度{ $hp }点はありえません。−{ $most }～{ $most }点で入力してください。

## Types of buildings, sides, icons, consequences, actions
kind-residence = 住宅
kind-commerce = 商業
kind-leisure = 娯楽
kind-industry = 工業
side-north = 北
side-east = 東
side-south = 南
side-west = 西
icon-build1 = 敷設1
icon-build2 = 敷設2
icon-build3 = 敷設3
icon-upgrade-rail = 路線改良
icon-construct-building = 建設
icon-upgrade-building = 建物改良
icon-parcel-number = 区画番号
icon-residence = R
icon-commerce = C
icon-leisure = L
icon-industry = I
icon-money1 = $1
icon-money2 = $2
icon-money3 = $3
icon-get-worker = 作業員獲得
icon-add-passenger = 乗客追加
icon-decrease-stress = ストレス軽減
icon-strip = 磁気帯
consequence-none = 代償なし
consequence-pay3 = $3支払い
consequence-stress1 = ストレス+1
action-build = 線路を敷設する
action-upgrade-link = 路線を改良する
action-construct = 建物を建設する
action-upgrade-building = 建物を改良する
action-move = 乗客を移動させる

## Things
noun-ticket = #{ $number } { $name }
noun-ticket-number = #{ $number }
noun-ticket-in-full = { $ticket }（{ $icons }）
noun-ticket-with-consequence = { $ticket }（{ $icons }、代償：{ $consequence }）
noun-icons-of = { $ticket }の{ $icons }
noun-number-of = 区画番号{ $parcel }
noun-void = 無効
noun-building = { $kind } { $at }
noun-parcel = 区画{ $parcel } { $at }
noun-parcel-alone = 区画{ $parcel }
noun-parcel-of = { $ticket }の区画
noun-mountain = 山 { $at }
noun-a-residence = 住宅
noun-a-commerce = 商業
noun-a-leisure = 娯楽
noun-an-industry = 工業
noun-a-building = 建物
noun-link-by = { $ends }（{ $at }の{ $side }から）
noun-your-link = 自分の路線{ $link }
noun-money = ${ $amount }

## Refusals
refusal-game-over = ゲームは終了しました。
refusal-not-your-turn = あなたの番ではありません。{ $seats }を待っています。
refusal-you-are-done = あなたはもう終えています。{ $seats }を待っています。
refusal-take-parcel-first = 先に区画カードを取ってください。
refusal-choose-book-first = 先に、中を見るチケットブックを選んでください。
refusal-keep-card-first = 先にブック{ $book }のカードを1枚、手札に加えてください。
refusal-leave-card-open-first = 先にブック{ $book }の一番上に、表にするカードを1枚選んでください。
refusal-keep-dealt-first = 先に、配られた発展カードから1枚を残してください。
refusal-auction-first = 先に競りです。入札するか、パスしてください。
refusal-take-auction-card-first = 先に表向きの競りのカードを1枚取ってください。
refusal-discard-for-void-first = 無効チケットを取りました。先にほかのチケットを1枚捨ててください。
refusal-line-first = 先に列のカードを取るか、次のカードを公開してください。
refusal-fill-hand-first = 先に第6ラウンドのチケットを選んでください。
refusal-choose-action-first = 先にアクションを選ぶか、$2を受け取ってください。
refusal-nothing-to-pay = 今は支払うものがありません。先にアクションを選んでください。
refusal-auction-over = このラウンドの競りは終わりました。アクションを選ぶか、$2を受け取ってください。
refusal-administration-later = 管理フェイズは2回のアクションラウンドの後です。先に手番を終えてください。
refusal-end-turn-first = 残りのアクションはありません。手番を終えてください。
refusal-begin-rails-first = 先に線路を始める場所を選んでください。
refusal-choose-link-first = 先に改良する路線を選んでください。
refusal-choose-site-first = 先に建設する区画を選んでください。
refusal-choose-building-first = 先に建設する建物を選んでください。
refusal-choose-upgrade-first = 先に改良する建物を選んでください。
refusal-choose-passenger-first = 先に移動させる乗客を選んでください。
refusal-choose-destination-first = 先に乗客の目的地を選んでください。
refusal-choose-next-link-first = 先に次に通る路線を選んでください。
refusal-lay-tile-first = 先に次のタイルを置くか、線路を終えてください。
refusal-commerce-bonus-first = 先にボーナスを選んでください：$5か、発展カード1枚です。
refusal-leisure-bonus-first = 先にボーナスを選んでください：幸福度を何点買いますか。
refusal-place-passenger-first = 先に新しい乗客を置くマスを選んでください。
refusal-administration-now = 今は管理フェイズです。アイコンをプレイするか、チケットを捨てるか、終えてください。
refusal-actions-over = このラウンドのアクションは終わりました。アイコンをプレイするか、チケットを捨てるか、終えてください。
refusal-place-again-first = 予定していたマスがふさがりました。先に乗客{ $left }人の別のマスを選んでください。
refusal-pay-bid-first = 先に入札額${ $amount }を支払ってください。
refusal-pay-reveal-first = 先に列の次のカードの代金を支払ってください。
refusal-pay-rails-first = 先に、宣言した線路の分を支払ってください。
refusal-pay-link-upgrade-first = 先に、路線の改良の分を支払ってください。
refusal-pay-building-first = 先に、宣言した建物の分を支払ってください。
refusal-pay-building-upgrade-first = 先に、建物の改良の分を支払ってください。
refusal-pay-trip-first = 先に、宣言した移動の分を支払ってください。
refusal-pay-happiness-first = 先に、買う幸福度{ $points }点の代金を支払ってください。
refusal-not-in-hand = { $ticket }は手札にありません。
refusal-not-open = { $ticket }は表向きに並んでいません。表向きのカードを取ってください。
refusal-not-in-book = { $ticket }はブック{ $book }にありません。
refusal-not-dealt = { $ticket }は配られていません。
refusal-not-laid-out = { $ticket }は並べたチケットの中にありません。
refusal-not-in-line = { $ticket }は列にありません。
refusal-not-in-supply = { $ticket }の建物は在庫にありません。
refusal-lower-twin = { $twin }も同じ内容です。そちらを選んでください。
refusal-is-void = { $ticket }は無効です。無効でないチケットを捨ててください。
refusal-no-icon-left = { $ticket }には、使える{ $icon }がもうありません。
refusal-consequence-costs = { $ticket }が手札を離れると${ $cost }かかります（手持ちは${ $have }）。
refusal-no-book = ブック{ $book }はありません。{ $books ->
    [0] このゲームではチケットブックを使いません。
   *[other] ブックは1から{ $books }までです。
}
refusal-book-empty = ブック{ $book }は空です。別のブックを選んでください。
refusal-development-deck-empty = 発展カードの山札は空です。表向きのカードか$5を取ってください。
refusal-no-auction-card-left = 競りの山札はもうありません。列のカードを取ってください。
refusal-void-costs-a-ticket = 無効チケットのために捨てられるチケットがあります。1枚捨ててください。
refusal-smallest-bid = $1以上を入札してください。
refusal-same-as-your-last-bid = 前回も${ $amount }でした。違う額を入札してください。
refusal-same-as-bid-ahead = あなたより前の{ $seat }が${ $amount }を入札しています。違う額を入札してください。
refusal-price-beyond-means = ${ $price }必要です。現金とお金アイコンを合わせて${ $most }です。
refusal-price-not-payable = 現金とお金アイコンでは、アイコンを余らせずに${ $price }を支払えません。
refusal-icon-does-not-fit = { $ticket }の{ $icon }を使うと、残りをちょうど支払えません。
refusal-spare-money-icon = { $ticket }の{ $icon }はここでは不要か、残りを支払えなくなります。
refusal-cash-does-not-pay = これは現金では支払えません。アイコンをプレイしてください。
refusal-cash-short = 残りは${ $rest }です。使える現金は${ $cash }です。
refusal-no-action-left = この手番のアクションは残っていません。
refusal-money-taken = この手番の$2はもう受け取りました。
refusal-act-or-take-money = 手番を終える前に、アクションを行うか$2を受け取ってください。
refusal-no-worker = 作業員がいません。工業への輸送か作業員獲得アイコンで得られます。
refusal-no-icon-in-hand = 手札に{ $icon }アイコンがありません。
refusal-no-build-icon = 手札に敷設アイコンがありません。
refusal-nothing-to-build = 敷設アイコンでちょうど支払える線路がありません。
refusal-no-link-to-upgrade = 手札のチケットで改良できる完成した路線がありません。
refusal-no-parcel-to-build-on = 手札に番号があり、建設できる自分の区画がありません。
refusal-no-building-to-upgrade = 手札のチケットで改良できる建物がありません。
refusal-nobody-to-move = 乗客が行ける場所に合うチケットがありません。
refusal-no-rails-here = { $at }には線路を置けません。平地、山、自分の区画だけです。
refusal-side-in-use = { $at }の{ $side }の辺は、ほかのタイルが使っています。
refusal-off-the-map = 線路はマップの外に出られません。{ $at }の{ $side }には何もありません。
refusal-begin-elsewhere = 建物、自分の区画、自分の路線の端のいずれかから始めてください。
refusal-nothing-payable-from-here = ここから始めて、敷設アイコンでちょうど支払える線路がありません。
refusal-no-loose-end = 方向転換できるのは自分の未完成の路線の最後のタイルだけです。{ $at }にはありません。
refusal-same-direction = そのタイルはすでに{ $side }へ出ています。別の方向を選んでください。
refusal-side-stays = { $side }の辺は路線の残りにつながっていて、変えられません。
refusal-rails-end-here = 線路は自分の別の路線に届き、ここで終わります。
refusal-back-where-it-came = 線路は{ $side }から来ています。別の辺から出てください。
refusal-tiles-touch = { $at }の別のタイルが、この辺を使っています。
refusal-into-others-parcel = 線路をほかのプレイヤーの区画に向けることはできません。
refusal-into-unclaimed-parcel = 線路を所有者のいない区画に向けることはできません。
refusal-joins-others-rails = ほかのプレイヤーの線路とつなぐことはできません。
refusal-no-straight-left = 直線のタイルが残っていません。
refusal-no-curve-left = カーブのタイルが残っていません。
refusal-no-tile-left = タイルが残っていません。
refusal-closes-ring = 線路を輪にすることはできません。
refusal-lay-a-tile = タイルを少なくとも1枚置いてください。
refusal-strands-your-link = その区画で終わる自分の別の路線が、端を失ってしまいます。
refusal-no-location-reached = 路線の少なくとも一方の端は、建物か自分の区画に届かなければなりません。
refusal-same-location = 両端が同じ場所です。路線は2つの異なる地点を結びます。
refusal-rails-do-not-add-up = 線路記号がちょうど{ $rails }個必要です。敷設アイコンでは{ $rails }個になりません。
refusal-no-destination-icon = 路線を完成させるには{ $one }か{ $other }も必要ですが、手札からプレイできません。
refusal-no-link-there = { $at }から始まる路線はありません。
refusal-others-link = { $seat }の路線です。改良できるのは自分の路線だけです。
refusal-link-incomplete = この路線は未完成です。完成させてから改良してください。
refusal-link-upgraded = この路線はもう改良されています。
refusal-link-upgrade-takes = 路線改良アイコンと、路線の一方の端の目的地アイコンが必要です。
refusal-no-parcel-there = { $at }は区画ではありません。自分の区画に建設してください。
refusal-not-your-parcel = { $at }の区画はあなたのものではありません。自分の区画に建設してください。
refusal-parcel-built-over = { $at }にはもう建物があります。
refusal-supply-empty = 建物の在庫がありません。
refusal-construct-takes = 建設アイコンと{ $number }が必要です。
refusal-no-players-building = { $at }には、プレイヤーが建てた建物がありません。
refusal-others-building = { $seat }の建物です。改良できるのは自分の建物だけです。
refusal-building-upgraded = この建物はもう改良されています。
refusal-building-upgrade-takes = 建物改良アイコンと種類アイコン（{ $kind }）が必要です。
refusal-no-passenger-there = { $at }に乗客はいません。
refusal-no-ticket-matches = この乗客が行ける場所に合うチケットがありません。
refusal-no-location = { $to }へは行けません。線路か建物があるか、マップにありません。
refusal-move-takes = 磁気帯と{ $end }が必要です。
refusal-no-way-to = ここから{ $to }へ通じる完成した路線がありません。
refusal-travel-incomplete = その路線は未完成です。乗客は完成した路線だけを通ります。
refusal-link-elsewhere = その路線はここから先へ通じていません。
refusal-visited-already = 乗客はもうそこを訪れています。
refusal-destination-out-of-reach = その道では{ $to }に着けません。
refusal-not-for-administration = { $icon }は管理フェイズでは使えません。お金、作業員獲得、乗客追加、ストレス軽減だけです。
refusal-workers-full = 作業員はもう{ $workers }人います。これ以上は増やせません。
refusal-stress-lowest = ストレスは1です。これ以上は下がりません。
refusal-no-empty-space = 乗客を置ける建物の空きがありません。
refusal-wait-for-spaces = 手番順が前のプレイヤーが、残りの空きを使うかもしれません。待つか、あきらめてください。
refusal-no-empty-space-there = { $at }は建物の空いている場所ではありません。
refusal-discard-costs = 2枚目から、捨てるには1枚${ $cost }かかります（手持ちは${ $have }）。

## Prompts
prompt-waiting = { $seats }の{ $what }を待っています。
awaited-take-parcels = 区画カード選び
awaited-choose-book = チケットブック選び
awaited-look-through-book = チケットブックの確認
awaited-keep-dealt = 発展カード選び
awaited-bid = 入札
awaited-take-auction-card = 競りのカード選び
awaited-discard-for-void = 無効チケットの捨て札選び
awaited-line = 列のカード選び
awaited-fill-hand = 第6ラウンドのチケット選び
awaited-act = アクション
awaited-choose-bonus = ボーナス選び
awaited-administer = 管理フェイズの終了
awaited-place-again = 乗客の置き直し
prompt-take-parcels = { $n ->
    [1] 区画カードを1枚取ってください。
   *[other] 区画カードを1枚ずつ、あと{ $n }枚取ってください。
}
prompt-choose-book = 中を見るチケットブックを選んでください。
prompt-keep-from-book = ブック{ $book }のカードを1枚、手札に加えてください。
prompt-leave-open = 残りのカードから、ブック{ $book }の一番上に表で置く1枚を選んでください。
prompt-keep-dealt = 配られた発展カードから1枚を残してください。
prompt-bid = 入札するか、パスしてください（パスすると{ $place }番手）。
prompt-bid-barred = 入札するか（{ $barred }以外）、パスしてください（パスすると{ $place }番手）。
prompt-take-auction-card = 表向きの競りのカードを1枚取ってください。
prompt-discard-for-void = 無効チケットを取ったので、ほかのチケットを1枚捨ててください。
prompt-line-of-one = ストレス+1でこのカードを取るか、${ $price }で次のカードを公開してください。
prompt-line = 列のカードを取るか（最新はストレス+1）、${ $price }で次のカードを公開してください。
prompt-fill-hand = 第6ラウンドのチケットをあと{ $n }枚選んでください。
prompt-choose-action = アクションを選ぶか、$2を受け取ってください（残り{ $n }回）。
prompt-choose-action-or-end = アクションを選ぶか、手番を終えてください。
prompt-end-turn = 手番を終えてください。
prompt-commerce-book = $5を受け取るか、チケットブックの中を見て1枚取ってください。
prompt-commerce-display = $5、表向きの発展カード、山札の一番上のカードから選んでください。
prompt-buy-happiness = 幸福度を買えます（1点$1、2点$3、3点$6、4点$10…）。買わなくてもかまいません。
prompt-administration = アイコン（お金、作業員獲得、乗客追加、ストレス軽減）をプレイするか、チケットを捨てるか（1枚目は無料）、終えてください。
prompt-administration-paid = アイコン（お金、作業員獲得、乗客追加、ストレス軽減）をプレイするか、チケットを捨てるか（1枚$1）、終えてください。
prompt-place-passenger = { $ticket }の乗客を置くマスを選んでください。
prompt-place-again = 予定していたマスがふさがりました。乗客{ $n }人を別のマスに置いてください。
prompt-choose-beginning = 線路を始める場所か、方向転換する開いた端を選んでください。
prompt-choose-link = 改良する路線を選んでください。
prompt-choose-site = 建設する区画を選んでください。
prompt-choose-building-upgrade = 改良する建物を選んでください。
prompt-choose-passenger = 移動させる乗客を選んでください。
prompt-lay-first = { $bed }に最初のタイルを置いてください（{ $side }から）。
prompt-lay-next = { $bed }に次のタイルを置いてください（{ $side }から。ここまで線路記号{ $n }個）。
prompt-lay-or-stop = { $bed }に次のタイルを置くか（{ $side }から）、ここで終えてください（線路記号{ $n }個）。
prompt-stop-rails = ここで線路を終えてください。
prompt-choose-building = { $place }に建てる建物を選んでください。
prompt-choose-destination = { $place }の乗客の目的地を選んでください。
prompt-choose-first-link = { $from }から{ $to }へ向かう最初の路線を選んでください。
prompt-choose-next-link = { $at }から{ $to }へ向かう次の路線を選んでください。
prompt-pay-money = { $purpose }${ $amount }を、お金アイコンか現金で支払ってください。
prompt-pay-rest = { $purpose }${ $amount }を、お金アイコンか現金で支払ってください（ここまで${ $played }）。
prompt-play-icons = { $purpose }{ $due }をプレイしてください。
prompt-won = { $seat_is ->
    [you] { $points }点であなたの勝ちです！
   *[other] { $points }点で{ $seat }の勝ちです。
}
prompt-shared = { $points }点で{ $seats }が勝利を分かち合いました。
prompt-rated = ゲーム終了：{ $points }点、{ $title }。
prompt-over = ゲームは終了しました。
purpose-bid = 入札額
purpose-reveal = 列の次のカードの代金
purpose-build = タイル{ $n }枚を置くために、
purpose-upgrade-link = 路線{ $link }を改良するために、
purpose-upgrade-a-link = 路線を改良するために、
purpose-construct = { $place }に{ $building }を建てるために、
purpose-upgrade-building = { $place }を改良するために、
purpose-move = 乗客を{ $from }から{ $to }へ移動させるために、
purpose-happiness = 幸福度{ $points }点の代金
due-rails = ちょうど線路記号{ $n }個分の敷設アイコン
due-rails-and = ちょうど線路記号{ $n }個分の敷設アイコン、続いて{ $end }
due-rails-and-either = ちょうど線路記号{ $n }個分の敷設アイコン、続いて{ $one }か{ $other }
due-icon-and = { $icon }、続いて{ $end }
due-icon-and-either = { $icon }、続いて{ $one }か{ $other }
due-icon = { $icon }
due-end = { $end }
due-either = { $one }か{ $other }
due-nothing = なし

## Actions
label-take = { $ticket }を取る
label-take-newest = 最新の{ $ticket }を取る（ストレス+1）
label-choose-ticket = { $ticket }を選ぶ
label-look-into = ブック{ $book }の中を見る
label-look-into-book = ブック{ $book }の中を見る（{ $cards }枚、一番上は{ $open }）
label-keep = { $ticket }を手札に加える
label-leave-open = { $ticket }を表にして置く
label-bid = ${ $amount }を入札する
label-bid-with-icons = ${ $amount }を入札する（お金アイコンを使用）
label-pass = パスして{ $place }番手になる
label-pass-now = パスする
label-reveal = ${ $price }を支払って次のカードを公開する
label-play = { $ticket }の{ $icon }をプレイする
label-play-more = { $ticket }の{ $icon }も使う（ストレス+1）
label-play-with = { $ticket }の{ $icon }をプレイする（{ $consequence }）
label-pay-in-cash = 現金で支払う
label-pay-cash = 現金で${ $amount }を支払う
label-pay-rest = 残りの${ $amount }を現金で支払う
label-discard = { $ticket }を捨てる
label-discard-with = { $ticket }を捨てる（{ $consequence }）
label-discard-free = { $ticket }を無料で捨てる
label-discard-free-with = { $ticket }を無料で捨てる（{ $consequence }）
label-discard-for-money = $1で{ $ticket }を捨てる
label-discard-for-money-with = $1で{ $ticket }を捨てる（{ $consequence }）
label-discard-nothing = 何も捨てない（捨てられるチケットなし）
label-act = { $action }
label-take-money = $2を受け取る
label-end-turn = 手番を終える
label-begin = { $bed }に敷き始める（{ $side }から）
label-begin-from = { $bed }に敷き始める（{ $side }の{ $place }から）
label-redirect = { $at }の線路を{ $side }へ方向転換する
label-redirect-to = { $at }の線路を{ $side }へ方向転換する（{ $place }に到達）
label-lay-next = 次のタイルを{ $to }へ置く
label-lay = { $bed }にタイルを置く（{ $from }から{ $to }へ）
label-lay-to = { $bed }にタイルを置く（{ $from }から{ $to }へ、{ $place }に到達）
label-stop = ここで線路を終える
label-stop-for = ここで線路を終える（必要：{ $due }）
label-link-at = { $at }の路線を選ぶ
label-upgrade-link = 路線{ $link }を改良する（タイル{ $n }枚）
label-travel-on-yours = 自分の路線{ $link }で{ $place }へ進む（銀行から${ $fare }）
label-travel-on = { $seat }の路線{ $link }で{ $place }へ進む（運賃${ $fare }）
label-choose-link = { $seat }の路線{ $link }を選ぶ
label-build-on = { $place }に建てる
label-upgrade = { $place }を改良する
label-move-passenger = { $place }の乗客を移動させる
label-put-passenger = { $place }に乗客を置く
label-choose-square = { $place }を選ぶ
label-construct = { $building }を建てて{ $ticket }を取る
label-send-to = { $to }へ行く
label-take-five = $5を受け取る
label-take-top = 発展カードの山札の一番上を取る
label-buy-nothing = 幸福度を買わない
label-buy = 幸福度{ $points }点を${ $price }で買う
label-done = 管理を終える

## The log
tale-round-started = 第{ $round }ラウンドが始まった。
tale-bid = { $seat_is ->
    [you] あなたは${ $amount }を入札した。
   *[other] { $seat }は${ $amount }を入札した。
}
tale-passed = { $seat_is ->
    [you] あなたはパスした。
   *[other] { $seat }はパスした。
}
tale-place-taken = { $seat_is ->
    [you] あなたは新手番順で{ $place }番手になった。
   *[other] { $seat }は新手番順で{ $place }番手になった。
}
tale-card-taken = { $seat_is ->
    [you] あなたは{ $ticket }を取った。
   *[other] { $seat }は{ $ticket }を取った。
}
tale-cards-opened = 新しい競りのカードが並んだ：{ $tickets }。
tale-revealed = 列の次のカードは{ $ticket }だった。
tale-line-shuffled = 列の捨て札が切り直され、新しい山札になった。
tale-discarded = { $seat_is ->
    [you] あなたは{ $ticket }を捨てた。
   *[other] { $seat }は{ $ticket }を捨てた。
}
tale-tickets-played = { $seat_is ->
    [you] あなたは{ $played }をプレイした。
   *[other] { $seat }は{ $played }をプレイした。
}
tale-stress = { $seat_is ->
    [you] あなたのストレスは{ $level }になった。
   *[other] { $seat }のストレスは{ $level }になった。
}
tale-happiness-gained = { $seat_is ->
    [you] あなたは幸福度{ $points }点を得た。
   *[other] { $seat }は幸福度{ $points }点を得た。
}
tale-happiness-lost = { $seat_is ->
    [you] あなたは幸福度{ $points }点を失った。
   *[other] { $seat }は幸福度{ $points }点を失った。
}
tale-money-taken = { $seat_is ->
    [you] あなたは銀行から${ $amount }を受け取った。
   *[other] { $seat }は銀行から${ $amount }を受け取った。
}
tale-money-paid = { $seat_is ->
    [you] あなたは銀行に${ $amount }を支払った。
   *[other] { $seat }は銀行に${ $amount }を支払った。
}
tale-built = { $seat_is ->
    [you] あなたは線路を敷設した：{ $tiles }。
   *[other] { $seat }は線路を敷設した：{ $tiles }。
}
tale-redirected = { $seat_is ->
    [you] あなたは線路を方向転換した：{ $tile }。
   *[other] { $seat }は線路を方向転換した：{ $tile }。
}
tale-redirected-and-built = { $seat_is ->
    [you] あなたは線路を方向転換し（{ $tile }）、さらに敷設した：{ $tiles }。
   *[other] { $seat }は線路を方向転換し（{ $tile }）、さらに敷設した：{ $tiles }。
}
tale-link-upgraded = { $seat_is ->
    [you] あなたは路線{ $link }を改良した。
   *[other] { $seat }は路線{ $link }を改良した。
}
tale-link-upgraded-at = { $seat_is ->
    [you] あなたは{ $at }の路線を改良した。
   *[other] { $seat }は{ $at }の路線を改良した。
}
tale-constructed = { $seat_is ->
    [you] あなたは{ $place }に{ $building }を建て、{ $ticket }を取った。
   *[other] { $seat }は{ $place }に{ $building }を建て、{ $ticket }を取った。
}
tale-building-upgraded = { $seat_is ->
    [you] あなたは{ $place }を改良した。
   *[other] { $seat }は{ $place }を改良した。
}
tale-travelled = { $seat_is ->
    [you] あなたは路線{ $n }本で乗客を{ $from }から{ $to }へ移動させた。
   *[other] { $seat }は路線{ $n }本で乗客を{ $from }から{ $to }へ移動させた。
}
tale-travelled-over = { $seat_is ->
    [you] あなたは路線{ $n }本（{ $owners }）で乗客を{ $from }から{ $to }へ移動させた。
   *[other] { $seat }は路線{ $n }本（{ $owners }）で乗客を{ $from }から{ $to }へ移動させた。
}
tale-fare-from-bank = { $seat_is ->
    [you] 銀行があなたに運賃${ $amount }を支払った。
   *[other] 銀行が{ $seat }に運賃${ $amount }を支払った。
}
tale-fare = { $seat_is ->
    [you] あなたは{ $owner }に運賃${ $amount }を支払った。
   *[other] { $owner_is ->
        [you] { $seat }はあなたに運賃${ $amount }を支払った。
       *[other] { $seat }は{ $owner }に運賃${ $amount }を支払った。
    }
}
tale-awkward = { $seat_is ->
    [you] 気まずい事態：あなたは運賃を払いきれなかった。この移動の支払いはここで終わった。
   *[other] 気まずい事態：{ $seat }は運賃を払いきれなかった。この移動の支払いはここで終わった。
}
tale-worker = { $seat_is ->
    [you] あなたは作業員1人を得た。
   *[other] { $seat }は作業員1人を得た。
}
tale-hand-limit = { $seat_is ->
    [you] あなたの手札上限は{ $limit }枚になった。
   *[other] { $seat }の手札上限は{ $limit }枚になった。
}
tale-looked = { $seat_is ->
    [you] あなたはブック{ $book }の中を見た。
   *[other] { $seat }はブック{ $book }の中を見た。
}
tale-kept = { $seat_is ->
    [you] あなたは{ $ticket }を手札に加えた。
   *[other] { $seat }は{ $ticket }を手札に加えた。
}
tale-kept-unseen = { $seat_is ->
    [you] あなたは発展カードを1枚手札に加えた。
   *[other] { $seat }は発展カードを1枚手札に加えた。
}
tale-left-open = { $seat_is ->
    [you] あなたは{ $ticket }を表にしてブック{ $book }を戻した。
   *[other] { $seat }は{ $ticket }を表にしてブック{ $book }を戻した。
}
tale-development-opened = 新しい発展カードが並んだ：{ $tickets }。
tale-passenger-planned = { $seat_is ->
    [you] あなたは{ $place }に乗客を置く予定にした。
   *[other] { $seat }は{ $place }に乗客を置く予定にした。
}
tale-passenger-added = { $seat_is ->
    [you] あなたは{ $place }に乗客を置いた。
   *[other] { $seat }は{ $place }に乗客を置いた。
}
tale-finished = { $seat_is ->
    [you] あなたは管理を終えた。
   *[other] { $seat }は管理を終えた。
}
tale-link-removed = { $seat_is ->
    [you] { $squares }のあなたの放置された路線が取り除かれた。
   *[other] { $squares }の{ $seat }の放置された路線が取り除かれた。
}
tale-reshuffled = { $seat_is ->
    [you] あなたは捨て札を切り直して新しい山札にした。
   *[other] { $seat }は捨て札を切り直して新しい山札にした。
}
tale-drew = { $seat_is ->
    [you] あなたは{ $tickets }を引いた。
   *[other] { $seat }は{ $tickets }を引いた。
}
tale-drew-unseen = { $seat }はチケットを{ $count }枚引いた。
tale-nobody-arrived = 乗客は来なかった。空きのある{ $kind }がなかった。
tale-passengers-arrived = { $kind }に乗客が{ $n }人来た：{ $squares }。
tale-hand-kept = { $seat_is ->
    [you] あなたは第6ラウンドのチケットを追加しなかった。
   *[other] { $seat }は第6ラウンドのチケットを追加しなかった。
}
tale-hand-filled = { $seat_is ->
    [you] あなたは第6ラウンドに{ $tickets }を選んだ。
   *[other] { $seat }は第6ラウンドに{ $tickets }を選んだ。
}
tale-turn-ended = { $seat_is ->
    [you] あなたは手番を終えた。
   *[other] { $seat }は手番を終えた。
}
tale-game-over = ゲームが終了した。

## The picture
word-thing = { $thing }
word-player = { $seat }
word-place = { $place }番手
word-rank = { $place }位
word-none = なし
word-set-up-draft = 準備 · 区画のドラフト
word-set-up-books = 準備 · チケットブック
word-set-up-development = 準備 · 発展カード
word-round-auction = 第{ $round }/{ $rounds }ラウンド · 競り
word-round-cards = 第{ $round }/{ $rounds }ラウンド · 競りのカード
word-round-line = 第{ $round }/{ $rounds }ラウンド · 列
word-round-hands = 第{ $round }/{ $rounds }ラウンド · 手札の補充
word-round-actions = 第{ $round }/{ $rounds }ラウンド · アクションラウンド{ $second }、残り{ $left }回
word-round-administration = 第{ $round }/{ $rounds }ラウンド · 管理
word-the-end = 終了
word-old-order = 旧手番順
word-turn-order = 手番順
word-with = { $variants }を使用
word-expert-variant = 上級ルール
word-advanced-deal = 上級の配り方
word-open-development = 表向きの発展カード
word-the-boards = ボード「{ $name }」
word-the-cards = カード「{ $name }」
word-sign-square = (行,列)
word-sign-plain = .. 平地
word-sign-mountain = ^^ 山
word-sign-lake = ~~ 湖
word-sign-parcel = A1 区画
word-sign-building = RR CC LL II 建物
word-sign-rail = o─ 線路
word-sign-upgraded = O─ 改良
word-sign-two-rails = ++ 線路2本
word-sign-owner = (0,1)o* プレイヤーoの建物、乗客あり
word-sign-upgraded-building = (0,1)O 改良
word-sign-same-building = +(0,2) 同じ建物
word-sign-loose-end = (0,1)N? 開いた端
word-sign-tiles = s/c 直線/カーブ
word-sign-hand = 手札5/7 上限7
word-sign-consequence = !$3支払い 代償
word-sign-brief = #8 R+$1! 略記、磁気帯は省略
word-sign-not-paid = ?─ 未払いの線路
word-sign-next = ?? 次の線路
word-arrivals = 到着
word-after-rounds = ラウンド後 { $rounds }
word-no-more = もうなし
word-parcels = 区画
word-unclaimed = 所有者なし
word-rail = { $name }=線路{ $at }
word-cards = カード
word-auction-deck = 競りの山札{ $n }枚
word-line-discards = 列の捨て札{ $n }枚
word-development-deck = 発展の山札{ $n }枚
word-round = 第{ $round }R
word-line = 列
word-book = ブック{ $book }
word-empty = 空
word-card-count = { $n }枚
word-taken-by = 取った人：{ $seats }
word-you-left = あなたが残したカード：{ $tickets }
word-in-it = 中身
word-open = 表向き
word-supply = 在庫
word-no-building-left = 建物なし
word-no-strip = 磁気帯なし
word-players = プレイヤー
word-you = あなた
word-column-money = お金
word-column-happiness = 幸福
word-column-stress = ストレス
word-column-workers = 作業員
word-column-tiles = タイルs/c
word-column-hand = 手札
word-column-deck = 山札
word-column-discards = 捨て札
word-column-links = 路線
word-column-score = 得点
word-column-bid = 入札
word-column-place = 順番
word-links = 路線
word-planned = 予定
word-passenger-on = { $at }に乗客
word-in-play = 使用中
word-hand = 手札
word-dealt = 配り札
word-kept = 残す：
word-deck = 山札
word-in-hand = 手札に
word-or-deck = か山札
word-discards = 捨て札
word-boxed = 箱
word-laid-out = 並べた札
word-chosen = 選んだ札
word-link-tiles = { $ends } { $n }枚
word-link-fare = { $link } ${ $fare }
word-link-upgraded = { $link }、改良
word-link-part-upgraded = { $link }、{ $n }枚改良
word-link-useless = { $link }、内部
word-link-incomplete = { $link }、未完成
word-link-to-work-on = { $link }、未完成、要作業
word-score = 得点
word-score-happiness = 幸福度
word-score-links = 路線 × { $each }
word-score-money = お金 / { $each }
word-score-stress = ストレス
word-score-total = 得点
word-score-place = 順位

## What is wrong with boards or a card list
load-kind-board = ボード
load-kind-development = 発展カード
load-kind-parcel = 区画カード
load-kind-building = 建物カード
load-kind-auction = 競りカード
load-kind-generic = 汎用カード
load-problem-name-length = 名前「{ $name }」が空か、長すぎます。1～{ $most }文字にしてください。
load-problem-name-unprintable = 名前 { $name } に表示できない文字があります。
load-problem-no-boards = ボードがありません。1～{ $most }枚にしてください。
load-problem-board-letter = ボードの名前はA～Zの1文字にしてください。
load-problem-rows = { $there }行あります。ボードは{ $rows }行です。
load-problem-in-row = { $row }行目：{ $problem }
load-problem-squares = { $there }マスあります。1行は{ $squares }マスです。
load-problem-no-square = 「{ $token }」というマスはありません。使えるのは .. ^^ ~~ RR CC LL II と区画{ $board }1～{ $board }9です。
load-problem-other-board = 区画{ $parcel }は別のボードのものです。ここでは{ $board }1～{ $board }9です。
load-problem-parcel-twice = 区画{ $parcel }がボードに2回出てきます。
load-problem-no-cards = カードがありません。1～{ $most }枚にしてください。
load-problem-number = カードの番号は1～{ $most }にしてください。
load-problem-id-twice = 同じ id がリストに2回出てきます。
load-problem-parcel-missing = parcel がありません。
load-problem-building-missing = building がありません。
load-problem-players-missing = players がありません。
load-problem-no-parcel = 「{ $name }」という区画はありません。区画の名前はA1のように、文字と1～9の数字です。
load-problem-parcel-taken = 区画{ $parcel }にはもうカード{ $ticket }があります。
load-problem-no-building = 「{ $name }」という建物はありません。使えるのは R、C、L、I です。
load-problem-players = players = { $players } になっています。{ $least }～{ $most }にしてください。
load-problem-only-parcel-cards = { $field } を書けるのは区画カードだけです。
load-problem-only-building-cards = { $field } を書けるのは建物カードだけです。
load-problem-only-auction-cards = { $field } を書けるのは競りカードだけです。
load-problem-icons = アイコンが{ $there }個あります。1～{ $most }個にしてください。
load-problem-no-icon = 「{ $name }」というアイコンはありません。使えるのは{ $icons }です。
load-problem-strip-is-no-icon = 磁気帯はアイコンの欄を使いません（TR2）。strip = true と書いてください。
load-problem-parcel-numbers = アイコン parcel_number が{ $numbers }個あります。区画カードには1個だけ必要です。
load-problem-no-parcel-number = アイコン parcel_number があるのは区画カードだけです。
load-problem-no-consequence = 「{ $name }」という代償はありません。使えるのは{ $consequences }です。

## 同点のとき
tie-money = { $points }対{ $points }の同点。所持金の多い{ $seat_is ->
    [you] あなた
   *[other] { $seat }
}の勝ちです（${ $more }対${ $fewer }）。
tie-shared = いずれも{ $points }点で、所持金も同じです。{ $seats }が勝利を分かち合いました。

## 持っているものと序盤（統計用）
holding-ticket = チケット{ $ticket }
opening-card = 最初の発展カード：{ $ticket }
opening-no-card = 最初の発展カード：なし
opening-bid = 最初の入札：${ $amount }
opening-pass = 最初の入札：パス
opening-no-bid = 最初の入札：なし
opening-action = 最初のアクション：{ $action }
opening-no-action = 最初のアクション：なし
