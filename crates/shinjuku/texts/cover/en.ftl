# What stands on the box.

game-about = Open stores across Tokyo, lay track between stations and bring customers to your doors.
game-length = about 60 min
game-credit = Designed by Gary Kacmarcik
