# What the page says of its game. See `texts.rs`.

## The first game
learn-hill-1-title = あなたの街
learn-hill-1-text = 4×4枚のカードで街をつくり、赤・黄・青・黒の4本の路線を通します。14ラウンドのあと、得点が最も高い人の勝ちです。
learn-hill-2-title = セットを選ぶ
learn-hill-2-text = まず、街カード3枚と発展トークン1枚のセットを選びます。同じ色の大きな数字と、相性のよい名所を探しましょう。
learn-hill-3-title = カードを2枚置く
learn-hill-3-text = 3枚のうち2枚を置き、残りは手札にします。新しいカードは、辺か角でほかのカードに接するように置きます。⟳かRキーで回せます。道路の上なら線路は無料です。
learn-hill-4-title = 路線ごとに計画を1つ
learn-hill-4-text = 6枚の計画カードから、各路線に1枚ずつ置きます。計画を1つも達成していない路線があると、最後に1路線につき10点を失います。届きそうなものを選びましょう。
learn-hill-5-title = 手番：カードを取る
learn-hill-5-text = 手番では、まず4つの場所のどれかから街カードを1枚取ります。場所もカードと同じくらい大切で、資源、計画カード、追加の線路、発展トークンのどれかが手に入ります。
learn-hill-6-title = カードを置き、線路を敷く
learn-hill-6-text = 次に、手札のカードを1枚置き、線路を敷きます。順番は自由です。線路は隣り合う2枚のカードにまたがり、空き地の半区間1つにつき資源1個を払います。
learn-hill-7-title = 路線は枝分かれしない
learn-hill-7-text = 路線は両端にしか延ばせません。枝分かれも、通ったカードに戻ることもできません。逆向きの斜めの線路と交差するときは、資源2個を追加で払います。
learn-hill-8-title = 3本目と6本目
learn-hill-8-text = 各路線の3本目と6本目の線路を敷くと、すぐにボーナスがもらえます。資源2個、線路をもう1本、または新しい計画カードです。ボーナスをつなげると強い手番になります。
learn-hill-9-title = 資源が足りないときは
learn-hill-9-text = 資源2個の場所からカードを取るか、路線の端の線路を捨てて資源2個を得ます。余裕があれば、手番中いつでも資源3個で発展トークンを買えます。
learn-hill-10-title = 得点になるもの
learn-hill-10-text = 路線が通るカードごとに、その色の数字が得点になります。達成した計画はその点数、資源は2個で1点です。迷ったらヒントを見ましょう。

## The board
hill-resources_left = 残りの資源
hill-list = 、
hill-cell = { $column }列{ $row }行のマス
hill-spot = { $a }と{ $b }の間
hill-round = 第{ $round }ラウンド（全{ $of }ラウンド）
hill-main_board = メインボード
hill-hand = 手札の街カード
hill-lines = 路線と計画カード
hill-others = ほかの街
hill-requests = 住民の要望
hill-resources_title = 資源
hill-dealt = 配られた計画カード6枚：各路線に1枚ずつ選び、2枚は捨てます
hill-private = 今は全員が伏せて選んでいます。
hill-turn = カードを回す
hill-turn_key = カードを回す（Rキーまたはホイール）
hill-place_here = ここに置く
hill-put_back = 手札に戻す
hill-close = 閉じる
hill-lay_line = { $line }の線路を敷く
hill-discard_track = この線路を捨てて資源2個を得る
hill-gain = { $what }：{ $n }点
hill-put_here = 計画カードを{ $line }の路線に置く
hill-here = ここに置く
hill-replace = 「{ $plan }」を捨てて入れ替える
hill-keep_one = 2つのうち1つを残す
hill-to_assign = 路線に置くカード
hill-to_upgrade = 街カードに置くトークン
hill-yours = あなた
hill-taken = 取得済み
hill-not_now = このカードは今は置けません。
hill-show_line = { $line }の路線を延ばせる場所を表示
hill-line_points = この路線の得点
hill-tokens_left = { $line }の路線：敷設{ $laid }本、残り{ $left }本。3本目と6本目でボーナスがもらえます。
hill-town-own = あなたの街
hill-town-of = { $name }の街
hill-town-enlarge = { $name }の街を大きく表示
hill-town-back = 自分の街に戻る
hill-plan-types_short = 種類
hill-plan-pairs_short = ペア
hill-plan-fulfilled = { $plan }：達成
hill-plan-so_far = { $plan }：{ $of }のうち{ $have }
hill-cost-crossing = 交差
hill-cost-free = 無料
hill-cost-total = { $what }：{ $cost }
hill-cost-open = 空き地の半区間{ $n }つ
hill-panel-left = { $line }の路線：残り{ $n }本
hill-pad-running = 現在の得点
hill-pad-total = 合計
hill-pad-plans = 達成した計画
hill-pad-penalty = 計画を達成していない路線
hill-pad-resources = 資源2個につき1点
hill-pad-request = 要望{ $name }
hill-sheet-about = 実物のゲームで完成した街を入力すると、得点が下に表示されます。データはこのブラウザの中だけに残ります。
hill-sheet-town = 街{ $n }
hill-sheet-add = 街を追加
hill-sheet-remove = この街を削除
hill-sheet-clear = 新しいシート
hill-sheet-cards = カード
hill-sheet-tracks = { $line }の線路
hill-sheet-hint_cards = { $pointer ->
    [touch] マスをタップしてカードを選びます。カードをタップすると、回転・発展・交換ができます。
   *[other] マスをクリックしてカードを選びます。カードをクリックすると、回転・発展・交換ができます。
}
hill-sheet-hint_tracks = { $pointer ->
    [touch] 2枚のカードの間をタップすると、この路線の線路を敷きます。もう一度タップすると外します。
   *[other] 2枚のカードの間をクリックすると、この路線の線路を敷きます。もう一度クリックすると外します。
}
hill-sheet-exchange = 交換
hill-sheet-take_off = 取り除く
hill-sheet-upgrade = このカードの「街の発展」：
hill-sheet-laid = 線路{ $n }本
hill-sheet-plan = 計画カード
hill-sheet-remove_plan = 「{ $plan }」を外す
hill-sheet-name = 名前
hill-sheet-wilds = 万能の名所
hill-sheet-resources = 資源
hill-sheet-number = 番号
hill-sheet-pick_card = 街カードを選ぶ
hill-sheet-pick_plan = { $line }の路線の計画カードを選ぶ
hill-sheet-requests = 住民の要望（2枚、またはなし）
hill-sheet-start = 街にカードを置くと、ここに得点が表示されます。
hill-sheet-problems = 得点を計算する前に直してください：

## The words of symbols
hill-symbol-resource = 資源
hill-symbol-track = 線路
hill-symbol-plan = 計画カード
hill-symbol-token = 発展トークン
hill-symbol-leisure = レジャーの名所
hill-symbol-welfare = 福祉の名所
hill-symbol-public = 公共の名所
## 準備
hill-opening = セットが{ $n }組並び、計画カードが6枚ずつ配られた。
hill-opening_alone = セットが1組並び、計画カードが6枚配られた。
hill-opening_first = 最初にセットを選ぶのは{ $name }。
hill-opening_you = 最初にセットを選ぶのはあなた。
## Hints, and how places are called
hill-place_at = { $town }を{ $beside }置く{ $degrees ->
    [0] {""}
   *[other] （{ $degrees }°回転）
}
hill-free_place = 空きマス：{ $beside }
hill-far_place = 街から離れすぎたマス
hill-beside-first = 街の最初のカードとして
hill-beside-above = { $town }の上に
hill-beside-below = { $town }の下に
hill-beside-left = { $town }の左に
hill-beside-right = { $town }の右に
hill-beside-above_left = { $town }の左上に
hill-beside-above_right = { $town }の右上に
hill-beside-below_left = { $town }の左下に
hill-beside-below_right = { $town }の右下に
hill-hint-plan = 計画カード「{ $plan }」
hill-hint-no_penalty = { $line }の路線の減点なし
hill-hint-penalty = { $line }の路線の減点
hill-hint-resources = 使える{ $resources }
hill-hint-nearer = { $line }の路線の「{ $plan }」に前進（{ $have }/{ $of }）
hill-hint-bonus = 次の{ $line }の線路でボーナス
