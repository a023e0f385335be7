# このサーバーへのリンクがチャットアプリでどう見えるか：題名と一、二行。

preview-site-title = Roundhouse：鉄道ボードゲーム
preview-site = ボットとならすぐに、リンクを送れば友だちと、1台の端末を囲んでも遊べます。登録もインストールも不要です。
preview-rules-title = { $game }：ルール

preview-invited-title = { $host }さんから「{ $game }」へのお誘いです
preview-table-title = 「{ $game }」の卓
preview-running-title = { $game }：対戦中
preview-over-title = { $game }：終わったゲーム
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
