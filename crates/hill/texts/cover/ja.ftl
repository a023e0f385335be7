# What stands on the box.

game-about = 16枚のカードで街をつくり、4本の路線を通し、計画を達成しましょう。
game-length = 約45分
game-credit = 発行：OKAZU brand
