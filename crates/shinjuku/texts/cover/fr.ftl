# What stands on the box.

game-about = Ouvrez des magasins dans Tokyo, posez des voies entre les gares et amenez les clients à vos portes.
game-length = environ 60 min
game-credit = Une création de Gary Kacmarcik
