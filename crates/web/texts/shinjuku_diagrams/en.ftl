# What the pictures in the rules show: for those who don't see them, and as captions. See `texts.rs`.

shinjuku_diagrams-two_tracks = Two tracks that share a station. The card you pay for the second matches the ward of any of the three stations.
shinjuku_diagrams-hand_overs = A group of food, books and clothing starts at A's food store, which takes the food. Nothing happens at the empty station. B's bookstore takes the books, and the clothing stays there.
shinjuku_diagrams-incomes = A moves customers along two of B's tracks, one of A's own and one of C's: B and C each take one Income, A takes none.
shinjuku_diagrams-score = Clothing has the most tokens, four: they are removed. The other types count 3, 3 and 4: 10 points.
