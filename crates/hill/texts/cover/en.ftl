# What stands on the box.

game-about = Build a town of 16 cards, run four lines through it and fulfil your plans.
game-length = about 45 min
game-credit = Published by OKAZU brand
