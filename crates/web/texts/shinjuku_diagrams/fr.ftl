# Ce que montrent les images des règles. Voir `texts.rs`.

shinjuku_diagrams-two_tracks = Deux voies qui partagent une gare. La carte payée pour la deuxième correspond à l’arrondissement de l’une des trois gares.
shinjuku_diagrams-hand_overs = Un groupe (alimentation, livres, vêtements) part du magasin d’alimentation de A, qui prend le client alimentation. Rien à la gare vide. La librairie de B prend le client livres, et le client vêtements y reste.
shinjuku_diagrams-incomes = A déplace des clients par deux voies de B, une à lui et une de C : B et C prennent chacun un Revenu, A n’en prend pas.
shinjuku_diagrams-score = Les vêtements ont le plus de jetons, quatre : ils sont retirés. Les autres types comptent 3, 3 et 4 : 10 points.
