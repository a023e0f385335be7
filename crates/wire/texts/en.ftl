# What the server says when it refuses something: what stops you, and what would work.

wait-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
wait-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}

# Requests that make no sense: for whoever writes programs.
refusal-malformed = The request is wrong: { $why }
refusal-malformed-at = The request is wrong at { $place }: { $why }
refusal-goes-on = The request goes on after its end. Send one JSON value.
refusal-cut-off = The request was cut off. Send it again.
refusal-bad-query = The query is wrong: { $why }
refusal-takes-no-body = This call takes no body.
refusal-text-only = Messages are JSON text, not bytes.
refusal-too-large = That's too large: a request has at most { $most } bytes.
refusal-too-slow = The request took longer than { $seconds } s to arrive. Send it again.
refusal-no-address = The server can't tell where this request comes from.

refusal-nothing-here = There's nothing at this address. GET /api/openapi.json lists all calls.
refusal-wrong-method = This address doesn't take this method. GET /api/openapi.json lists all calls.
refusal-foreign-site = Requests from pages of other sites are refused. Use this server's own page.

# People.
refusal-not-signed-in = You're not signed in. Pick a name or sign in first.
refusal-wrong-password = No account has this name and password. Check both and try again.
refusal-name-length = Pick a name of 1 to { $most } characters.
refusal-name-invisible = A name can't have invisible characters. Pick one that others can read.
refusal-name-marks = A letter in a name has at most { $most } marks.
refusal-name-of-account = An account has this name, or one that looks like it. Sign in, or pick another name.
refusal-name-taken = This name is taken, or looks like one that is. Pick another.
refusal-password-length = Pick a password of { $least } to { $most } characters.
refusal-password-not-stored = Your password couldn't be stored, and nothing has changed. Try again in a moment.
refusal-has-account = You already have an account.
refusal-accounts-only = This needs an account. Create one first; you keep your games.
refusal-no-lesson = { $name } is not the name of a lesson.
refusal-too-many-lessons = At most { $most } lessons are kept.
refusal-no-person = No player named { $name } shows a profile here.
refusal-game-first = Choose the game first: points and options are its own.
refusal-follow-yourself = You can't follow yourself.
refusal-too-many-followed = You follow { $most } players. Unfollow one first.

# Good company.
refusal-suspended = This account is suspended: { $reason }
refusal-name-filtered = Names like this aren't allowed here. Pick another.
refusal-chat-filtered = Words like these aren't allowed here. Say it another way.
refusal-not-you = That isn't your password or passkey. Try again.
refusal-no-session = This session has already ended.
refusal-no-passkey = No account here has this passkey. Sign in another way.
refusal-passkeys-not-here = Passkeys need https or localhost in the address.
refusal-too-many-passkeys = You already have { $most } passkeys. Remove one first.
refusal-blocked = Someone at this table has blocked you. Pick another table.
refusal-not-oneself = You can't mute, block or report yourself.
refusal-nobody-meant = We can't find that person. Reload the page and look again.
refusal-too-many-shunned = Your list already has { $most } people. Remove one first.
refusal-no-line = This message no longer exists.
refusal-reported-already = You've already reported this message.
refusal-long-note = Write at most { $most } characters.
refusal-no-report = No report has this id.
refusal-operator-only = Only the operator can do that: the token is missing or wrong.

# Being told.
refusal-no-zone = { $name } is not the name of a time zone. Write it like Europe/Paris.
refusal-no-language = { $name } is not a language we speak.
refusal-quiet-hours = Quiet hours begin and end at two different times of the day.
refusal-long-wait = Wait at most { $most } minutes.
refusal-no-news-kind = Choose at least one thing to be told about.
refusal-web-address = Write the webhook's whole address, like https://example.org/hook. It has at most { $most } characters.
refusal-inner-address = This server sends nothing to private addresses. Use one that anyone on the internet can reach.
refusal-mail-address = That doesn't look like an e-mail address.
refusal-no-mail = This server doesn't send e-mail.
refusal-mail-for-accounts = E-mail needs an account. Create one first; you keep your games.
refusal-push-target = Your browser's push address can't be used. Turn notifications off and on again.
refusal-too-many-targets = You already have { $most } notifications. Remove one first.
refusal-no-target = This notification no longer exists.
refusal-not-confirmed = Open the link in the e-mail we sent first.
refusal-not-delivered = It answered with an error ({ $status }). Check the address.
refusal-no-answer = It doesn't answer. Check the address.
refusal-mail-refused = The mail server didn't take it. Check the address, or try again later.

# A table to make.
refusal-unknown-game = There's no game “{ $name }” here. You can play { $games }.
refusal-players = { setup-fault-players }
refusal-unknown-option = { option-error-unknown }
refusal-unknown-bot = There's no bot “{ $name }” here. You can seat { $bots }.
refusal-bot-declines = { $name } doesn't play this game: { $why }
refusal-live-clock = Pick a time limit of 1 to { $most } minutes for each player.
refusal-correspondence-clock = Pick a time limit of 1 to { $most } days for each move.
refusal-clock-increment = Add at most { $most } seconds with each turn.
refusal-clock-reserve = Keep at most { $most } hours in reserve.
refusal-spectator-delay = Pick a spectator delay of 1 to { $most }.
refusal-not-made = The table couldn't be created. Try again.
refusal-rematch-not-made = The rematch couldn't be created. Try again.

# A table.
refusal-no-table = There's no table here. It may have been removed; check the address.
refusal-no-list = There's no list with this hash.
refusal-no-table-state = Ask for open, running or finished tables.
refusal-no-spectators = This table has no spectators. Take a seat to see the game.
refusal-removed-by-host = The host removed you from this table.
refusal-host-only = Only the host of this table can do that.
refusal-players-only = Only those who played here can ask for a rematch.
refusal-not-begun = The game hasn't started yet.
refusal-begun = The game has already started, or the table is closed.
refusal-not-over = The game isn't over yet.
refusal-over = The game is over.
refusal-other-rules = This game was started under version { $theirs } of the rules of { $game }; this server has version { $ours }.

# Seats.
refusal-no-seat = This table has no seat { $seat }.
refusal-not-yours = Seat { $seat } is not yours.
refusal-no-open-seat = No seat is open at this table.
refusal-seat-not-open = Seat { $seat } isn't open. Pick an open one.
refusal-seated-already = You already have a seat at this table.
refusal-not-seated = You don't have a seat at this table.
refusal-seat-empty = Nobody is in seat { $seat } yet. Start when every seat is taken.
refusal-nobody-there = Nobody is in seat { $seat }.
refusal-not-agreed = { $name } hasn't said yes to another game yet.
refusal-not-yourself = You can't remove yourself. Leave, and the table is closed.
refusal-changed-hands = The seat has changed hands. Look again.
refusal-table-changed = The table has changed. Look again.
refusal-dead-link = This link leads nowhere: it was used, or replaced. Ask for a new one.

# Its time.
refusal-no-clock = This table has no time limit, so there's nothing to pause.
refusal-paused-already = The clocks are paused already.
refusal-not-paused = The clocks aren't paused.
refusal-long-absence = Pick a return time at most { $most } days from now.
refusal-leave-dates = Pick a first day from today on, and a last day that isn't before it.
refusal-leave-too-far = Plan days off at most { $most } days ahead.
refusal-leave-overlaps = You already have some of these days off.
refusal-leave-used-up = { $left ->
    [0] You have no days off left in { $year }.
    [one] You have one day off left in { $year }.
   *[other] You have { $left } days off left in { $year }.
}
refusal-no-leave = These days off are over or were cancelled.

# Decisions.
refusal-not-awaited = Seat { $seat } has nothing to decide now. Wait for your turn.
refusal-not-that-far = The game hasn't come to ply { $ply } yet; it is at ply { $now }.
refusal-decided-since = Seat { $seat } has decided since ply { $ply }. The game is at ply { $now } now.
refusal-others-faster = The others are moving fast. Look again, then decide.
refusal-no-action = That's not an action of this game: { $why }
refusal-nothing-to-undo = { -undo-nothing }
refusal-undo-closed = { -undo-closed }
refusal-undo-entangled = { -undo-entangled }
refusal-undone-too-much = Can't undo any more: this game already has { $most } moves and undos.

# Plans.
refusal-plan-empty = This plan is empty. Add a decision, or choose one of the simple forms.
refusal-plan-large = This plan is too large: it can hold { $decisions } decisions and { $bytes } characters.
refusal-plan-conditions = A decision can wait for { $most } things at most. Remove some conditions.
refusal-plan-own-decision = A plan waits for what other players decide. Remove the condition about yourself.
refusal-plan-unseen = A plan can only wait for a decision that you will see: { $why }
refusal-plan-no-pass = Nobody can pass in { $game }. Plan your decisions instead.
refusal-plan-stood-in = A bot is playing for you. Take your seat back, then plan.

# Chat.
refusal-chat-length = A chat message has 1 to { $most } characters.
refusal-text-control = This text has a character in it that can't be stored. Leave it out.
refusal-chat-control = A chat message is plain text, without control characters.
refusal-players-talk = Only players can chat at this table.
refusal-chat-full = The chat of this table is full: it holds { $most } messages.
refusal-chat-crowded = Everybody's talking at once. Send it again.

# Limits.
refusal-requests = Too many requests. Try again in { $wait }.
refusal-address-requests = Too many requests from your address. Try again in { $wait }.
refusal-address-passwords = Too many passwords from your address. Try again in { $wait }.
refusal-account-passwords = Too many wrong passwords for this account. Try again in { $wait }.
refusal-passwords-busy = Many people are signing in right now. Try again in a moment.
refusal-past-busy = Many people are looking back right now. Try again in a moment.
refusal-guests = Too many new guests from your address. Try again in { $wait }.
refusal-lists = Your card lists and maps add up to too much data. Try again in { $wait }.
refusal-address-lists = Card lists and maps from your address add up to too much data. Try again in { $wait }.
refusal-tables = You've created too many tables. Try again in { $wait }.
refusal-address-tables = Too many new tables from your address. Try again in { $wait }.
refusal-chat-fast = You're chatting too fast. Try again in { $wait }.
refusal-test-news = You've sent many tests. Try again in { $wait }.
refusal-confirming-mails = Too many e-mails for this address. Try again in { $wait }.
refusal-reports = You've reported a lot. Try again in { $wait }.
refusal-exports = You've just downloaded your data. Try again in { $wait }.
refusal-pages = You have { $most } pages open. Close one first.
refusal-address-pages = Too many pages are open from your address. Close one first.
refusal-address-connections = Too many connections from your address. Close one first.
refusal-followed = A page follows at most { $most } tables. Close one first.
refusal-open-tables = You have { $most } open tables. Start or leave one first.
refusal-bots-alone = Bots alone are already playing { $most } of your games. Wait until one is over.
refusal-bot-seats = { $playing } bots are already playing in your games; the limit is { $most }. Finish a game first.
refusal-somebody-faster = Someone got there first. Try again.

# The machine: what happened, what is safe, what happens next.
refusal-server-fault = Something went wrong on the server. Your game is as it was last saved; try again.
refusal-cant-store = The server can't store or read anything right now. What it confirmed is safe; try again in a moment.
refusal-cant-check = The database can't be written to or read.
refusal-table-unreadable = This table can't be read any more. The server's log says why.
refusal-damaged = The database file is damaged. Stop the server and put a backup in its place.
refusal-deaf = This server can't hear the other servers on its database.
refusal-stopping = The server is shutting down. Your games are saved; try again in a moment.
refusal-full = The server is full right now. Try again in a few seconds.

# The daily challenge.
refusal-spoiler = Play this challenge yourself first. When its day is over, everybody can watch.
