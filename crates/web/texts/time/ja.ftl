# 卓の時間：持ち時間、一時停止、休暇

time-none = 時間制限なし
time-live = 1人{ $n }分
time-live_more = { $n }分＋1手番{ $seconds }秒
time-slow = 1手につき{ $n }日
time-slow_reserve = 予備{ $hours }時間
time-slow_weekends = 土日は休み
time-and = { $one }、{ $other }
time-days = { $n }日
time-with_reserve = { $left }＋{ $reserve }
time-in_reserve = 予備の残り{ $left }
time-stands_pause = 一時停止中
time-stands_weekend = 週末
time-stands_leave = 休暇中
time-on_leave = { $when }まで休暇
time-back_by = { $when }までに戻ります

time-details = 時計を自分で決める
time-kind = 時計の種類
time-kind_none = なし
time-kind_live = 分
time-kind_slow = 日
time-minutes = ゲーム全体の持ち時間（分）
time-increment = 手番ごとに加える秒数
time-increment_note = 手番は、ほかの人の番になるまで続きます。決めることが多くても少なくても、加わる時間は同じです。
time-days_each = 1手の期限（日）
time-reserve = ゲーム全体の予備（時間）
time-reserve_note = 期限を過ぎた分は予備の時間から引かれます。
time-weekends = 土曜と日曜は時計を止める
time-zone = 週末のタイムゾーン
time-late = 時間が切れたら
time-late_stand_in = ボットが代わりに続ける
time-late_give_up = 席を失う
time-late_stand_in_note = プレイヤーはいつでも戻れます。
time-late_give_up_note = ボットが最後まで続けます。プレイヤーは戻れず、最下位になります。

time-title = 時間
time-paused = 一時停止中：時計は止まっています
time-resume = 再開する
time-asks = { $names }さんが一時停止を希望しています。
time-agree = 同意する
time-decline = しない
time-waiting = 一時停止をお願いしました。{ $names }さんの返事を待っています。
time-take_back = 取りやめる
time-ask_pause = 一時停止をお願いする
time-back_in = 戻るまでの時間
time-in_minutes = { $n }分
time-in_hours = { $n }時間
time-in_days = { $n }日
time-back_now = 戻りました
time-take_leave = 休暇を取る

time-leave_title = 休暇
time-leave_text = 休暇の間、日数で数える卓ではあなたの時計が止まります。ほかの人にはあなたの席に表示されます。
time-leave_left = { $year }年：残り{ $n }日
time-leave_taken = あなたの休暇
time-leave_none = 予定はありません。
time-leave_span = { $n ->
    [1] { $first }（1日）
   *[other] { $first }～{ $last }（{ $n }日）
}
time-leave_now = 休暇中
time-leave_end = 今すぐ戻る
time-leave_cancel = 取り消す
time-leave_ended = おかえりなさい。時計がまた動き始めました。
time-leave_cancelled = 取り消しました。日数は元に戻りました。
time-leave_take = 休暇を取る
time-leave_first = 初日
time-leave_last = 最終日
time-leave_zone = { $zone }の0時から24時までです。今日から取る場合は、すぐに始まります。
time-leave_button = この期間を休む
time-leave_done = 休暇を取りました。ごゆっくりどうぞ。
