# What stands on the box.

game-about = Bâtissez une ville de seize cartes, faites-y passer quatre lignes et réalisez vos projets.
game-length = environ 45 min
game-credit = Édité par OKAZU brand
