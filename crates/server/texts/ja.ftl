# このサーバーへのリンクがチャットアプリでどう見えるか：題名と一、二行。

preview-site-title = Roundhouse：鉄道ボードゲーム
preview-site = ボットとならすぐに、リンクを送れば友だちと、1台の端末を囲んでも遊べます。登録もインストールも不要です。
preview-rules-title = { $game }：ルール

preview-invited-title = { $host }さんから「{ $game }」へのお誘いです
preview-table-title = 「{ $game }」の卓
preview-running-title = { $game }：対戦中
preview-over-title = { $game }：終わったゲーム
preview-move-title = { $game }：{ $n }手目
preview-free = 空席が{ $n }席あります。リンクを開き、名前を決めて席に着いてください。
preview-full = 満席です。リンクを開くと観戦できます。
preview-running = { $names }が対戦中です。リンクを開くと観戦できます。
preview-running-alone = { $names }がプレイ中です。リンクを開くと観戦できます。
preview-over = リンクを開くと、得点表とリプレイを見られます。
preview-closed = この卓は閉じられました。

preview-private-title = 卓へのご招待です
preview-private = リンクを開き、名前を決めて席に着いてください。
preview-claim-title = あなたの席があります
preview-claim = リンクを開いて席に着いてください。リンクは一度だけ使えます。

# 席を外している間のお知らせ
news-turn = 「{ $game }」であなたの番です。
news-turn-with = 「{ $game }」（{ $names }と対戦中）であなたの番です。
news-turn-of = 「{ $game }」で{ $name }さんの番です。
news-began = 「{ $game }」が始まりました。
news-began-with = 「{ $game }」が始まりました。相手：{ $names }
news-followed = { $name }さんが{ $game }を始めました。観戦できます。
news-ended = 「{ $game }」が終わりました。
news-ended-won = 「{ $game }」が終わりました。勝者：{ $names }
news-invited = { $name }さんから「{ $game }」をもう一度、とのお誘いです。
news-plan = { $game }の計画は状況に合わなくなり、取り消されました。
news-clock = 「{ $game }」の持ち時間が残り{ $left }です。
news-minutes = { $n }分
news-hours = { $n }時間
news-several = 卓からのお知らせ{ $n }件
news-test = 届きました。Roundhouseからのお知らせはここに届きます。

# メールと、そのリンク先のページ
mail-why = 卓で何かあったときにお知らせするよう、Roundhouseに設定されています。
    配信を止める：{ $stop }
mail-confirm-subject = このアドレスはあなたのものですか？
mail-confirm = { $name }さん

    卓で何かあったときにこのアドレスへ知らせてほしい、とRoundhouseに依頼がありました。
    よろしければ、次のリンクを開いてください。

    { $link }

    お心当たりがなければ、何もしないでください。以後お送りしません。
mail-reset-subject = Roundhouseの新しいパスワード
mail-reset = { $name }さん

    Roundhouseのアカウントのパスワードを忘れたという連絡がありました。
    1時間以内に次のリンクを開いて、新しいパスワードを決めてください。

    { $link }

    心当たりがなければ、何もする必要はありません。パスワードはそのままです。
page-home = Roundhouseへ
page-confirm-title = Roundhouseからのメール
page-confirm-question = 卓で何かあったとき、このアドレスにお知らせしますか？
page-confirm-button = はい、知らせてください
page-confirm-done = 設定しました。卓で何かあったときにメールでお知らせします。
page-stop-title = メールの停止
page-stop-question = このアドレスへのメールを止めますか？
page-stop-button = はい、止めてください
page-stop-done = 止めました。このアドレスにはもうお送りしません。

# Tournaments.
news-cup-began = { $cup }が始まりました。次の回戦から対戦です。
news-cup-table = { $cup }：{ $names }との卓の準備ができました。
news-cup-table-alone = { $cup }：卓の準備ができました。
news-cup-ended = { $cup }が終わりました。あなたは{ $place }位、優勝は{ $names }です。
news-cup-cancelled = { $cup }は中止になりました。
preview-cup-title = 大会：{ $name }
preview-cup-open = { $game }。残り{ $n }人。リンクを開いて申し込めます。
preview-cup = { $game }。リンクを開くと、対戦と順位を見られます。
preview-daily-title = 今日の挑戦
preview-daily = 1日1回、全員同じ配りです。何点取れますか？
