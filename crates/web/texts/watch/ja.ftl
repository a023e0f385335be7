# 観戦と、プレイヤーのフォロー

watch-title = 対局中
watch-none = 今は観戦できる卓がありません。卓を立てれば、ほかの人が観戦できます。
watch-progress = { $watching ->
    [0] { $n }手目
   *[other] { $n }手目・{ $watching }人が観戦中
}
watch-followed = フォロー中
watch-following = フォローしているプレイヤー
watch-following_none = まだいません。プレイヤーのプロフィールからフォローできます。
watch-playing = { $n ->
    [1] 対局中
   *[other] { $n }卓で対局中
}
watch-follow = フォローする
watch-unfollow = フォローを外す
watch-follow_note = 観戦できるゲームが始まるとお知らせします。誰をフォローしているかは、あなたにしか見えません。
watch-delay = 観戦者に見せる場面
watch-delay_none = 遅れなし
watch-delay_decisions = { $n }手分の遅れ
watch-delay_minutes = { $n }分の遅れ
