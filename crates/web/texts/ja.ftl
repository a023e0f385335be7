# Every text of the page that is not of one game: those have folders of their own. See `texts.rs`.

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
home-puzzles = 問題
home-rules = ルール
home-pad = スコアパッド
home-players = { $least }～{ $most }人
home-continue = 続きから遊ぶ
home-told_off = 通知先の1つが停止しました。
home-told_look = 理由を見る
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
table-tabs = プレイヤー、記録、その他
table-your_turn = あなたの番
table-decides = 考え中
table-elsewhere = オンライン
table-away = 離席中
table-stand_in = ボットが代行中
table-took_back = { $name_is ->
    [you] 1手取り消した
   *[other] { $name }が1手取り消した
}

## hints
hints-title = ボットならどうする？
hints-thinking = ボットが考えています…
hints-expected = 最終得点は約{ $score }点、勝率は約{ $win }
hints-expected_alone = 最終得点は約{ $score }点

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
replay-continue = ここからボットと続ける

## review
review-title = 改善できたところ
review-about = あなたの各手番を、そのとき見えていた情報だけでボットが見つけた最善の手番と比べます。
review-begin = 自分の手番を振り返る
review-whose = だれの手番
review-about_other = そのプレイヤーの各手番を、本人にそのとき見えていた情報だけでボットが見つけた最善の手番と比べます。
review-begin_other = この手番を振り返る
review-quick = 手早く調べる
review-progress = { $all }手番中{ $n }手番を検討済み
review-stop = 中止
review-stopped = { $all }手番中{ $n }手番で中止しました。
review-done = { $n }手番を検討しました。
review-played = 実際の手：{ $action }
review-better = より良い手：{ $action }
review-mark_played = 実際
review-mark_better = 最善
review-cost = 約{ $points }点 ± { $within }
review-cost_win = 勝率で約{ $chance } ± { $within }
review-brings = （{ $cost }の得）
review-show = 盤面で見る
review-try = ここからやり直す
review-none = 大きなミスはありません。お見事です！

## zoom
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を表示

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
friends-rated = 結果をレーティングに反映する（全員がアカウントを持つ場合）
friends-make = 卓を立てる
friends-begin = ゲーム開始

## lobby
lobby-title = { $game }の卓
lobby-spectators = 観戦できます
lobby-spectators_talk = 観戦もチャットもできます
lobby-rated = レーティング対象
lobby-unrated = レーティング対象外
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
lobby-hook = この卓の出来事をチャットサービスに流す
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
lobby-about_line = { $name }のメッセージについて
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
online-invited_to = { $game }の卓で{ $names }さんが待っています。名前を決めて席に着きましょう。
online-watch_invited = { $game }の卓です（{ $names }）。名前を決めるとチャットに参加できます。
online-name = あなたの名前
online-guest = ゲスト
online-enter = 進む
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
games-all_finished = 終わったゲームをすべて見る
games-open = 参加できる卓
games-free = 空き{ $n }席
games-called_off = 合意により終了
games-delete = 削除
games-sure = 本当に削除？
games-result = { $place }位：{ $name }（{ $points }点）
games-chart = あなたの成績：{ $game }
games-chart_note = { $all }戦{ $won }勝・横線は相手の最高点

## settings
settings-title = 設定
settings-language = 言語
settings-language_missing = この言語を読み込めませんでした。接続を確認して、もう一度お試しください。
settings-theme = 配色
settings-theme_auto = 端末に合わせる
settings-theme_light = ライト
settings-theme_dark = ダーク
settings-patterns = 色に加えて模様も表示する
settings-play = プレイ
settings-name = あなたの名前
settings-level = 「今すぐ遊ぶ」のボットの強さ
settings-level_beginner = 見落としが多く、目先の点に走ります。最初の一戦にぴったり。
settings-level_casual = その場でいちばん良さそうな手を選びます。
settings-level_skilled = 少しだけ先を読みます。
settings-level_expert = 少し時間をかけて考えます。
settings-level_master = 数秒考える、手ごわい相手です。
settings-told = 自分の番を知らせてもらう
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
learn-rules = ルールを条項ごとに読む
learn-puzzles = 問題

## own_files
own_files-ours = 標準（付属のもの）
own_files-load = ファイルを読み込む…
own_files-remove = 削除
own_files-remove_named = 「{ $name }」をこのブラウザから削除
own_files-kept = 「{ $name }」を確認し、選択しました。このブラウザに保存されています。
own_files-not_kept = 「{ $name }」を確認し、このゲーム用に選択しました。空きがないため、このブラウザには保存できません。
own_files-bad = { $file }：{ $reason }
own_files-too_large = { $file }：ファイルが大きすぎます。{ $most } kBまで読み込めます。
own_files-unreadable = { $file }：このファイルは読み込めません。

## loading
loading-coming = { $game }を読み込んでいます…
loading-failed = { $game }を読み込めませんでした。接続を確かめて、もう一度お試しください。
loading-again = もう一度試す
loading-page = 少々お待ちください…
loading-page_failed = このページを読み込めませんでした。接続を確かめて、もう一度お試しください。

## sight: everything in view
# A choice that isn't possible now, as screen readers say it.
sight-impossible = { $choice }。{ $reason }
## film: ほかの人の手を順に見せる
film-title = ほかの人の手
film-pause = 一時停止
film-play = 再生
film-skip = とばす
film-keys = スペースで一時停止、Escでとばす
film-setup = 準備
keys-space = ほかの人の手を一時停止・再開
settings-speed = ほかの人の手の見せ方
settings-speed_instant = すぐに結果を見る
settings-speed_brisk = テンポよく
settings-speed_calm = ゆっくり
settings-speed_text = 「テンポよく」と「ゆっくり」では、あなたの番の前に、一手ずつボードの上で見せます。クリックやタップ、Escキーでとばせます。
## A hint and its reasons
hints-close = ヒントを閉じる
hints-do = 実行
hints-do_this = 実行：{ $action }
hints-told = { $action }。{ $reason }
hints-gap = {""}
hints-points = { $sign }{ $n }点
hints-part = { $name } { $points }
hints-more_parts = ほか
hints-gains_now = { $points }（{ $parts }）。
hints-gains_then = この後の手順も合わせて{ $points }（{ $parts }）。
hints-costs = 費用：{ $what }。
hints-prepares = 得られるもの：{ $what }。
hints-nothing_yet = まだ得点にはなりません。
hints-better = 次の手より約{ $points }点上です。
hints-worse = 最善の手より約{ $points }点下です。
hints-as_good = 次の手とほぼ互角です。
hints-as_good_as_first = 最善の手とほぼ互角です。
hints-unknown = この手の先はボットにも読めません
hints-even = 最善の手とほぼ互角
hints-behind = 最善の手より{ $parts }
hints-points_less = 得点が約{ $points }点減
hints-chance_less = 勝率が約{ $chance }減
hints-little_less = 最善の手よりわずかに劣る
hints-better_chance = 次の手より勝率が約{ $chance }高くなります。
hints-worse_chance = 最善の手より勝率が約{ $chance }低くなります。
hints-better_little = 次の手よりわずかに上です。
hints-worse_little = 最善の手よりわずかに劣ります。
hints-only = 今できるのはこれだけです。
hints-then = 同じ手番の続き：
hints-more_steps = ほか{ $n }手
## numbers, rule_sheet：スコアシートと、卓の横のルール
numbers-modes = 入力のしかた
numbers-full = くわしく入力
numbers-only = 数字だけ
numbers-about = スコアシートと同じように数えて、数字を書き込みます。Enterと矢印キーで次の欄へ進めます。すべてこのブラウザに保存されます。
numbers-player = プレイヤー{ $n }
numbers-names = 名前
numbers-total = 合計
numbers-place = 順位
numbers-nth = { $n }位
numbers-rating = { $game ->
    [tramways] 評価
   *[other] 称号
}
numbers-brings = = { $points }
numbers-not_counted = 対象外
numbers-limits = { $least }～{ $most }
numbers-flip = 符号を変える
numbers-won = { $name }が{ $points }点で勝ちました。
numbers-shared = { $names }が{ $points }点で同点です。
numbers-tie = 最後の行に書き込むと、順位が決まります。
numbers-more = プレイヤーを追加
numbers-fewer = プレイヤーを減らす
numbers-clear = 消す
numbers-sure = 本当に消す？
numbers-new = 新しいゲーム
numbers-print = 印刷
numbers-print_blank = 空のスコアシートを印刷
numbers-filed = 終わったゲーム
numbers-reopen = 開く
numbers-score = { $name } { $points }
numbers-lost = ブラウザに空きがありません。ページを閉じるとスコアシートは失われます。残したいときは印刷してください。
rule_sheet-all = 全ルールを新しいタブで開く
## first：最初の一分と、出入りの道
score-button = 現在の得点：{ $points }。内訳を見る
score-title = 今ゲームが終わったら
score-nothing = まだ得点はありません。
score-total = 合計
passport-keep = ゲストで遊んでいますか？ アカウントを作る
passport-keep_note = この卓での名前（{ $name }）と席はそのままです。どの端末でも続きを遊べます。
visit-watch = 名前なしで観戦する
visit-talk = 名前を決めてチャットする
online-dead_link = このリンクはもう使えません
online-claim_from = { $host }さんが{ $game }の席を用意しています。名前を決めるだけで席に着けます。
home-playing_as = オンラインでは{ $name }として遊んでいます。
home-no_account = アカウントなしで遊べます。
home-profile = プロフィール
home-watch = 対局を観戦する
home-daily = 今日の挑戦
home-cups = 大会
home-standings = 順位表
home-account = ログイン、またはアカウントを作る
games-turn_of = { $name }の番
games-with = 相手：{ $names }
games-all_open = 参加できる卓をすべて見る
## ゲームの終わり
end-title = ゲーム終了
end-wins = { $who_is ->
    [you] { $points }対{ $next }であなたの勝ちです！
   *[other] { $points }対{ $next }で{ $who }の勝ちです。
}
end-wins_ahead = { $who_is ->
    [you] { $points }点であなたの勝ちです！ 2位は{ $rival }の{ $next }点です。
   *[other] { $points }点で{ $who }の勝ちです。2位は{ $rival }の{ $next }点です。
}
end-wins_tie = { $who_is ->
    [you] 同点の末、あなたの勝ちです！
   *[other] 同点の末、{ $who }の勝ちです。
}
end-shared = { $names }が{ $points }点で勝利を分かち合いました。
end-alone = 得点は{ $points }点です。
end-own_title = { $game ->
    [tramways] あなたの評価：{ $title }
   *[other] あなたの称号：{ $title }
}
end-best_first = { $players ->
    [1] 1人プレイ・この設定
   *[other] { $players }人プレイ・この設定
}で初めて終えたゲームです。{ $points }点がこれからの目標になります。
end-best_new = { $players ->
    [1] 1人プレイ・この設定
   *[other] { $players }人プレイ・この設定
}での自己ベストです：{ $points }点（これまで{ $before }点）。
end-best_still = { $players ->
    [1] 1人プレイ・この設定
   *[other] { $players }人プレイ・この設定
}での自己ベストは{ $best }点のままです。
end-review = 振り返る
end-replay = リプレイ
replay-play = 再生
replay-pause = 一時停止
replay-first = 最初へ
replay-round_back = 前のラウンド
replay-turn_back = 前の手番
replay-step_back = 1手戻る
replay-step = 1手進む
replay-turn = 次の手番
replay-round = 次のラウンド
replay-last = 最後へ
replay-speed = 速さ
replay-slow = ゆっくり
replay-normal = ふつう
replay-fast = 速い
replay-by_turn = 手番ごとのリプレイ
replay-copy = この場面へのリンクをコピー
replay-start = ゲーム開始時
replay-setup = 準備
replay-at_round = 第{ $n }ラウンド
replay-turn_of = { $round }・{ $name }
replay-caption = { $heading }：{ $told }
replay-between = {""}
keys-replay = 終了後：1手ずつ。Shiftで手番ごと、Shift+Page Up/Downでラウンドごと、スペースで再生
graph-title = 手番ごとの予想
graph-mode = グラフの内容
graph-score = 予想最終得点
graph-win = 勝率
graph-rounds = ラウンド
graph-turning = 勝負の分かれ目
graph-point = { $turn }：{ $who_is ->
    [you] あなた
   *[other] { $who }
}の勝率が{ $from }から{ $to }に
graph-figure = { $name } { $score }点（{ $win }）
graph-figure_alone = { $score }点
graph-figures = { $heading }：{ $figures }
summary-throughout = { $who_is ->
    [you] あなたが最初から最後までリードしました。
   *[other] { $who }が最初から最後までリードしました。
}
summary-took_over = 第{ $round }ラウンドまでは{ $first_is ->
    [you] あなた
   *[other] { $first }
}がリードし、その後{ $who_is ->
    [you] あなた
   *[other] { $who }
}が逆転しました。
summary-to_and_fro = 首位は{ $times }回入れ替わり、第{ $round }ラウンドから{ $who_is ->
    [you] あなた
   *[other] { $who }
}が守り切りました。
summary-decisive = 決め手は第{ $round }ラウンドの{ $mover_is ->
    [you] あなた
   *[other] { $mover }
}の手番で、{ $who_is ->
    [you] あなた
   *[other] { $who }
}の勝率が{ $from }から{ $to }になりました。
summary-best_turn = いちばん良かったのは第{ $round }ラウンドの手番で、予想得点が{ $points }点上がりました。
summary-part = { $name }（{ $points }点）
summary-gap = { $who_is ->
    [you] あなた
   *[other] { $who }
}が{ $rival }に最も差をつけたのは{ $parts }です。
summary-gap_lost = { $who }に最も差をつけられたのは{ $parts }です。
summary-sources = 主な得点源は{ $parts }です。

## course: ボードの上で学ぶ
course-text = 本物のボードで、1回1〜2分のレッスンが{ $n }つ。順番は自由、途中でやめても大丈夫です。終点では実際に1ゲーム遊びます。
course-begin = 最初のレッスンを始める
course-go_on = 続きから：{ $title }
course-done = （済み）
course-game = やさしいボットと1ゲーム
lesson-card = レッスン
lesson-you = あなた
lesson-bot = ボット{ $n }
lesson-step = { $n }／{ $all }
lesson-hint = ヒント
lesson-where = 場所を見せて
lesson-exactly = やって見せて
lesson-over = 最初から
lesson-skip = とばす
lesson-leave = やめる
lesson-take_back = 手を戻す
lesson-next = 次のレッスン
lesson-finish = 路線図に戻る
lesson-missed = { $points ->
    [0] これでは点にならず、目標にも届きません。
   *[other] { $points }点になりますが、目標には届きません。
}
rules-try_it = やってみる

## puzzle: one turn to find
puzzle-title = { $game }：問題
puzzle-text = ボット同士の対局から選んだ{ $n }問。どの局面にも、はっきりと最善の手番が1つあります。
puzzle-daily = 今日の問題
puzzle-daily_done = 今日の問題（正解済み）
puzzle-train = 練習する
puzzle-by_theme = テーマ別
puzzle-how = 各問題の最初の答えだけがレーティングに反映されます。記録はこのブラウザに残ります。
puzzle-course = レッスンへ
puzzle-rating = レーティング
puzzle-solved_count = 一度で正解
puzzle-of = { $all }問中{ $n }問
puzzle-streak = 今日の問題の連続正解
puzzle-days = { $n }日
puzzle-coming = 問題を読み込んでいます…
puzzle-failed = 問題を読み込めませんでした。オンラインですか？
puzzle-card = 問題
puzzle-one = 問題
puzzle-task = 最善の手番を見つけてください。手番が終わるまでは何度でも戻せます。
puzzle-rest = 手番の途中です。残りの最善の進め方を見つけてください。手番が終わるまでは、ここでの操作を何度でも戻せます。
puzzle-grade = 難しさ { $n }（5段階）
puzzle-judging = あなたの手番を調べています…
puzzle-unknown = この手番は判定できませんでした。別の手を試してください。
puzzle-solved = 正解！
puzzle-solved_too = 正解！ 知られている最善の手番との差は{ $points }点だけで、優劣はつけられません。
puzzle-so_far = この手番ですでに行ったこと：{ $words }
puzzle-begins_here = 問題はここから始まります。戻せる操作はまだありません。
puzzle-missed = もっとよい手番があります。平均で{ $points }点多くなります。
puzzle-shown = これが最善の手番です。
puzzle-about = テーマ：{ $themes }
puzzle-off_the_way = ここからはヒントを示せません。最初に戻るとわかります。
puzzle-best = 最善の手番
puzzle-yours = あなたの手番
puzzle-then = {" → "}
puzzle-at_once = 得点：{ $before } → { $after }
puzzle-expected = 最終得点の予想：{ $points }
puzzle-look = ボードで見る
puzzle-again = もう一度
puzzle-give_up = 答えを見る
puzzle-next = 次の問題
puzzle-leave = 問題一覧
puzzle-unclear = わかりにくい
puzzle-noted = この問題はもう出ません。
## strategy: ボットどうしの多くのゲームから分かること
strategy-link = 戦略
strategy-title = { $game }：何が勝ちにつながる？
strategy-source = 同じ強さのボット（{ $bot }）どうしの{ $games }ゲーム、ルール第{ $rules }版、{ $made }集計。
strategy-search = 1回の決定ごとに{ $n }通りの展開を試す探索
strategy-players_label = 人数
strategy-players = { $n }人
strategy-none = まだゲームがありません。
strategy-seat_wins = 席{ $n }は100ゲーム中{ $share }勝。互角なら{ $even }勝です。
strategy-seats_even = 席による差は見られません。
strategy-winners_lead = 勝者が最も差をつけるのは「{ $part }」。ほかのプレイヤーより{ $points }点多く取ります。
strategy-best_opening = 最もよい序盤：{ $best }（100ゲームで{ $more }勝多い）。最も悪い序盤：{ $worst }（{ $fewer }勝少ない）。
strategy-best_thing = 持っていて最もよいもの：{ $best }（100ゲームで{ $more }勝多い）。最も悪いもの：{ $worst }（{ $fewer }勝少ない）。
strategy-openings = 序盤
strategy-how = 点は、100ゲームで普段より何勝多いか、または少ないかを示します。線は95%の区間です。0をまたぐ灰色の線は、差が見られないことを示します。
strategy-seats = 席
strategy-seat = 席{ $n }
strategy-parts = 勝者が差をつけるところ
strategy-how_parts = 得点の各部分で、勝者が同じ卓のほかのプレイヤーより何点多く取るかを示します。
strategy-had = 終了時に持っていたもの
strategy-scored = 得点に数えられたもの
strategy-detailed = { $name }：{ $detail }
strategy-what = 項目
strategy-games = ゲーム数
strategy-plot = グラフ
strategy-wins = 100ゲームあたりの勝ち数
strategy-points = 点
strategy-n_games = { $n }ゲーム
strategy-all = { $n }件すべてを表示
strategy-no_difference = 差は見られません
strategy-caution = 勝ちに伴うものが勝因とはかぎりません。リードしている人には余裕があるからです。20本に1本の線は、偶然だけで0から外れます。それに、ボットは人間ではありません。ぜひ試してみてください。

## bell
bell-turn = 「{ $game }」であなたの番です。
bell-ended = 「{ $game }」が終わりました。
