# Ce que montrent les images des règles. Voir `texts.rs`.

hill_diagrams-tokens = Les huit jetons Voie d’une ligne, dans leur ordre. Le 3e et le 6e sont des jetons bonus.
hill_diagrams-frame = Les cartes occupent déjà quatre colonnes. Il reste de la place dans le cadre 4x4, mais pas à sa gauche.
hill_diagrams-costs = Trois tronçons : deux moitiés sur une route sont gratuites, une moitié en terrain vague coûte 1 ressource, deux en coûtent 2.
hill_diagrams-crossing = Bleu occupe une diagonale. Rouge est posé sur l’autre diagonale des mêmes quatre cartes : 2 ressources de plus.
hill_diagrams-ends = Bleu peut continuer à l’un ou l’autre de ses deux bouts, mais pas bifurquer au milieu.
hill_diagrams-no_loop = Noir ne peut pas revenir sur une carte qu’il traverse déjà.
hill_diagrams-double_track = Avec un jeton Double voie, jaune se pose sur le même tronçon que rouge.
hill_diagrams-line_score = Rouge traverse quatre cartes qui lui valent 3, 4, 6 et 1. Une amélioration « ×2 » double la troisième : 20 points en tout.
