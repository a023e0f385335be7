# The page about being told what happens at your tables.

told-title = Notifications
told-open = While a table is open
told-open_text = When it's your turn and the tab is hidden, its title and icon get a mark.
told-sound = Play a sound
told-notices = Show a notification when the tab is hidden
told-denied = Your browser doesn't allow notifications from this page. Allow them in its settings, then try again.
told-closed = When you're away
told-closed_text = No need to keep a page open for a game that lasts days.
told-nobody = You aren't signed in.
told-sign_in = Pick a name or sign in
told-push = Notify me in this browser
told-push_on = This browser will notify you, with the page closed too.
told-no_push = This browser can't be notified with the page closed.
told-mail = E-mail address
told-mail_guest = For e-mail you need an account. You keep your games.
told-mail_sent = We sent a link to { $address }. Open it, and you'll be told there.
told-hook = Webhook (for a chat service, for example)
told-table_hook = Webhook for all that happens at this table
told-hook_text = It gets a POST with JSON: {"{"}"content": "…"{"}"} and more fields.
told-add = Add
told-a_browser = A browser ({ $name })
told-a_hook = Webhook at { $name }
told-a_table = Webhook of one table at { $name }
told-what = Tell me
told-kind_turn = when it's my turn
told-kind_began = when a game of mine begins, or of someone I follow
told-kind_ended = when a game is over
told-kind_invited = when someone invites me to another game
told-kind_clock = when my clock runs low
told-kind_plan = when a plan of mine is dropped
told-wait = My turn: tell me
told-wait_none = at once
told-wait_minutes = if I haven't moved within { $n } minutes
told-wait_hours = { $n ->
    [one] if I haven't moved within an hour
   *[other] if I haven't moved within { $n } hours
}
told-digest = How
told-digest_never = One by one
told-digest_hourly = Together, every hour
told-digest_daily = Together, at 8 in the morning
told-test = Send a test
told-tested = Sent. It should arrive in a moment.
told-remove = Remove
told-remove_name = Remove { $name }
told-off_gone = Off: this address no longer exists.
told-off_failing = Off: it failed too often. Send a test to turn it on again.
told-off_stopped = Off: you asked for no more e-mails.
told-unconfirmed = Open the link we sent there.
told-quiet = Quiet hours
told-quiet_on = Tell me nothing at night
told-quiet_from = From
told-quiet_to = To
told-zone = Time zone
told-zone_text = What happens meanwhile is told afterwards, if it's still true.
told-saved = Saved.
