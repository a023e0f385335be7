# What stands on the box.

game-about = Win the auction, make every ticket count, lay rails through the city and keep your stress down.
game-length = about 90 min
game-credit = Designed by Alban Viard
