# Every text of the page. See `texts.rs`.

## shell

shell-skip = 本文へ移動
shell-nav = メインメニュー
shell-games = マイゲーム
shell-rules = ルール
shell-pad = スコアパッド
shell-settings = 設定
shell-about = このサイトについて
shell-menu = メニュー

## missing

missing-title = この先に線路はありません
missing-text = このアドレスにページはありません。
missing-home = ホームに戻る

## home

home-play_now = 今すぐ遊ぶ
home-no_board = このゲームは、まだブラウザでは遊べません。
home-title = 鉄道ゲーム、まもなく発車
home-text = ボットとならすぐに、リンクを送れば友だちと、1台の端末を囲んでも遊べます。登録もインストールも不要です。
home-friends = 友だちと遊ぶ
home-learn = 遊び方
home-rules = ルール
home-pad = スコアパッド
home-players = { $least }～{ $most }人
home-continue = 続きから遊ぶ
home-your_turn = あなたの番です
home-just_now = たった今
home-minutes_ago = { $n }分前
home-hours_ago = { $n }時間前
home-days_ago = { $n ->
    [1] 昨日
   *[other] { $n }日前
}

## level

level-beginner = 入門
level-casual = 初級
level-skilled = 中級
level-expert = 上級
level-master = 達人

## table

table-not_your_turn = あなたの番ではありません。
table-you = あなた
table-bot = ボット（{ $level }）
table-bot_numbered = ボット{ $n }（{ $level }）
table-player_numbered = プレイヤー{ $n }
table-unknown = このゲームは、このブラウザには保存されていません。
table-cannot_undo = 取り消せません。手番が終わったか、隠れていた情報が公開されました。
table-loading = 卓を準備しています…
table-looking_back = 振り返り中：{ $n }手目のあと
table-over = ゲーム終了です。勝者：{ $names }
table-over_alone = ゲーム終了です。得点は{ $points }点です。
table-waiting = { $names }を待っています
table-undo = 取り消す
table-hint = ヒント
table-close = 閉じる
table-rule = ルール { $clause }
table-reconnecting = 接続が切れました。ゲームは保存されています。再接続しています…
table-unstored = 今、サーバーに保存できません。あなたの手はここに残っていて、自動で送り直します。「取り消す」を押すと、その手はなくなります。
table-bots_wait = ボットはほかの卓で考え中です。この卓にもまもなく順番が回ります。
table-bots_wait_among = ボットはほかの卓で考え中で、ほかに{ $n }人が待っています。この卓にもまもなく順番が回ります。
table-players = プレイヤー
table-log = 記録
table-more = その他
table-tabs = プレイヤー、記録、その他
table-your_turn = あなたの番
table-decides = 考え中
table-elsewhere = オンライン
table-away = 離席中
table-stand_in = ボットが代行中
table-took_back = { $name }が1手取り消した
table-days = { $n }日

## hints

hints-title = ボットならどうする？
hints-thinking = ボットが考えています…
hints-expected = 予想得点{ $score }点、勝率{ $win }%
hints-expected_alone = 予想得点{ $score }点

## catch_up

catch_up-title = これまでの手をたどる
catch_up-back = 前へ
catch_up-next = 次へ
catch_up-now = 現在に戻る
catch_up-what = 何があった？（{ $n }手）

## curtain

curtain-title = 次は{ $name }の番です
curtain-text = 端末を渡してください。次の人がボタンを押すまで、何も表示されません。
curtain-button = { $name }です

## keys

keys-help_title = ヘルプ
keys-title = キー操作
keys-tab = 選べるものを順に移動
keys-arrows = ボードの上を移動
keys-enter = 決定
keys-turn = カードを回す
keys-undo = 取り消す
keys-hint = ヒントを見る
keys-escape = やめる・閉じる・現在に戻る
keys-help = このヘルプを表示

## sheet

sheet-title = 得点表
sheet-place = 順位
sheet-place_number = { $n }位
sheet-details = 内訳
sheet-again = もう一度遊ぶ

## replay

replay-title = リプレイ
replay-place = { $all }手中{ $n }手目
replay-continue = ここからボットと続ける
replay-course = 予想得点の推移（点）

## review

review-begin = いちばん損をしたのはどこ？
review-title = 損の大きかった手
review-progress = { $all }手中{ $n }手を検討済み
review-played = 実際の手：{ $action }
review-better = より良い手：{ $action }
review-lost = { $points }点の損
review-none = 大きなミスはありません。お見事です！

## zoom

zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を表示

## shinjuku

shinjuku-map = 東京の地図
shinjuku-not_here = 今ここでできることはありません。上の案内をご覧ください。
shinjuku-label-track = { $ends }：{ $name }の線路
shinjuku-label-open = { $ends }：空いている区間
shinjuku-label-link = { $ends }：だれでも通れる連絡通路
shinjuku-label-station = { $name }（{ $ward }）
shinjuku-label-icon = { $station }、デパートの印{ $rank }番
shinjuku-label-with_store = { $station }：{ $name }の{ $store }
shinjuku-label-waiting = { $ward }で待つ客：{ $customers }
shinjuku-beyond-left = 左側の選べる場所を表示（あと{ $n }か所）
shinjuku-beyond-right = 右側の選べる場所を表示（あと{ $n }か所）
shinjuku-beyond-top = 上側の選べる場所を表示（あと{ $n }か所）
shinjuku-beyond-bottom = 下側の選べる場所を表示（あと{ $n }か所）
shinjuku-panel-cards = 手札{ $n }枚
shinjuku-panel-track = 線路 残り{ $n }本
shinjuku-panel-stores = 店 残り{ $n }軒
shinjuku-panel-department_stores = デパート 残り{ $n }軒
shinjuku-panel-customers = 客{ $n }人
shinjuku-panel-points = { $n }点
shinjuku-panel-points_now = 現在{ $n }点
shinjuku-cost-card = { $wards }のカードが必要です（手札にあります）。
shinjuku-cost-wild = { $wards }のカードが必要です（手札の{ $card }がワイルドです）。
shinjuku-cost-three = { $wards }のカードが必要です（代わりに任意の3枚で払います）。
shinjuku-cost-points = あなたの得点：{ $n }
shinjuku-part-kept = { $number }人
shinjuku-part-removed = { $number }人（最多：得点なし）
shinjuku-tray-store = { $station }の店
shinjuku-tray-give_up = 手放す客
shinjuku-tray-to_you = あなたの店に来る客
shinjuku-tray-to_other = 降りる客
shinjuku-tray-new = { $goods }（残り{ $left }軒）
shinjuku-trip-title = 移動
shinjuku-trip-of = { $name }の移動
shinjuku-trip-by = { $name }の線路
shinjuku-trip-gets = { $name }が{ $customer }の客1人を獲得
shinjuku-trip-stay = { $ward }に残った客：{ $customers }
shinjuku-trip-no_income = 今のところ、ほかのプレイヤーの収入はありません。
shinjuku-trip-will_draw = 移動後に収入：{ $names }
shinjuku-trip-drew = { $name }が収入で{ $n }枚引いた
shinjuku-hand-label = あなたの手札
shinjuku-hand-title = 手札：{ $n }枚
shinjuku-hand-wild = ワイルド
shinjuku-hand-wild_note = ★ ワイルド：その区に自分の店があります
shinjuku-hand-card = { $ward }のカード
shinjuku-hand-wild_card = { $ward }のカード（ワイルド）
shinjuku-hand-picked = { $ward }のカード（選択済み）
shinjuku-earned-label = あなたの客
shinjuku-earned-title = あなたの客
shinjuku-earned-points = { $n }点
shinjuku-earned-dropped = 最多：得点なし
shinjuku-supply-label = 手元と場
shinjuku-supply-title = 残りの店と線路
shinjuku-supply-left = { $what }：{ $all }軒のうち残り{ $left }軒
shinjuku-supply-track = 線路：{ $all }本のうち残り{ $left }本
shinjuku-supply-pile = 山札{ $pile }枚、捨て札{ $discards }枚。
shinjuku-supply-top = 捨て札の一番上：{ $ward }
shinjuku-supply-coming = 手番ごとに客{ $n }人が到着（デパート{ $stores }軒）
shinjuku-pad-intro = ゲーム終了時に、各プレイヤーのついたての裏にいる客を入力してください。デパートは同点のときだけ使います。
shinjuku-pad-player = プレイヤー{ $n }
shinjuku-pad-singles = 1点
shinjuku-pad-doubles = 2点
shinjuku-pad-department_stores = デパート
shinjuku-pad-department_store = デパート{ $n }
shinjuku-pad-more = プレイヤーを増やす
shinjuku-pad-fewer = プレイヤーを減らす
shinjuku-pad-clear = 消去
shinjuku-pad-result = 結果
shinjuku-pad-points = 得点
shinjuku-pad-place = 順位
shinjuku-pad-tie_two = 同点：2種類を除いた点
shinjuku-pad-tie_three = 同点：3種類を除いた点
shinjuku-pad-tie_rank = 同点：最も番号の大きいデパート
shinjuku-pad-note = かっこ内は、そのプレイヤーの最も多い種類の客です。得点にはなりません。

## friends

friends-title = { $game }の準備
friends-where = どこで遊びますか？
friends-online = オンライン
friends-here = この端末で
friends-online_note = 友だちに送るリンクができます。リンクを開いて名前を決めるだけで席に着けます。登録は不要です。
friends-here_note = ひとりでも、ボットとでも、1つの画面を囲んでも遊べます。データはこのブラウザの中だけに残ります。
friends-seats = だれが遊びますか？
friends-me = あなた
friends-me_named = あなた（{ $name }）
friends-your_name = あなたの名前
friends-their_name = 名前
friends-person = 同じ画面の人
friends-open = 空席
friends-invited = 招待席
friends-bot = ボット
friends-open_note = リンクを開いた人の席
friends-invited_note = この席のリンクを持つ人だけの席
friends-who = 席{ $n }に座る人
friends-level = 席{ $n }のボットの強さ
friends-name = 席{ $n }のプレイヤー名
friends-add = ＋席を追加
friends-remove = 席{ $n }を削除
friends-options = ゲームの設定
friends-more_options = 自分のファイルを使う
friends-table = 卓の設定
friends-clock = 持ち時間
friends-spectators = 観戦を許可する
friends-spectator_chat = 観戦者のチャットを許可する
friends-listed = 「参加できる卓」に載せる
friends-make = 卓を立てる
friends-begin = ゲーム開始

## lobby

lobby-title = { $game }の卓
lobby-spectators = 観戦できます
lobby-spectators_talk = 観戦もチャットもできます
lobby-no_spectators = 観戦はできません
lobby-open = 空席
lobby-open_note = リンクを開いた人の席です
lobby-invited = 招待席
lobby-invited_note = この席のリンクを持つ人を待っています
lobby-yours = あなたの席です
lobby-kept = あなたのために取ってあります
lobby-asked = もう一度遊ぶか、返事を待っています
lobby-is_there = 参加済み
lobby-is_away = 参加済み（今は離席中）
lobby-ready = 準備完了
lobby-sit = ここに座る
lobby-copy_seat = この席のリンクをコピー
lobby-make_link = リンクを作る
lobby-start = ゲーム開始
lobby-waiting = まだ空席があります。参加者を待っています。
lobby-waiting_for_answer = { $names }さんの返事を待っています。
lobby-all_there = 全員そろいました。いつでも始められます。
lobby-host_starts = 全員そろいました。ホストが開始するまでお待ちください。
lobby-leave = 席を立つ
lobby-close = 卓を閉じる
lobby-again = もう一度遊びますか？
lobby-again_note = { $names }さんがもう一度遊びたいそうです。あなたの席も取ってあります。
lobby-agree = もう一度遊ぶ
lobby-decline = 今回はやめておく
lobby-remove = 外す
lobby-remove_whom = { $name }さんを卓から外す
lobby-remove_sure = { $name }さんを卓から外しますか？ この卓には戻れなくなります。
lobby-remove_yes = はい、外します
lobby-remove_no = いいえ、そのままにします
lobby-stop_waiting = 待つのをやめる
lobby-stop_waiting_for = { $name }さんを待つのをやめる
lobby-stop_waiting_sure = { $name }さんを待つのをやめますか？ だれでも座れる空席になります。
lobby-stop_waiting_yes = はい、空席にします
lobby-stop_waiting_no = 待ち続ける
lobby-invite = 友だちを招待
lobby-invite_note = このリンクを送ってください。開いて名前を決めるだけで席に着けます。
lobby-watch = 観戦に誘う
lobby-watch_note = このリンクを開いた人は観戦できます。
lobby-copy = リンクをコピー
lobby-copy_watch = 観戦用リンクをコピー
lobby-fairness = 公正さについて
lobby-fairness_note = このゲームの運はすべて、1つの秘密の数から生まれます。これはその指紋（SHA-256）で、だれかが席に着く前に決まっています。ゲームが終わると数そのものが公開され、何も変えられていないことをだれでも確かめられます。
lobby-seed = 秘密の数：
lobby-chain = この指紋は1手ごとに変わります。書き留めておけば、記録ファイルが実際のゲームどおりか、あとで「roundhouse verify --chain」で確かめられます。
lobby-chat = チャット
lobby-talk = チャットと卓
lobby-table = この卓について
lobby-quiet = まだメッセージはありません。
lobby-only_players_talk = ここでチャットできるのはプレイヤーだけですが、読むことはできます。
lobby-say = メッセージを書く
lobby-send = 送信
lobby-closed = この卓は閉じられました
lobby-closed_note = ゲームが始まる前に、ホストが席を立ちました。
lobby-looking_on = 観戦中
lobby-rematch = もう一度遊ぶ
lobby-to_rematch = 次のゲームへ
lobby-record = 記録ファイルをダウンロード
lobby-back = ボットから席を取り戻す
lobby-resign_ask = 席をゆずる
lobby-resign_sure = 最後までボットが代わりに遊び、席には戻れなくなります。席をゆずりますか？
lobby-resign = はい、ゆずります
lobby-stay = いいえ、続けます
lobby-close_drawer = 閉じる

## online

online-unreachable = サーバーにつながりません。この端末のゲームはそのまま遊べます。少し待ってから、もう一度お試しください。
online-connecting = 接続しています…
online-again = もう一度試す
online-no_table = この卓は開けません
online-gone = この卓を離れました
online-name_title = 何とお呼びしましょう？
online-table_text = 名前を決めるだけで席に着けます。
online-claim_text = あなたの席を取ってあります。名前を決めるだけで座れます。
online-invited_to = { $game }の卓で{ $names }さんが待っています。名前を決めて席に着きましょう。
online-watch_invited = { $game }の卓です（{ $names }）。名前を決めると観戦できます。
online-name = あなたの名前
online-guest = ゲスト
online-enter = 進む
online-have_account = アカウントをお持ちですか？
online-sign_in = ログイン
online-copied = コピーしました
online-link = リンク
online-table_of = { $n ->
    [1] { $name }さんの卓・ひとり用
   *[other] { $name }さんの卓・{ $n }席
}
online-clock_none = 時間制限なし
online-clock_live = 1人{ $n }分
online-clock_days = 1手につき{ $n }日

## games

games-title = マイゲーム
games-here = この端末のゲーム
games-none_here = 途中のゲームはありません。
games-begin = 新しく始める
games-gathering = オンライン：参加者を待っています
games-running = オンライン：進行中
games-finished = この端末で終えたゲーム
games-finished_online = オンラインで終えたゲーム
games-open = 参加できる卓
games-free = 空席{ $n }つ
games-delete = 削除
games-sure = 本当に削除？
games-result = { $place }位：{ $name }（{ $points }点）
games-chart = あなたの成績：{ $game }
games-chart_note = { $all }戦{ $won }勝・横線は相手の最高点

## settings

settings-title = 設定
settings-language = 言語
settings-theme = 配色
settings-theme_auto = 端末に合わせる
settings-theme_light = ライト
settings-theme_dark = ダーク
settings-animation = ボード上の動きをアニメーションで見せる
settings-patterns = 色に加えて模様も表示する
settings-play = プレイ
settings-name = あなたの名前
settings-level = 「今すぐ遊ぶ」のボットの強さ
settings-level_beginner = 気まぐれな手をよく打ちます。初めてのゲームにどうぞ。
settings-level_casual = その場でいちばん良さそうな手を選びます。
settings-level_skilled = 少しだけ先を読みます。
settings-level_expert = 少し時間をかけて考えます。
settings-level_master = 数秒考える、手ごわい相手です。
settings-account = アカウント
settings-nobody = 登録は不要です。オンラインでも名前だけで遊べます。アカウントを作ると、どの端末でも続きを遊べます。
settings-signed_in = { $name }としてログインしています。
settings-guest = オンラインでは{ $name }として遊んでいます。アカウントを作ると、どの端末でも続きを遊べます。
settings-guest_lost = ほかのアカウントにログインすると、ゲストで遊んだゲームは引き継がれません。
settings-other_account = ほかのアカウントにログイン
settings-account_name = アカウント名
settings-password = パスワード（8文字以上）
settings-make_account = アカウントを作る
settings-sign_in = ログイン
settings-sign_out = ログアウト

## rules

rules-title = ルール
rules-text = すべてのゲームのルールを、卓で適用されるとおりに条項ごとに載せています。できない手を選ぶと、根拠となるルールの番号が示されます。
rules-of = { $game }のルール
rules-search = ルールを検索
rules-nothing = 当てはまるルールはありません。
rules-contents = 目次

## pad

pad-title = スコアパッド
pad-text = 実物のゲームを遊び終えましたか？ 最後の状態を入力すると、得点を計算します。
pad-of = スコアパッド：{ $game }

## about

about-title = Roundhouseについて
about-lead = ラウンドハウスとは、機関車をしまい、向きを変える扇形庫のことです。ここには鉄道のボードゲームが納まっています。ひとりでも、友だちとでも、ボットとでも、ブラウザだけで登録なしに遊べます。
about-games = ゲーム
about-unofficial = Roundhouseは非公式のサイトで、作者や出版社とは関係ありません。ゲームとその名前、デザインは作者と出版社のものです。気に入ったらぜひ買ってください。実物を友だちと囲めば、もっと楽しくなります。
about-ours = 私たちが作ったもの
about-art = ここにある文章と絵は、すべて私たちが作りました。印刷されたゲームからは何も写していません。印刷されたカードの内容がわからないところは、独自のリストを作りました。
about-privacy = この端末のゲームはブラウザの外に出ません。オンラインでサーバーが知るのは、名前、ゲームの手、卓での発言だけです。ほかのサイトからは何も読み込みません。
about-licence = Roundhouseは自由なソフトウェアです。MITまたはApache 2.0ライセンスの、お好きな方でお使いください。

## learn

learn-guide = 遊び方の案内
learn-back = 前へ
learn-next = 次へ（{ $n }／{ $all }）
learn-end = 案内を終える
learn-title = { $game }の遊び方
learn-text = 本物のボードで、やさしいボットを相手に10のステップ。ここで読んでも、遊びながら1つずつ進めてもかまいません。
learn-begin = 案内つきで始める
learn-rules = ルールを条項ごとに読む
learn-hill-1-title = あなたの街
learn-hill-1-text = 4×4枚のカードで街をつくり、赤・黄・青・黒の4本の路線を通します。14ラウンドのあと、得点が最も高い人の勝ちです。
learn-hill-2-title = セットを選ぶ
learn-hill-2-text = まず、街カード3枚と発展トークン1枚のセットを選びます。同じ色の大きな数字と、相性のよい名所を探しましょう。
learn-hill-3-title = カードを2枚置く
learn-hill-3-text = 3枚のうち2枚を置き、残りは手札にします。新しいカードは、辺か角でほかのカードに接するように置きます。Rキーで回せます。道路の上なら線路は無料です。
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
learn-shinjuku-1-title = 東京の鉄道会社
learn-shinjuku-1-text = あなたは、店も構える鉄道会社を経営します。客は街のあちこちに現れます。線路を通って、種類の合う自分の店まで運べば、その客を獲得できます。
learn-shinjuku-2-title = 客の到着
learn-shinjuku-2-text = 手番の初めに、引いたカードの区に客が1人到着します。種類は食品・衣料・書籍・家電です。やがて2人ずつになります。2点の客もいます。
learn-shinjuku-3-title = 異なるアクションを2つ
learn-shinjuku-3-text = 続いて、建設・延伸・改装・移動・収入のうち、異なるアクションを2つまで行います。収入を行うと手番が終わります。
learn-shinjuku-4-title = 店を建てる
learn-shinjuku-4-text = 区のカードを払い、その区の空き駅に店を置きます。近くの客が求める種類を選びましょう。
learn-shinjuku-5-title = 線路を延ばす
learn-shinjuku-5-text = 空いている区間のどこか1つに、線路を1本無料で敷けます。合うカードを払えば、それにつながる2本目も敷けます。
learn-shinjuku-6-title = 客を運ぶ
learn-shinjuku-6-text = 客がいる区のカードを払うと、全員がまとまって移動します。だれの線路でも使えます。途中にある種類の合う店は、ほかのプレイヤーの店でも必ず1人ずつ受け取ります。
learn-shinjuku-7-title = ほかのプレイヤーの線路
learn-shinjuku-7-text = ほかのプレイヤーの線路も使えますが、持ち主は収入を得ます。自分の線路なら相手に収入はなく、相手が使えば自分が収入を得ます。
learn-shinjuku-8-title = ワイルドカード
learn-shinjuku-8-text = 自分の店がある区のカードは、ワイルドカードとして使えます。任意の3枚も、合わせて1枚のワイルドカードになります。店が増えるほど手札は強くなります。
learn-shinjuku-9-title = デパート
learn-shinjuku-9-text = 印のある駅の自分の店は、カード1枚と、店と同じ種類の獲得済みの客1人を払うと、デパートに改装できます。デパートは種類を問わず1人を受け取ります。
learn-shinjuku-10-title = かたよらずに集める
learn-shinjuku-10-text = 最後に、最も多い種類の客をすべて失い、残りが得点になります。4種類をまんべんなく集めましょう。

## hill

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
hill-tokens_left = { $line }の路線：敷設{ $laid }本、残り{ $left }本。3本目と6本目でボーナス
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
hill-sheet-hint_cards = マスをクリックしてカードを選びます。カードをクリックすると、回転・発展・交換ができます。
hill-sheet-hint_tracks = 2枚のカードの間をクリックすると、この路線の線路を敷きます。もう一度クリックすると外します。
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

## tramways: the city

tramways-map = 街の地図
tramways-not_here = いまここでできることはありません。上の案内に従ってください。
tramways-points = { $n }点
tramways-tab-map = 街
tramways-tab-market = 市場
tramways-tab-players = プレイヤー
tramways-label-link = 路線 { $link }、タイル{ $tiles }枚（{ $name }）
tramways-label-lake = 湖 { $at }
tramways-label-mountain = { $at }、山
tramways-label-passenger = { $place }の乗客
tramways-link-title = { $name }の路線：タイル{ $tiles }枚
tramways-link-ends = { $one } から { $other } まで
tramways-link-loose = { $at }で途切れている端
tramways-link-fare = 運賃${ $n }、改良すると${ $upgraded }
tramways-link-fare_upgraded = 運賃${ $n }（改良済み）
tramways-link-safe = 未完成ですが、このラウンドに工事をしたので残ります。
tramways-link-at_risk = このラウンドの終わりまでに工事をしないと、取り除かれます。
tramways-trip-title = { $place }からの移動
tramways-trip-none = この乗客が行ける場所に合うチケットがありません。
tramways-trip-more = ほかに{ $n }通り
tramways-trip-to = { $place }へ、路線{ $links }本
tramways-trip-gain = { $name }：{ $gains }
tramways-trip-happiness = 幸福度{ $n }
tramways-trip-money = { $sign }${ $n }
tramways-trip-stress = ストレス{ $n }
tramways-trip-worker = 作業員+1


## tramways: tickets, bills and offers

tramways-ticket-development = 発展カード{ $ticket }
tramways-ticket-parcel = 区画カード{ $ticket }
tramways-ticket-building = 建物カード（{ $kind }）{ $ticket }
tramways-ticket-auction = 競りカード{ $ticket }
tramways-ticket-generic = 汎用チケット{ $ticket }
tramways-ticket-pay3 = −$3
tramways-ticket-stress1 = +1
tramways-ticket-times = ×{ $n }
tramways-ticket-several = { $ticket } ×{ $n }
tramways-hand-label = あなたのチケット
tramways-hand-title = 手札{ $n }枚（上限{ $limit }）
tramways-hand-empty = 手札はありません。
tramways-hand-used = { $icon }（使用済み）
tramways-hand-discard = 捨てる
tramways-hand-discard_free = 捨てる（無料）
tramways-hand-discard_paid = 捨てる（$1）
tramways-hand-choose = 第6ラウンドのチケットを選ぶ
tramways-hand-chosen = 選んだチケット：
tramways-hand-deck = 山札：{ $n }枚
tramways-hand-discards = 捨て札：{ $n }枚
tramways-hand-boxed = ゲームから除いた札：{ $n }枚
tramways-bill-bid = ${ $amount }の入札
tramways-bill-reveal = 次のカードをめくる：${ $amount }
tramways-bill-build = 線路タイル{ $n }枚の敷設
tramways-bill-upgrade_link = 路線{ $link }の改良
tramways-bill-upgrade_a_link = 路線の改良
tramways-bill-construct = { $place }に{ $building }を建設
tramways-bill-upgrade_building = { $place }の改良
tramways-bill-move = 乗客の移動：{ $from }から{ $to }へ
tramways-bill-happiness = 幸福度{ $points }点：${ $amount }
tramways-bill-due = 必要なもの：
tramways-bill-money = ${ $amount }（アイコンか現金）
tramways-bill-rails = 線路記号ちょうど{ $n }個
tramways-bill-end = 目的地{ $one }
tramways-bill-either = 目的地{ $one }か{ $other }
tramways-bill-worker = 作業員1人
tramways-bill-chosen = 選んだもの：
tramways-bill-by_hand = アイコンを自分で選ぶこともできます。支払いに使えるアイコンが手札で光っています。
tramways-bill-cheapest = 一番負担の少ない方法で支払う
tramways-bill-cheapest_rest = 残りを一番負担の少ない方法で支払う
tramways-bill-icons_alone = アイコンで支払う
tramways-bill-pay_first = 先に${ $amount }を支払う：{ $ticket }
tramways-bill-consequence = ストレス+1：{ $ticket }の代償
tramways-bill-further = ストレス+{ $n }：{ $ticket }の追加アイコン{ $n }個
tramways-bill-no_cost = ストレスもほかの支払いもなし
tramways-bill-stress_sum = ストレス{ $from }→{ $to }
tramways-bill-stress_lost = ストレス{ $from }→{ $to }、幸福度−{ $lost }点
tramways-bill-change = おつり${ $amount }
tramways-offer-label = 市場
tramways-offer-draft = 取れる区画カード
tramways-offer-auction = このラウンドの競りカード
tramways-offer-next = 第{ $round }ラウンドの競りカード
tramways-offer-line = カードの列
tramways-offer-development = 発展カード
tramways-offer-supply = 建物の在庫
tramways-offer-deck = { $n ->
    [0] 山札なし
   *[other] 山札{ $n }枚
}
tramways-offer-line_deck = 山札{ $n }枚、捨て札{ $discards }枚
tramways-offer-left = 残り{ $n }枚
tramways-offer-newest = 最新：ストレス+1
tramways-offer-price = 次のカードは${ $amount }です。
tramways-offer-keep = ブック{ $book }：1枚を手札に
tramways-offer-leave_open = ブック{ $book }：1枚を表向きで一番上に
tramways-offer-kept = 手札に加えるカード
tramways-offer-dealt = 配られた発展カード：1枚を残す
tramways-offer-book = ブック{ $n }
tramways-offer-cards = { $n ->
    [0] なし
   *[other] { $n }枚
}
tramways-offer-takers = 取った人：{ $names }
tramways-offer-you_left = 最後に見たときに残したカード：
tramways-offer-development_deck = 山札{ $n }枚

## tramways: the schedule, the auction, the players, the score pad

tramways-money = ${ $n }
tramways-tracks = 幸福度とストレス
tramways-happiness-title = 幸福度
tramways-happiness-of = { $name }：{ $n }点
tramways-happiness-all = 幸福度：{ $each }
tramways-stress-title = ストレス
tramways-stress-cost = 終了時に−{ $n }点
tramways-stress-full = 終了時に−{ $n }点。さらに1段階ごとに幸福度−1
tramways-stress-label = ストレス{ $n }／{ $most }
tramways-panel-points = { $n }点
tramways-panel-points_now = 現在{ $n }点
tramways-panel-happiness = 幸福度：{ $n }点
tramways-panel-money = 所持金：${ $n }
tramways-panel-workers = 作業員：{ $n }人
tramways-panel-hand = 手札{ $n }/{ $limit }
tramways-panel-deck = 山札{ $n }
tramways-panel-links = 路線{ $n }本
tramways-panel-links_and = 路線{ $n }本＋未完成{ $incomplete }本
tramways-panel-tiles = 残り直線{ $straights }・カーブ{ $curves }
tramways-schedule-label = 進行ボード
tramways-schedule-rounds = ラウンド
tramways-schedule-phases = フェイズ
tramways-schedule-order = 手番順
tramways-schedule-old_order = 旧手番順
tramways-round-with = 第{ $n }ラウンド。終了時に乗客が来る建物：{ $kind }。
tramways-round-last = 第{ $n }ラウンド（最終）。乗客は来ません。
tramways-station-draft = 区画
tramways-station-books = チケットブック
tramways-station-development = 発展カード
tramways-station-auction = 競り
tramways-station-line = 列
tramways-station-hands = 手札
tramways-station-first = アクション1
tramways-station-second = アクション2
tramways-station-administration = 管理
tramways-station-end = ラウンド終了
tramways-station-score = 最終得点
tramways-next = 次：
tramways-next-books = 全員がチケットブックから1枚取ります。
tramways-next-keep_one = 全員が発展カードを1枚残します。
tramways-next-auction = 最初の競りです。
tramways-next-line = 最初の競りのカードです。
tramways-next-cards = 新手番順に、全員が競りのカードを1枚取ります。
tramways-next-hands = 全員が山札と捨て札から手札をそろえます。
tramways-next-first = アクションラウンド1（各1回）です。
tramways-next-second = アクションラウンド2（各2回）です。
tramways-next-turn = { $name }の番です。
tramways-next-yours = あなたの番です。
tramways-next-administration = 管理フェイズ（全員同時）です。
tramways-next-end = ラウンド終了の処理です。
tramways-next-score = 最終得点計算です。
tramways-end-title = 第{ $round }ラウンドの終了時
tramways-end-game = ゲームの終了時
tramways-end-arrivals = { $n ->
    [0] { $kind }：乗客の空きなし
   *[other] { $kind }：新しい乗客{ $n }人
}
tramways-end-no_loss = 失う路線はありません。
tramways-end-safe = 未完成の路線{ $n }本は、このラウンドは残ります。
tramways-end-lost = 作業しないと失う路線：
tramways-end-link = タイル{ $n }枚
tramways-end-link_from = { $place }からのタイル{ $n }枚
tramways-end-refill = 手札が{ $limit }枚になるまで引きます（現在{ $hand }枚）。
tramways-end-full = 手札が{ $limit }枚になるまで引きます（現在{ $hand }枚なので引きません）。
tramways-end-no_refill = 補充はありません。第6ラウンドに{ $limit }枚まで選びます。
tramways-end-strained = ストレス21のため、幸福度1点を失います。
tramways-end-scoring = 幸福度＋完成した路線×3＋$10ごとに1−ストレス
tramways-end-points = 現在の得点：{ $n }
tramways-auction-label = 競り
tramways-auction-title = 第{ $round }ラウンドの競り
tramways-auction-stake = 1番手はストレス+1。その後、新手番順にカードを1枚ずつ取ります。
tramways-auction-stake_last = 1番手はストレス+2。手番順だけを争います。
tramways-auction-fold = マップを見る
tramways-auction-unfold = 競りを見る
tramways-auction-track = 入札トラック
tramways-auction-new_order = 新手番順
tramways-auction-place = { $place }番手
tramways-auction-free = 空き
tramways-auction-out = 決定
tramways-auction-no_bid = 入札なし
tramways-auction-amount = ${ $n }
tramways-auction-amount_by = ${ $n }：{ $names }
tramways-auction-no_bids = まだ入札はありません。
tramways-auction-lead = 最高額はあなたの${ $n }です。
tramways-auction-leads = 最高額は{ $name }の${ $n }です。
tramways-auction-to_lead = ${ $n }以上の入札で最高額になります。
tramways-auction-cannot_lead = 今の資金では最高額になれません。
tramways-auction-pays = 結果にかかわらず、すぐに${ $n }を支払います。
tramways-auction-you_lead = 最高額になります。上回られなければ、次の番に{ $place }番手になります。
tramways-auction-still_leads = 最高額は{ $name }の${ $n }のままです。
tramways-auction-pass_free = これ以上の支払いはなく、競りから抜けます。
tramways-auction-takes_place = { $name }が{ $place }番手になります。
tramways-auction-ends = これで競りは終わりです。新手番順：{ $names }。
tramways-auction-take = 表向きの競りのカードを1枚取ってください。
tramways-auction-takes = { $name }が競りのカードを取ります。
tramways-auction-void = 無効チケットの代わりに、ほかのチケットを1枚捨ててください。
tramways-auction-voids = { $name }が無効チケットのためにチケットを捨てます。
tramways-known-title = ほかのプレイヤーのチケット
tramways-known-counts = 手札{ $hand }・山札{ $deck }・捨て札{ $discards }
tramways-known-hand = 手札（{ $n }枚）
tramways-known-hand_or_deck = 手札か山札（{ $n }枚）
tramways-known-discards = 捨て札（{ $n }枚）
tramways-known-boxed = ゲームから除外（{ $n }枚）
tramways-known-nothing = わかっているチケットはまだありません。
tramways-pad-intro = ゲーム終了時の各プレイヤーの状態を入力してください。未完成の路線、作業員、カードは得点になりません。
tramways-pad-player = プレイヤー{ $n }
tramways-pad-happiness = 幸福度
tramways-pad-links = 完成した路線
tramways-pad-money = 所持金（$）
tramways-pad-stress = ストレス（1～21）
tramways-pad-more = プレイヤーを追加
tramways-pad-fewer = プレイヤーを削除
tramways-pad-clear = 消去
tramways-pad-result = 結果
tramways-pad-points = 得点
tramways-pad-place = 順位
tramways-pad-rating = 評価
tramways-pad-note = 同点なら、所持金の多い人が上位です。
learn-tramways-1-title = 路線の街
learn-tramways-1-text = 建物や区画のあいだに線路を敷き、乗客を運びます。幸福度と完成した路線が得点になり、ストレスは減点です。6ラウンド遊びます。
learn-tramways-2-title = チケットブックから1枚
learn-tramways-2-text = まず、マーケットのチケットブックを1冊選びます。1枚を手札に加え、別の1枚を表にして一番上に残します。区画カードと汎用チケットを合わせて、手札は7枚です。
learn-tramways-3-title = 競り
learn-tramways-3-text = ラウンドの初めに、手番順を競ります。金額を選んですぐに支払うか、パスして空いている最後の順番を取ります。最高額の人が1番手ですが、ストレス+1です。その後、全員がカードを1枚取ります。
learn-tramways-4-title = 何でもチケットで払う
learn-tramways-4-text = チケットには最大4つのアイコンと磁気帯があります。1枚から使うアイコンは1つで、2つ目からは1つごとにストレス+1です。右下の代償は、チケットが手札を離れるたびに起こります。
learn-tramways-5-title = アクションは1回、次に2回
learn-tramways-5-text = アクションラウンド1では1回、2では2回行います。アクションの代わりに$2を受け取ることもできます。まず何をするかを選ぶと、必要な支払いと使えるチケットが示されます。
learn-tramways-6-title = 線路を敷く
learn-tramways-6-text = 建物、自分の区画、開いた端のどれかから始め、1マスずつ道をたどります。必要なのは、タイルとちょうど同じ数の敷設アイコン、作業員1人、完成する場合は片端のアイコンです。
learn-tramways-7-title = 路線を放置しない
learn-tramways-7-text = 開いた端のある路線は、毎ラウンド作業しないと失います。マップの上の「ラウンドの終了時」のカードが知らせます。まずは短い路線を完成させましょう。1本3点です。
learn-tramways-8-title = 乗客を運ぶ
learn-tramways-8-text = 磁気帯と目的地をプレイします。通った路線の持ち主は、1本につき幸福度1点を得ます。自分の路線ならタイル1枚につき$1を受け取り、ほかの人の路線なら支払います。目的地のボーナスもあります。
learn-tramways-9-title = 建設と改良
learn-tramways-9-text = 自分の区画に建物を建設すると、幸福度1点、乗客1人、新しいチケットが手に入ります。完成した路線や自分の建物を改良すると、すぐに幸福度3点です。
learn-tramways-10-title = 管理とラウンド終了
learn-tramways-10-text = 残ったお金、作業員獲得、乗客追加、ストレス軽減のアイコンをプレイし、いらないチケットを捨てます（1枚目は無料）。その後、乗客が到着し、手札上限まで引きます。

## own files and the map composer

own_files-ours = 標準（付属のもの）
own_files-load = ファイルを読み込む…
own_files-remove = 削除
own_files-remove_named = 「{ $name }」をこのブラウザから削除
own_files-kept = 「{ $name }」を確認し、選択しました。このブラウザに保存されています。
own_files-not_kept = 「{ $name }」を確認し、このゲーム用に選択しました。空きがないため、このブラウザには保存できません。
own_files-bad = { $file }：{ $reason }
own_files-too_large = { $file }：ファイルが大きすぎます。{ $most } kBまで読み込めます。
own_files-unreadable = { $file }：このファイルは読み込めません。
tramways-composer-open = マップを組み立てる
tramways-composer-how = ボードをマップへドラッグするか、ボードを選んでから置き場所を選んでください。置いたボードをクリックすると180度回ります。
tramways-composer-boards = ボード
tramways-composer-map = マップ
tramways-composer-board = ボード{ $letter }（区画{ $n }個）
tramways-composer-parcels = 区画{ $n }個
tramways-composer-empty = { $row }行目の{ $column }番目：空き
tramways-composer-laid = { $row }行目の{ $column }番目：ボード{ $letter }
tramways-composer-turned = { $row }行目の{ $column }番目：ボード{ $letter }（回した向き）
tramways-composer-take_off = ボード{ $letter }をマップから外す
tramways-composer-random = ランダムなマップ
tramways-composer-count = ボード：{ $boards }枚（{ $needed }枚必要）。区画：{ $parcels }個（{ $least }個以上必要）。
tramways-composer-right = このマップで遊べます。
tramways-composer-is_random = マップはランダムに決まります。
