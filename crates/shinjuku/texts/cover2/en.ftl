# What stands on the box.

game-about = Greet the arrivals, follow the festival through Tokyo and collect one customer of each kind.
game-length = about 75 min
game-credit = Designed by Gary Kacmarcik
