# What stands on the box.

game-about = 競りに勝ち、使い道の多いチケットを生かし、街に線路を敷きましょう。ストレスにはご用心。
game-length = 約90分
game-credit = デザイン：Alban Viard
