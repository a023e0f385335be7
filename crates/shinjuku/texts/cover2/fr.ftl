# What stands on the box.

game-about = Accueillez les arrivants, suivez le Matsuri dans Tokyo et réunissez un client de chaque type.
game-length = environ 75 min
game-credit = Une création de Gary Kacmarcik
