# Ce que montrent les images des règles. Voir `texts.rs`.

tramways_diagrams-link = En haut, une liaison complète : ses deux extrémités donnent sur un bâtiment. En bas, une liaison incomplète, avec un bout libre.
tramways_diagrams-ticket = Un ticket : quatre emplacements d’icône, la bande magnétique et, en bas à droite, la conséquence.
tramways_diagrams-auction = Cinq joueurs dans l’ancien ordre, avec leurs mises ; C passe. A a la plus haute mise et prend la première place du nouvel ordre, C la dernière.
tramways_diagrams-sharing = Deux tuiles sur une case : deux droites qui se croisent ou deux courbes séparées sont permises ; deux tuiles sur le même côté, non.
tramways_diagrams-redirection = Réorientation : la dernière tuile de la liaison incomplète part maintenant vers le nord au lieu du sud.
tramways_diagrams-trip = Un passager de la Résidence de gauche. Avec R, le voyage s’arrête à la Résidence suivante ; avec L, il continue par trois liaisons jusqu’au bâtiment Loisirs.
tramways_diagrams-fares = Orange déplace un passager par une de ses liaisons, puis une de Marron : la banque paie 1 $ à Orange, puis Orange paie 2 $ à Marron. Chaque propriétaire reçoit 1 PB.
tramways_diagrams-merging = Deux Résidences côte à côte forment un seul bâtiment. Une Résidence et un Commerce en restent deux.
tramways_diagrams-map = Plan de { $rows ->
    [one] 1 rangée
   *[other] { $rows } rangées
} : { $things }.
tramways_diagrams-at = { $what } en ({ $row }, { $column })
tramways_diagrams-mountain = montagne
tramways_diagrams-lake = lac
tramways_diagrams-parcel = parcelle { $name }
tramways_diagrams-building = bâtiment { $kind }
tramways_diagrams-rail = rail { $owner } { $sides }
tramways_diagrams-upgraded = rail { $owner } amélioré { $sides }
tramways_diagrams-orange = Orange
tramways_diagrams-brown = Marron
tramways_diagrams-pink = Rose
