# What stands on the box.

game-about = 東京じゅうに店を開き、駅と駅を線路で結び、客を店まで運びましょう。
game-length = 約60分
game-credit = デザイン：Gary Kacmarcik
