# What stands on the box.

game-about = Remportez l’enchère, tirez parti de chaque ticket, posez vos rails dans la ville et gare au stress !
game-length = environ 90 min
game-credit = Une création d’Alban Viard
