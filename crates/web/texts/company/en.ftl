# One's own account, people one would rather not meet, and games that all want to end.

# The account page.
company-password = Change password
company-old_password = Your password now
company-new_password = New password
company-your_password = Your password
company-change_password = Change the password
company-password_changed = Your password is changed. All your other devices are signed out.
company-by_passkey = Use a passkey instead
company-passkeys = Passkeys
company-passkeys_note = A passkey lives on your phone, your computer or a security key. Sign in with it, and you don't need to type anything.
company-no_passkeys = This browser can't use passkeys at this address. They need https.
company-passkey_given_up = Nothing happened: no passkey was used.
company-passkey_name = Name
company-passkey_name_now = My passkey
company-add_passkey = Add a passkey
company-passkey_added = Added: { $name }.
company-passkey_removed = Removed. You can delete it on your device, too.
company-remove = Remove
company-remove_passkey = Remove the passkey { $name }
company-made = Added on { $day }
company-last_used = Last used on { $day }
company-sessions = Where you're signed in
company-device = { $browser } on { $system }
company-some_device = Some device
company-this_session = This one
company-sign_out = Sign out
company-sign_out_there = Sign out: { $device }
company-signed_out = Signed out there.
company-shunned = Muted and blocked people
company-shunned_note = You don't see the chat of muted people. Blocked people can't join your tables or ask you for another game either. Nobody is told.
company-nobody_shunned = Nobody.
company-muted = Muted
company-blocked = Blocked
company-undo = Undo
company-undo_whom = Undo for { $name }
company-data = Your data
company-data_note = Everything we keep about you, except secrets, in one file.
company-download = Download your data
company-delete = Delete your account
company-delete_note = Your name, your chat messages, your ratings and everything else of yours are removed for good. In games you played, your seat stays without a name. Bots take over your running games.
company-delete_now = Delete for good
company-mail_hint = Forgotten passwords are replaced by e-mail: confirm your address under Notifications.

# Other ways in.
company-sign_in_by_passkey = Sign in with a passkey
company-forgot = Forgot your password?
company-forgot_note = Enter the e-mail address you confirmed for notifications.
company-mail = E-mail address
company-send_link = Send me a link
company-link_sent = If an account has confirmed this address, a link is on its way. It works for an hour.
company-reset_title = A new password
company-reset_done = Your password is changed. You are signed out everywhere.
company-to_sign_in = Sign in

# A line of chat, and who said it.
company-about_line = About the message of { $name }
company-mute = Mute
company-mute_whom = Mute { $name }
company-muted_now = You won't see the chat of { $name } any more.
company-block = Block
company-block_whom = Block { $name }
company-blocked_now = { $name } is blocked. This game goes on.
company-report = Report
company-close = Close
company-what_is_wrong = What's wrong with it?
company-insult = An insult
company-hate = Hate
company-threat = A threat
company-spam = Spam
company-other = Something else
company-note = In your own words (optional)
company-send_report = Send the report
company-reported = Thank you. The operator will read it.

# Ending a game.
company-people = People at this table
company-end = End the game by agreement
company-end_note = If everyone agrees, the game ends without a result and isn't rated.
company-end_yes = Ask to end it
company-play_on = Play on
company-agree = End the game
company-withdraw = Play on after all
company-waiting_to_end = You want to end the game. Waiting for { $names }.
company-asks_to_end = { $names } would like to end the game without a result.
company-called_off = This game was ended by agreement. There is no result.
