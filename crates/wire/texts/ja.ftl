# サーバーが断るときの言葉：何が妨げになっているか、どうすればよいか。

wait-seconds = { $seconds }秒
wait-minutes = { $minutes }分

# 意味をなさないリクエスト（プログラムを書く人向け）
refusal-malformed = リクエストが正しくありません：{ $why }
refusal-malformed-at = リクエストの{ $place }が正しくありません：{ $why }
refusal-goes-on = リクエストの後ろに余分なものがあります。JSONの値を1つだけ送ってください。
refusal-cut-off = リクエストが途中で切れました。もう一度送ってください。
refusal-bad-query = クエリが正しくありません：{ $why }
refusal-takes-no-body = この呼び出しに本文は不要です。
refusal-text-only = メッセージはバイト列ではなく、JSONのテキストで送ってください。
refusal-too-large = 大きすぎます。リクエストは{ $most }バイトまでです。
refusal-too-slow = リクエストの到着に{ $seconds }秒以上かかりました。もう一度送ってください。
refusal-no-address = このリクエストがどこから来たのか、サーバーにはわかりません。

refusal-nothing-here = このアドレスには何もありません。呼び出しの一覧は GET /api/openapi.json にあります。
refusal-wrong-method = このアドレスではこのメソッドは使えません。呼び出しの一覧は GET /api/openapi.json にあります。
refusal-foreign-site = ほかのサイトのページからのリクエストは受け付けません。このサーバーのページからお試しください。

# 人
refusal-not-signed-in = ログインしていません。まず名前を決めるか、ログインしてください。
refusal-wrong-password = この名前とパスワードのアカウントはありません。両方を確かめて、もう一度お試しください。
refusal-name-length = 名前は1～{ $most }文字にしてください。
refusal-name-invisible = 名前に見えない文字は使えません。ほかの人が読める名前にしてください。
refusal-name-marks = 名前の1文字に付けられる記号は{ $most }個までです。
refusal-name-of-account = この名前か、よく似た名前のアカウントがすでにあります。ログインするか、別の名前にしてください。
refusal-name-taken = この名前か、よく似た名前はすでに使われています。別の名前にしてください。
refusal-password-length = パスワードは{ $least }～{ $most }文字にしてください。
refusal-password-not-stored = パスワードを保存できませんでした。何も変わっていません。少し待ってからもう一度お試しください。
refusal-has-account = すでにアカウントをお持ちです。
refusal-accounts-only = これにはアカウントが必要です。先に作成してください。ゲームはそのまま残ります。
refusal-no-lesson = { $name }というレッスンはありません。
refusal-too-many-lessons = 記録できるレッスンは{ $most }までです。
refusal-no-person = 「{ $name }」というプレイヤーの公開プロフィールはありません。
refusal-game-first = 先にゲームを選んでください。得点とオプションはゲームごとに異なります。
refusal-follow-yourself = 自分自身はフォローできません。
refusal-too-many-followed = すでに{ $most }人をフォローしています。先に誰かのフォローを外してください。

# 気持ちよく遊ぶために。
refusal-suspended = このアカウントは停止中です：{ $reason }
refusal-name-filtered = この名前は使えません。別の名前を選んでください。
refusal-chat-filtered = この言葉は使えません。言い換えてください。
refusal-not-you = パスワードまたはパスキーが違います。もう一度お試しください。
refusal-no-session = このセッションはすでに終了しています。
refusal-no-passkey = このパスキーのアカウントはありません。別の方法でログインしてください。
refusal-passkeys-not-here = パスキーにはhttpsかlocalhostのアドレスが必要です。
refusal-too-many-passkeys = パスキーはすでに{ $most }個あります。先に1つ削除してください。
refusal-blocked = この卓の誰かにブロックされています。別の卓を選んでください。
refusal-not-oneself = 自分自身をミュート・ブロック・報告することはできません。
refusal-nobody-meant = その人はここにいません。もう一度ご確認ください。
refusal-too-many-shunned = リストにはすでに{ $most }人います。先に1人外してください。
refusal-no-line = このメッセージはもうありません。
refusal-reported-already = このメッセージはすでに報告済みです。
refusal-long-note = { $most }文字以内で書いてください。
refusal-no-report = このIDの報告はありません。
refusal-operator-only = 運営者だけができます。トークンがないか、違っています。

# お知らせ
refusal-no-zone = { $name }というタイムゾーンはありません。Asia/Tokyoのように書いてください。
refusal-no-language = { $name }という言語には対応していません。
refusal-quiet-hours = 静かな時間の始まりと終わりには、別々の時刻を選んでください。
refusal-long-wait = 待つ時間は{ $most }分までです。
refusal-no-news-kind = 知らせてほしいことを1つ以上選んでください。
refusal-web-address = Webhookのアドレスを https://example.org/hook のように全部書いてください。{ $most }文字までです。
refusal-inner-address = このサーバーは内部のアドレスには送りません。インターネットから届くアドレスを使ってください。
refusal-mail-address = メールアドレスの形になっていません。
refusal-no-mail = このサーバーはメールを送りません。
refusal-mail-for-accounts = メールにはアカウントが必要です。先に作ってください。ゲームはそのまま残ります。
refusal-push-target = このブラウザの通知先が使えません。通知をいったん切って、もう一度入れてください。
refusal-too-many-targets = 通知先は{ $most }件までです。先にどれかを削除してください。
refusal-no-target = この通知先はもうありません。
refusal-not-confirmed = 先に、お送りしたメールのリンクを開いてください。
refusal-not-delivered = エラー（{ $status }）が返りました。アドレスを確かめてください。
refusal-no-answer = 応答がありません。アドレスを確かめてください。
refusal-mail-refused = メールサーバーに受け取ってもらえませんでした。アドレスを確かめるか、後でもう一度お試しください。

# 卓を作る
refusal-unknown-game = 「{ $name }」というゲームはありません。遊べるのは{ $games }です。
refusal-players = { setup-fault-players }
refusal-unknown-option = { option-error-unknown }
refusal-unknown-bot = 「{ $name }」というボットはいません。選べるのは{ $bots }です。
refusal-bot-declines = { $name }はこのゲームに対応していません：{ $why }
refusal-live-clock = 持ち時間は1人1～{ $most }分にしてください。
refusal-correspondence-clock = 1手の期限は1～{ $most }日にしてください。
refusal-clock-increment = 1手番ごとに加える時間は{ $most }秒までです。
refusal-clock-reserve = 予備の時間は{ $most }時間までです。
refusal-spectator-delay = 観戦者の遅れは1～{ $most }にしてください。
refusal-not-made = 卓を立てられませんでした。もう一度お試しください。
refusal-rematch-not-made = 再戦の卓を立てられませんでした。もう一度お試しください。

# 卓
refusal-no-table = その卓は見つかりません。片付けられたのかもしれません。アドレスを確かめてください。
refusal-no-list = このハッシュのリストはありません。
refusal-no-table-state = open、running、finished のどれかを指定してください。
refusal-no-spectators = この卓は観戦できません。席に着くとゲームを見られます。
refusal-removed-by-host = ホストがあなたをこの卓から外しました。
refusal-host-only = それができるのは、この卓のホストだけです。
refusal-players-only = 再戦を申し込めるのは、ここで遊んだ人だけです。
refusal-not-begun = ゲームはまだ始まっていません。
refusal-begun = ゲームはもう始まったか、卓が閉じられました。
refusal-not-over = ゲームはまだ終わっていません。
refusal-over = ゲームは終わりました。
refusal-other-rules = このゲームは{ $game }のルール第{ $theirs }版で始まりました。このサーバーにあるのは第{ $ours }版です。

# 席
refusal-no-seat = この卓に席{ $seat }はありません。
refusal-not-yours = 席{ $seat }はあなたの席ではありません。
refusal-no-open-seat = この卓に空いている席はありません。
refusal-seat-not-open = 席{ $seat }は空いていません。空いている席を選んでください。
refusal-seated-already = あなたはもうこの卓に着いています。
refusal-not-seated = あなたはこの卓に着いていません。
refusal-seat-empty = 席{ $seat }にまだだれも着いていません。全員そろってから始めてください。
refusal-nobody-there = 席{ $seat }にはだれもいません。
refusal-not-agreed = { $name }さんは、まだ次のゲームを承諾していません。
refusal-not-yourself = 自分を外すことはできません。席を立つと卓が閉じられます。
refusal-changed-hands = 席に着いている人が変わりました。もう一度ご覧ください。
refusal-table-changed = 卓の様子が変わりました。もう一度ご覧ください。
refusal-dead-link = このリンクはもう使えません。使用済みか、新しいものに替わっています。新しいリンクをもらってください。

# 時間
refusal-no-clock = この卓には時間制限がないので、止める時計がありません。
refusal-paused-already = 時計はすでに止まっています。
refusal-not-paused = 時計は止まっていません。
refusal-long-absence = 戻る時刻は{ $most }日以内にしてください。
refusal-leave-dates = 初日は今日以降、最終日は初日以降にしてください。
refusal-leave-too-far = 休暇は{ $most }日先までにしてください。
refusal-leave-overlaps = その期間には、すでに休暇を取っている日があります。
refusal-leave-used-up = { $left ->
    [0] { $year }年の休暇はもう残っていません。
   *[other] { $year }年の休暇は残り{ $left }日です。
}
refusal-no-leave = この休暇は終わったか、取り消されました。

# 決定
refusal-not-awaited = 席{ $seat }は今、決めることがありません。手番をお待ちください。
refusal-not-that-far = ゲームはまだ{ $ply }手目まで進んでいません。今は{ $now }手目です。
refusal-decided-since = 席{ $seat }は{ $ply }手目のあとにもう決めています。ゲームは今{ $now }手目です。
refusal-others-faster = ほかの人の手が進んでいます。もう一度見てから決めてください。
refusal-no-action = このゲームのアクションではありません：{ $why }
refusal-nothing-to-undo = { -undo-nothing }
refusal-undo-closed = { -undo-closed }
refusal-undo-entangled = { -undo-entangled }
refusal-undone-too-much = もう取り消せません。このゲームの手と取り消しは、合わせてすでに{ $most }件あります。

# 計画。
refusal-plan-empty = 計画が空です。手を加えるか、かんたんな形を選んでください。
refusal-plan-large = 計画が大きすぎます。手は{ $decisions }個、文字は{ $bytes }字までです。
refusal-plan-conditions = 一つの手に付けられる条件は{ $most }個までです。条件を減らしてください。
refusal-plan-own-decision = 計画が待てるのは、ほかのプレイヤーの手だけです。自分についての条件を外してください。
refusal-plan-unseen = 計画が待てるのは、あなたに見える手だけです：{ $why }
refusal-plan-no-pass = { $game }ではパスできません。手を計画してください。
refusal-plan-stood-in = ボットがあなたの代わりに遊んでいます。席に戻ってから計画してください。

# チャット
refusal-chat-length = チャットは1～{ $most }文字にしてください。
refusal-text-control = 保存できない文字が含まれています。取り除いてください。
refusal-chat-control = チャットはプレーンテキストです。制御文字は使えません。
refusal-players-talk = この卓で発言できるのはプレイヤーだけです。
refusal-chat-full = この卓のチャットはいっぱいです（{ $most }件まで）。
refusal-chat-crowded = みんなが同時に話しています。もう一度送ってください。

# 上限
refusal-requests = リクエストが多すぎます。{ $wait }後にもう一度お試しください。
refusal-address-requests = お使いのアドレスからのリクエストが多すぎます。{ $wait }後にもう一度お試しください。
refusal-address-passwords = お使いのアドレスからのパスワード入力が多すぎます。{ $wait }後にもう一度お試しください。
refusal-account-passwords = このアカウントでパスワードの間違いが続きました。{ $wait }後にもう一度お試しください。
refusal-passwords-busy = 今、ログインが混み合っています。少し待ってからもう一度お試しください。
refusal-past-busy = 今、過去の手を振り返る人が多く、混み合っています。少し待ってからもう一度お試しください。
refusal-guests = お使いのアドレスからの新しいゲストが多すぎます。{ $wait }後にもう一度お試しください。
refusal-lists = カードリストと地図の合計が大きすぎます。{ $wait }後にもう一度お試しください。
refusal-address-lists = お使いのアドレスからのカードリストと地図の合計が大きすぎます。{ $wait }後にもう一度お試しください。
refusal-tables = 卓を立てすぎました。{ $wait }後にもう一度お試しください。
refusal-address-tables = お使いのアドレスからの新しい卓が多すぎます。{ $wait }後にもう一度お試しください。
refusal-chat-fast = 発言が速すぎます。{ $wait }後にもう一度お試しください。
refusal-test-news = テストの送信が多すぎます。{ $wait }後にもう一度お試しください。
refusal-confirming-mails = このアドレスへのメールが多すぎます。{ $wait }後にもう一度お試しください。
refusal-reports = 報告が多すぎます。{ $wait }後にもう一度お試しください。
refusal-exports = データはダウンロードしたばかりです。{ $wait }後にもう一度お試しください。
refusal-pages = { $most }ページ開いています。まず1ページ閉じてください。
refusal-address-pages = お使いのアドレスから開いているページが多すぎます。まず1ページ閉じてください。
refusal-address-connections = お使いのアドレスからの接続が多すぎます。まず1つ閉じてください。
refusal-followed = 1ページで追える卓は{ $most }卓までです。まず1卓閉じてください。
refusal-open-tables = 開いている卓が{ $most }卓あります。まず1卓で、ゲームを始めるか席を立ってください。
refusal-bots-alone = ボットだけのゲームがすでに{ $most }件あります。1件終わるまでお待ちください。
refusal-bot-seats = あなたのゲームではすでに{ $playing }体のボットが遊んでいます（上限{ $most }体）。まず1ゲーム終えてください。
refusal-somebody-faster = ほかの人が先でした。もう一度お試しください。

# 機械：何が起きたか、何が無事か、これからどうなるか。
refusal-server-fault = サーバーで問題が起きました。ゲームは最後に保存したままです。もう一度お試しください。
refusal-cant-store = サーバーは今、読み書きができません。保存済みのものは無事です。少し待ってからもう一度お試しください。
refusal-cant-check = データベースの読み書きができません。
refusal-table-unreadable = この卓は読み出せなくなりました。理由はサーバーのログにあります。
refusal-damaged = データベースファイルが壊れています。サーバーを止めて、バックアップと入れ替えてください。
refusal-deaf = このサーバーには、同じデータベースのほかのサーバーの知らせが届いていません。
refusal-stopping = サーバーは停止するところです。ゲームは保存されています。少し待ってからもう一度お試しください。
refusal-full = サーバーは今、満員です。数秒後にもう一度お試しください。

# The daily challenge.
refusal-spoiler = まず自分でこの挑戦を遊んでください。その日が終わると、誰でも見られるようになります。
