# The daily challenge.
daily-title = 今日の挑戦
daily-text = 毎日1つ、全員が同じ条件のゲームに1人で挑戦します。記録されるのは最初の1回だけ。自分が遊ぶまで、ほかの人の結果は見えません。
daily-today = { $day }：残り{ $left }
daily-past = { $day }
daily-hours = { $n }時間
daily-minutes = { $n }分
daily-done = { $n ->
    [0] まだ誰も終えていません。
   *[other] { $n }人が終えました。
}
daily-streak = { $n }日続けて遊んでいます。
daily-play = 今日の挑戦を始める
daily-go_on = 続ける
daily-yours = あなたのゲーム
daily-name_yourself = 名前を決めて遊びましょう。アカウントがあれば、成績表にも載ります。
daily-of = 今日の挑戦：{ $game }
daily-all = 今日の挑戦の一覧
daily-best = 成績表
daily-secret = まず遊んでください。そのあと、ほかの人の結果とゲームを見られます。
daily-nobody = まだ誰も載っていません。
daily-missed = この回は数えません。その日のうちに終わらなかったか、ボットが続けました。
daily-points = { $n }点でした。
daily-place = { $n }位です。
daily-guest = 明日遊ぶ前にアカウントを作ると、成績表に載ります。
daily-previous = 前の日
daily-next = 次の日
daily-score = 得点
daily-rank = 称号
daily-when = 時刻
