# What stands on the box.

game-about = 到着する客を迎え、祭りとともに東京を巡り、4種類の客をそろえましょう。
game-length = 約75分
game-credit = デザイン：Gary Kacmarcik
