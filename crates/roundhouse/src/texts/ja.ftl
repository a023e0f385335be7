# コマンドラインが自分の言葉で言うこと。$why はOS、JSONの読み取り、ほかのプログラムの言葉です。

## ゲームの言葉のまわり
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

## できあがったもの
line-set-up = { $path }：{ $game }、{ $players }
line-played-out = { $path }：{ $game }、{ $players }、{ $decisions }
line-page = { $path }：{ $games }ゲーム分のページです。
line-page-once = { $path }：{ $games }ゲーム分のページです。重複していた{ $repeated }ゲームは1回だけ数えました。
line-strategy = { $path }：{ $games }ゲームから集めた事実です。
line-anchors = { $path }：{ $games }ゲームで測ったレベルの強さです。
line-copied = { $path }：データベースのコピーです。
line-listening = Roundhouseはこのアドレスで待っています：{ $url }
deed-move-written = 手は記録されました
deed-move-taken-back = 手は取り消されました
deed-file-written = ファイルは書き込まれました
deed-game-checked = ゲームの確認は済みました
deed-copy-written = コピーは書き込まれました

## コマンドラインが断ること
fault-in-file = { $path }：{ $what }
fault-leave-out-state = { $path }：{ $what }--stateを外してください。
fault-put-state = { $path }：{ $what }ファイル名の前に--stateを付けてください。
fault-not-text = { $path }：UTF-8のテキストではありません。
fault-directory = { $path }：これはフォルダーです。ファイルを指定してください。
fault-not-regular = { $path }：通常のファイルではありません。通常のファイルを指定してください。
fault-exists = { $path }：すでにあります。置き換えるには--forceを付けてください。
fault-taken = { $path }：書き込んでいる間に、別のプログラムがこの名前を使いました。あなたのファイルは{ $draft }です。
fault-no-path = 設定「{ $option }」にはファイルが要ります。{ $option }=PATHのように書いてください。
fault-of-option = 設定「{ $option }」：{ $what }
fault-twice = 設定「{ $option }」が2回指定されています。1回だけ指定してください。
fault-nothing-to-undo = { $path }：取り消せる手はまだありません。
fault-clause = { $game }のルールに「{ $clause }」という条項はありません。`roundhouse rules { $game }` ですべて読めます。
fault-seed = システムからランダムなシードを得られません（{ $why }）。--seedで指定してください。
fault-bots = { $players }人のゲームにボットが{ $bots }体指定されています。全席に1体か、席ごとに1体ずつ指定してください。
fault-no-search = 「{ $bot }」は各アクションをどう考えたかを言えません。search:200のように探索するものを選んでください。
fault-crowd = { $seats }人の卓に交代で着けるのは{ $seats }～{ $most }人です。{ $players }人では遊べません。
fault-output = 結果を表示できません：{ $why }
fault-untold = { $deed }が、結果を表示できません：{ $why }
fault-interrupted = { $all }ゲーム中{ $games }ゲームで中断しました。
fault-no-data-folder = ホームフォルダーがありません。サーバーのデータの置き場所を--dataで指定してください。
fault-database-url = DATABASE_URLがPostgreSQLのアドレスではありません。postgres://user@host/nameのように書いてください。
fault-backup-postgres = DATABASE_URLが設定されています。PostgreSQLのバックアップはpg_dumpで取ってください。

## 遊べないプログラム
program-not-started = { $program }を起動できません：{ $why }
program-ended = { $program }が答えずに終了しました（{ $status }）。
program-closed = { $program }が答えずに出力を閉じました。
program-late = { $program }が{ $milliseconds }ミリ秒以内に答えませんでした。
program-no-hello = { $program }の最初の答えがhelloではなく「{ $said }」でした。
program-declined = { $program }がゲームを断りました：{ $why }
program-protocol = { $program }のプロトコルは{ $ours }ではなく{ $found }です。
program-not-text = { $program }の答えがUTF-8のテキストではありません。
program-net = { $program }が使うネットがありません：{ $why }

## 動けないサーバー
server-in-use = 別のサーバーがこのフォルダーを使っています。
server-same-name = 「{ $name }」という名前のプログラムが2つあります。
server-mail-server = --smtp：smtps://ユーザー@ホスト または smtp://ユーザー@ホスト:587?tls=required と書いてください。
server-mail-password = --smtp：パスワードはアドレスではなくROUNDHOUSE_SMTP_PASSWORDに入れてください。
server-mail-from = --mail-from：news@example.org または "Roundhouse <news@example.org>" と書いてください。
server-mail-links = --smtp：メールにはリンクが入ります。このサーバーの公開アドレスを--public-urlで指定してください。
server-listen = { $address }で待ち受けできません：{ $why }
server-broken = サーバーが停止しました：{ $why }
server-no-app = ここにアプリがありません（index.htmlがありません）。cargo xtask webで作れます。
server-no-database = ここにサーバーのデータベースはありません。
server-exists = すでにあります。
server-refuses = データベースに断られました：{ $why }
server-unwell = データベースに書き込めません。
server-silent = データベースが応答しません。
server-damaged = データベースが壊れています（{ $why }）。docs/server.mdのとおりに、バックアップと入れ替えてください。
server-closed = サーバーは終了するところです。
server-newer = このデータベースは、より新しい版のプログラムが作ったものです。
server-unreadable = 卓{ $table }を読み込めません：{ $why }
server-short-token = ROUNDHOUSE_OPERATOR_TOKENは16文字以上にしてください。
server-no-token = ここに運営者のトークンはありません。サーバーを一度起動するか、ROUNDHOUSE_OPERATOR_TOKENを設定してください。
server-address = サーバーのアドレスは http://127.0.0.1:7246 や https://example.org のように書いてください。
server-no-answer = サーバーが応答しません：{ $why }

## 読めない、または合わないゲームの表
games-parquet = 読み込めるParquetファイルではありません：{ $why }
games-column = ゲームの表ではありません。列{ $column }がないか、種類が違います。
games-text = このファイルは壊れています。列{ $column }にUTF-8ではないテキストがあります。
games-damaged = このファイルは壊れています。「{ $part }」がほかの部分と合いません。
games-empty = ゲームが1つもありません。
games-incomplete = ゲーム{ $game }に、席順で1人1行の記録がそろっていません。
games-other-game = これは{ $found }のゲームですが、その前は{ $known }です。種類ごとに別のページを作ってください。
games-other-rules = これはルール第{ $found }版のゲームですが、その前は第{ $known }版です。種類ごとに別のページを作ってください。
games-other-options = このゲームの設定は{ $found }ですが、その前は{ $known }です。種類ごとに別のページを作ってください。
games-other-players = これは{ $found }人のゲームですが、その前は{ $known }人です。種類ごとに別のページを作ってください。
games-other-bot = ボット{ $known }のほかに{ $found }もいます。ゲームの事実は、同じボットどうしのゲームから集めてください。
games-alone = 1人用のゲームには勝ち負けがありません。2人以上のゲームの表を使ってください。

## ゲームの確認
finding-sound = { $path }：{ $game }、決定{ $decisions }回、すべてルールどおりです。シードのハッシュは{ $hash }です。
finding-noted = 控えたリンクは全{ $entries }件中{ $ply }件目の後にあります。そこまでは、何も抜けたり変わったりしていません。
finding-result = { $seat }：{ $place }位、{ $points }点
finding-other-game = シードのハッシュは{ $noted }ではなく{ $hash }です。始めたゲームとは別のものです。
finding-format = これはフォーマット{ $found }の記録ファイルです。このプログラムが読めるのはフォーマット1と2です。
finding-malformed = 記録ファイルが正しくありません：{ $why }
finding-other-hash = シードのハッシュが記録ファイルと違います。{ $stated }ではなく{ $hash }です。
finding-other-result = 記録ファイルの結果が、ゲームの記録から出る結果と違います。
finding-entry = { $ply }番の手：{ $why }
finding-other-log = 手の一覧がゲームの記録と合いません。
finding-other-end = 手の一覧のチェーンが、記録ファイルの最後のリンクで終わっていません。何かが抜けたか、変えられています。
finding-unknown-link = 控えたリンクがこの記録ファイルのチェーンにありません。何かが抜けたか変えられたか、または別のゲームです。

## 決定の評価
verdict-progress = { $all }手番中{ $done }手番を検討済み
verdict-heading = 決定の番号、席、その手番の後の勝率と予想最終得点、実際の手と、より良い手
verdict-seat = 席{ $seat }
verdict-chance = { $percent }%
verdict-better = より良い手：{ $what }
verdict-unfinished = ゲームはまだ終わっていません。ここまでの手番です。
verdict-turned = 流れが変わった決定：{ $plies }
verdict-mistakes = 損の大きかった手
verdict-well-played = 大きなミスはありません。お見事です！
verdict-mistake = { $number }. 決定{ $ply }、席{ $seat }、損失：{ $points }±{ $points_error }点、勝率{ $win }±{ $win_error }%
verdict-mistake-alone = { $number }. 決定{ $ply }、席{ $seat }、損失：{ $points }±{ $points_error }点
verdict-played = 実際の手：{ $what }

## ボットとレベルの打ち方
bot-heading = ボット
bot-random = できる手の中から、どれも同じ確率で選びます。
bot-greedy = 手番の終わりにいちばん良く見える手を選びます。
bot-timed = 1回の決定につき300ミリ秒探索します。
bot-counted = 1回の決定につき2,000回探索します。シードが同じなら同じゲームになります。
bot-threaded = 4つのスレッドで同時に4つの探索を、それぞれ予算いっぱいまで行い、結果を合わせます。
bot-learned = 対局から学んだネットに導かれて300ミリ秒探索します。learned:2000は反復回数で、learned@ファイル:300msは別のネットで探索します。
bot-program = ボットのプロトコルで話す自作のプログラムです。exec@500ms:PROGRAMで1回の決定の時間を限れます。
level-heading = レベル（弱い順）
level-beginner = できることの半分にだけ気づき、この手番でいちばん点になる手を打ちます。
level-casual = 手番の終わりにいちばん良く見える手を打ち、ほかの人のことは考えません。
level-skilled = 自分との対局で学び、少しだけ先を読みます。
level-expert = 自分との対局で学び、0.3秒先を読みます。
level-master = 自分との対局で学び、2秒かけて先を読みます。

## ボットどうしの対戦
standing-games = { $games }ゲーム
standing-games-won = { $games }ゲーム、勝者の平均得点{ $score }
standing-wins = 勝率
standing-interval = 95%区間
standing-mean-score = 平均得点
standing-time = ミリ秒／決定
standing-rating = レート
standing-share = { $percent }%
standing-span = { $low }～{ $high }
standing-title = { $title }：{ $percent }%
standing-faults = 失敗{ $times }回
progress-games = { $all }ゲーム中{ $games }ゲーム、{ $time }
progress-stopping = 終了しています
progress-so-far = { $time }経過
progress-left = 残り約{ $time }
progress-seconds = { $seconds }秒
progress-minutes = { $minutes }分
progress-hours = { $hours }時間{ $minutes }分

## ゲームの速さ
speed-heading = { $game }、{ $players }、1スレッドのランダムなゲーム
speed-decisions = 1秒あたりの決定
speed-games = 1秒あたりのゲーム
speed-length = 1ゲームの決定
speed-choice = できる手の数
speed-at-most = （平均）、最大{ $most }
speed-clone = 局面の複製
speed-nanoseconds = ナノ秒
speed-size = 局面の大きさ
speed-bytes = バイト
speed-replay = ゲームの記録の再生
speed-microseconds = マイクロ秒
speed-search = 探索の回数
speed-per-second = 毎秒

## 予想の確かさ
outlook-heading = { $game }、{ $players }、{ $games }ゲーム、平均得点{ $score }
outlook-at = 時点
outlook-percent = { $percent }%
outlook-bias = 偏り
outlook-bias-share = 平均得点比
outlook-error = 平均誤差
outlook-calibration = 勝率の誤差
outlook-chances = 勝率（全時点の合計）：誤差{ $percent }%
outlook-predicted = 予想
outlook-won = 実際
outlook-seats = 席数
outlook-nothing = -
outlook-taught = { $path }：{ $game }の{ $games }ゲームから学んだ予想です。

school-written = { $path }：{ $games }ゲーム、選択のある決定{ $decisions }回、{ $files }ファイル。

riddle-progress = { $done }／{ $all }
riddle-made = { $path }：{ $games }ゲームから{ $puzzles }問を作りました。
riddle-stand = { $puzzles }問のうち{ $stand }問が正しいと確認できました。
riddle-fallen = { $id }は確認できませんでした
riddle-line = { $number }行目は問題ではありません：{ $why }

# 運営者が読むもの。
admin-guest = ゲスト
admin-account = アカウント
admin-seats = { $n }席
admin-open-reports = 未対応の報告{ $n }件
admin-suspended = 停止中：{ $reason }
admin-nobody = 見つかりません。
admin-more = 続きがあります。--after { $after } を付けてください。
admin-was-suspended = { $name }を停止し、すべてログアウトさせました。
admin-was-lifted = { $name }は再びログインできます。
admin-was-renamed = 新しい名前は{ $name }です。
admin-was-deleted = 削除しました。残るのは名前のない席だけです。
admin-sure = 元に戻せません。{ $id }を削除するには--yesを付けてください。
admin-no-reports = 報告はありません。
admin-report = 報告{ $id }（{ $date }）：{ $offence }、卓{ $table }、{ $line }番のメッセージ
admin-reported-by = 報告者：{ $name }
admin-report-closed = 対応済み
admin-was-closed = 報告を対応済みにしました。
admin-people = アカウント{ $accounts }、ゲスト{ $guests }、停止中{ $suspended }。
admin-seen = 1日以内に来た人{ $today }、30日以内{ $month }。
admin-games = 募集中の卓{ $open }、進行中{ $running }、終了{ $finished }（うち1日以内{ $today }）。
admin-talk = チャット{ $chat }件、未対応の報告{ $reports }件。
