# What the pictures in the rules show: for those who don't see them, and as captions. See `texts.rs`.

hill_diagrams-tokens = The eight track tokens of a line, in their order. The 3rd and the 6th are bonus tokens.
hill_diagrams-frame = The cards already span four columns. There is room inside the 4x4 frame, but not to the left of it.
hill_diagrams-costs = Three spots: two road halves are free, one half of open land costs 1 resource, two halves cost 2.
hill_diagrams-crossing = Blue lies on one diagonal. Red is laid on the other diagonal of the same four cards: 2 resources more.
hill_diagrams-ends = Blue can go on at either of its two ends. It can't branch off in the middle.
hill_diagrams-no_loop = Black can't come back to a card that it already passes.
hill_diagrams-double_track = With a Double Track token, yellow lies on the same spot as red.
hill_diagrams-line_score = Red passes four cards, worth 3, 4, 6 and 1 to it. A “×2” upgrade doubles the third: 20 points in all.
