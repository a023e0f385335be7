# The time at tables: clocks, pauses, leave.

time-none = No time limit
time-live = { $n } min per player
time-live_more = { $n } min + { $seconds } s a turn
time-slow = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
time-slow_reserve = { $hours } h in reserve
time-slow_weekends = weekends off
time-and = { $one }, { $other }
time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
time-with_reserve = { $left } + { $reserve }
time-in_reserve = { $left } of the reserve
time-stands_pause = paused
time-stands_weekend = weekend
time-stands_leave = on leave
time-on_leave = On leave until { $when }
time-back_by = Back by { $when }

time-details = Set the clock yourself
time-kind = Kind of clock
time-kind_none = None
time-kind_live = Minutes
time-kind_slow = Days
time-minutes = Minutes for the whole game
time-increment = Seconds added each turn
time-increment_note = Your turn lasts until someone else decides, so long turns and short ones get the same.
time-days_each = Days for each move
time-reserve = Hours in reserve for the whole game
time-reserve_note = A move that takes longer than its days uses up the reserve.
time-weekends = Clocks stop on Saturdays and Sundays
time-zone = Time zone of the weekends
time-late = When a player's time is up
time-late_stand_in = A bot plays on
time-late_give_up = The seat is given up
time-late_stand_in_note = The player can come back at any moment.
time-late_give_up_note = A bot plays to the end. The player can't come back, and counts as last.

time-title = Time
time-paused = Paused: the clocks are stopped
time-resume = Go on
time-asks = { $names } would like a pause.
time-agree = Agree
time-decline = No
time-waiting = You asked for a pause. Waiting for { $names }.
time-take_back = Never mind
time-ask_pause = Ask for a pause
time-back_in = I'll be back in
time-in_minutes = { $n } min
time-in_hours = { $n } h
time-in_days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
time-back_now = I'm back
time-take_leave = Take days off

time-leave_title = Days off
time-leave_text = While you're off, your clocks stop at every table with days per move. The others see it at your seat.
time-leave_left = { $n ->
    [one] { $year }: { $n } day left
   *[other] { $year }: { $n } days left
}
time-leave_taken = Your days off
time-leave_none = You haven't planned any.
time-leave_span = { $n ->
    [one] { $first } (1 day)
   *[other] { $first } – { $last } ({ $n } days)
}
time-leave_now = now
time-leave_end = Come back now
time-leave_cancel = Cancel
time-leave_ended = Welcome back. Your clocks run again.
time-leave_cancelled = Cancelled. You have these days again.
time-leave_take = Take days off
time-leave_first = First day
time-leave_last = Last day
time-leave_zone = From midnight to midnight in { $zone }. If you start today, it begins right now.
time-leave_button = Take these days
time-leave_done = Done. Enjoy your time off!
