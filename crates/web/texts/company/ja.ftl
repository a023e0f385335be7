# 自分のアカウント、会いたくない人、全員が終わりにしたいゲーム。

# アカウントのページ。
company-password = パスワードを変更
company-old_password = 今のパスワード
company-new_password = 新しいパスワード
company-your_password = パスワード
company-change_password = パスワードを変更する
company-password_changed = パスワードを変更しました。ほかの端末はすべてログアウトしました。
company-by_passkey = 代わりにパスキーを使う
company-passkeys = パスキー
company-passkeys_note = パスキーはスマートフォン、パソコン、セキュリティキーに入ります。何も入力せずにログインできます。
company-no_passkeys = このブラウザーとアドレスではパスキーを使えません。httpsが必要です。
company-passkey_given_up = パスキーは使われませんでした。何も変わっていません。
company-passkey_name = 名前
company-passkey_name_now = 私のパスキー
company-add_passkey = パスキーを追加
company-passkey_added = 追加しました：{ $name }
company-passkey_removed = 外しました。端末側でも削除できます。
company-remove = 外す
company-remove_passkey = パスキー「{ $name }」を外す
company-made = { $day }に追加
company-last_used = 最後の利用：{ $day }
company-sessions = ログイン中の場所
company-device = { $system }の{ $browser }
company-some_device = 不明な端末
company-this_session = この端末
company-sign_out = ログアウト
company-sign_out_there = ログアウト：{ $device }
company-signed_out = ログアウトしました。
company-shunned = ミュート・ブロックした人
company-shunned_note = ミュートした人のチャットは表示されません。ブロックした人は、あなたの卓に参加したり、次のゲームに誘ったりすることもできません。相手には知らされません。
company-nobody_shunned = いません。
company-muted = ミュート中
company-blocked = ブロック中
company-undo = 元に戻す
company-undo_whom = { $name }を元に戻す
company-data = あなたのデータ
company-data_note = あなたについて保存しているすべて（秘密を除く）を1つのファイルにまとめます。
company-download = データをダウンロード
company-delete = アカウントを削除
company-delete_note = 名前、チャット、レーティングなど、あなたのものはすべて完全に消えます。遊んだゲームには名前のない席だけが残り、進行中のゲームはボットが引き継ぎます。
company-delete_now = 完全に削除する
company-mail_hint = パスワードを忘れたときはメールで再設定します。「お知らせ」でメールアドレスを確認しておいてください。

# ほかの入り方。
company-sign_in_by_passkey = パスキーでログイン
company-forgot = パスワードをお忘れですか？
company-forgot_note = 「お知らせ」で確認したメールアドレスを入力してください。
company-mail = メールアドレス
company-send_link = リンクを送る
company-link_sent = このアドレスを確認したアカウントがあれば、リンクを送りました。1時間有効です。
company-reset_title = 新しいパスワード
company-reset_done = パスワードを変更しました。すべての端末でログアウトしました。
company-to_sign_in = ログイン

# チャットのメッセージと、その人。
company-about_line = { $name }のメッセージについて
company-mute = ミュート
company-mute_whom = { $name }をミュート
company-muted_now = { $name }のチャットはもう表示されません。
company-block = ブロック
company-block_whom = { $name }をブロック
company-blocked_now = { $name }をブロックしました。このゲームは続きます。
company-report = 報告
company-close = 閉じる
company-what_is_wrong = どんな問題がありますか？
company-insult = 侮辱
company-hate = 憎悪
company-threat = 脅し
company-spam = スパム
company-other = その他
company-note = くわしく（任意）
company-send_report = 報告を送る
company-reported = ありがとうございます。運営者が確認します。

# ゲームを終わりにする。
company-people = この卓の人
company-end = 合意してゲームを終える
company-end_note = 全員が同意すると、ゲームは結果なしで終わり、レーティングにも影響しません。
company-end_yes = 終了を提案する
company-play_on = 続ける
company-agree = ゲームを終える
company-withdraw = やはり続ける
company-waiting_to_end = ゲームの終了を提案しました。{ $names }の返事を待っています。
company-asks_to_end = { $names }が、結果なしでゲームを終えることを提案しています。
company-called_off = このゲームは合意により終了しました。結果はありません。
