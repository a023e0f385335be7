# What the lessons say, in their order: title, what to do in each step, a nudge for each, what is said of tries that miss, the closing sentence.

# On appelle l’autre par sa couleur.
name-1 = Marron

t1-title = Premier voyage
t1-task1 = Amenez le passager de la Résidence au Commerce.
t1-nudge1 = Votre ticket a une bande et un C : il n’en faut pas plus. Déplacez le passager du coin sud-ouest.
t1-try-near = Une seule liaison, pour 1 PB. Depuis la Résidence, le voyage en prend deux.
t1-try-build = Le #63 sait aussi poser des rails, mais c’est votre seul ticket. Faites plutôt voyager quelqu’un.
t1-try-money = Ces 2 $ seraient votre seule action. Le voyage rapporte plus.
t1-close = Vos liaisons rapportent deux fois : du bonheur et des tarifs.

t2-title = Poser des rails
t2-task1 = Reliez l’Industrie (4,3) et le Commerce (5,5).
t2-nudge1 = Posez des rails sur les deux plaines au sud de la montagne. Partez du bout que vous voulez.
t2-try-mountain = Une montagne prend vos deux symboles rail, et les rails s’arrêtent en chemin. Contournez-la par le sud.
t2-try-around = De ce côté, la montagne barre la route. Passez par les plaines au sud.
t2-try-ride = Ce voyage utiliserait le #26, et votre liaison a besoin de son I.
t2-close = Le compte exact de rails, un ouvrier et une icône pour un des bouts.

t3-title = Deux icônes, un ticket
t3-task1 = Reliez l’Industrie (4,3) au Commerce en gardant un ticket pour un voyage.
t3-nudge1 = Vous connaissez les deux cases. Le #6 a Pose 2 et un C : il peut tout payer.
t3-try-both = Vos deux tickets sont joués, il ne reste rien pour le voyage. Utilisez deux icônes du #6.
t3-try-early = Les rails d’abord. Le #62 a votre seul R, et depuis le Commerce le voyage est plus long.
t3-try-money = Il vous faut les deux actions : une pour les rails, une pour le voyage.
t3-task2 = Ramenez maintenant un passager du Commerce à la Résidence.
t3-nudge2 = Le #62 a une bande et un R. Deux icônes coûtent 1 stress, mais la Résidence vous le reprend.
t3-try-near = Une seule liaison. Depuis le Commerce il y en a deux, et cela paie double.
t3-try-rails = Le #62 sait poser des rails, mais c’est votre dernier ticket. Ramenez quelqu’un chez lui.
t3-close = Chaque icône de plus d’un ticket coûte 1 stress. Une arrivée en Résidence en retire 1.

t4-title = Monts et lacs
t4-task1 = Posez vos propres rails de l’Industrie (4,3) au Commerce.
t4-nudge1 = Les rails de Marron occupent le sud : passez la montagne. Elle prend deux symboles rail, vous en avez trois.
t4-try-lake = À l’ouest, un lac, donc un cul-de-sac ; au nord et à l’est, des montagnes. Trois symboles n’atteignent pas le Commerce.
t4-try-detour = Trop loin : d’ici, vos trois symboles rail n’atteignent pas l’Industrie.
t4-try-ride = Tout voyage au Commerce passe par la liaison de Marron et paie Marron. Posez d’abord la vôtre.
t4-close = Une montagne prend 2 symboles rail. Un lac n’en accepte aucun.

t5-title = Ce que donnent les lieux
t5-task1 = Vous n’avez pas d’ouvrier. Gagnez-en un par un voyage.
t5-nudge1 = Une Industrie donne un ouvrier, pour 1 stress. Jouez le I du #65 et la bande d’un autre ticket.
t5-try-first = L’ouvrier d’abord : le tarif de ce voyage vous aidera à acheter du bonheur.
t5-try-keep = Gardez le #7 : son L mène aux Loisirs. Vos autres tickets ont aussi une bande.
t5-try-money = Il vous faut les deux actions : une pour l’ouvrier, une pour le bonheur.
t5-task2 = Changez l’argent en bonheur : achetez au moins 3 PB aux Loisirs.
t5-nudge2 = Amenez un passager aux Loisirs avec le L du #7. Là, 3 PB coûtent 6 $, et 4 PB 10 $.
t5-try-fewer = Vous pouvez en payer 3 : ils coûtent 6 $.
t5-try-build = C’est votre dernière action. Votre nouvel ouvrier peut attendre, pas les Loisirs.
t5-close = L’Industrie donne un ouvrier. Les Loisirs vendent du bonheur, chaque point plus cher que le précédent.

t6-title = Les tarifs
t6-task1 = Améliorez une de vos liaisons.
t6-nudge1 = Le #11 suffit : Amélioration de rails, et un I pour le bout côté Industrie.
t6-try-keep = Gardez le #62 : son R ramènera quelqu’un. Le #11 a un I pour l’autre bout.
t6-try-early = Améliorez d’abord : le voyage rapportera déjà le tarif plus élevé.
t6-try-money = Il vous faut les deux actions : l’amélioration, puis le voyage.
t6-task2 = Ramenez un passager du Commerce à la Résidence, sans payer personne.
t6-nudge2 = Deux liaisons mènent du Commerce à l’Industrie. La vôtre passe par la montagne.
t6-try-awkward = Le tarif de Marron est de 2 $, vous avez 1 $. Situation gênante : 1 stress, et plus aucun tarif, même pour vous.
t6-try-near = Une seule liaison. Depuis le Commerce, le voyage prend les deux vôtres.
t6-close = Sur vos liaisons, la banque vous paie. Sur celles des autres, c’est vous qui payez.

t7-title = Votre bâtiment
t7-task1 = Construisez sur H2 un bâtiment qui s’unit à son voisin.
t7-nudge1 = Des voisins du même type ne font qu’un bâtiment. Qu’y a-t-il au nord de H2 ?
t7-try-alone = C1 ne touche aucun bâtiment. H2 est juste sous une Industrie.
t7-try-other = Seule une Industrie s’unit à l’Industrie (4,2). Elle augmente aussi votre limite de main.
t7-task2 = Améliorez maintenant votre Industrie.
t7-nudge2 = Le #15 a l’icône Amélioration de bâtiment, le #26 le I du type.
t7-try-ride = Ce voyage utiliserait le #26, et l’amélioration a besoin de son I.
t7-try-money = Gardez cette action pour l’amélioration : elle rapporte 3 PB.
t7-close = Construire rapporte 1 PB, améliorer 3. Une Industrie augmente votre limite de main.

t8-title = Par-dessus les rails
t8-task1 = Construisez sur H2 et faites d’une liaison deux liaisons utiles.
t8-nudge1 = Votre liaison traverse H2. Un bâtiment la coupe en deux. Quel type s’unirait à un voisin ?
t8-try-industry = Elle s’unit à l’Industrie (4,2) : le rail en (5,3) part de ce bâtiment pour y revenir.
t8-try-rails = D’autres rails ne coupent pas votre liaison. Un bâtiment sur H2, si.
t8-try-money = Ces 2 $ seraient votre seule action. Une deuxième liaison vaut 3 points.
t8-close = Construire sur vos rails les coupe en deux : 3 points de plus.

t9-title = Bouts libres
t9-task1 = Terminez votre liaison incomplète à D3, et prenez 2 $.
t9-nudge1 = Tournez la dernière tuile vers le nord pour un symbole rail, ou passez la montagne pour deux.
t9-try-end = Il vous reste une action. Et une liaison incomplète que vous délaissez disparaît à la fin de la manche.
t9-try-new = C’est une nouvelle liaison. L’autre, incomplète, disparaît quand même à la fin de la manche.
t9-try-number = Votre liaison a besoin du numéro D3 du #30. Ne le dépensez pas pour un bâtiment.
t9-close = Travaillez chaque manche à une liaison incomplète, ou vous la perdez.

t10-title = Avant la partie
t10-task1 = Consultez un Carnet.
t10-nudge1 = Vous ne voyez que la carte du dessus. Consultez l’un ou l’autre pour voir le reste.
t10-task2 = Gardez une carte.
t10-nudge2 = Rails, voyages ou bâtiments : chaque carte sert à quelque chose. Prenez celle qui vous plaît.
t10-task3 = Laissez une des autres cartes visible sur le dessus.
t10-nudge3 = Tout le monde la verra. Choisissez-en une que vous voulez bien laisser à Marron.
t10-close = Vous commencez avec sept tickets, deux ouvriers et 3 $.

t11-title = L’enchère
t11-task1 = Marron a misé 1 $. Misez plus, pour choisir en premier.
t11-nudge1 = Toute mise plus haute convient. Payez en espèces, ou avec l’icône 1 $ du #97.
t11-try-pass = La dernière place prend ce qui reste, et Marron prend A3.
t11-task2 = Prenez la parcelle A3.
t11-nudge2 = Sa carte est le #23. Votre disque va aussitôt sur A3.
t11-try-void = Un ticket périmé vous en coûte un autre, et Marron reçoit A3.
t11-close = Chaque mise se paie, et la première place coûte 1 stress.

t12-title = Paperasse
t12-task1 = Prenez un ouvrier, baissez votre stress, placez un passager en (5,5), défaussez le #12.
t12-nudge1 = Une icône de chaque ticket : Ouvrier du #66, Baisse de stress du #7, Passager du #71. Puis défaussez le #12.
t12-try-money = Il vous faut l’Ouvrier du #66, et jouer ses deux icônes coûte 1 stress.
t12-try-home = Un passager arrive de toute façon à la Résidence en fin de manche. Placez le vôtre en (5,5).
t12-try-discard = Ce ticket a encore quelque chose à donner. Débarrassez-vous du #12.
t12-try-done = Pas encore : une fois terminé, le reste de votre liste ne se fera plus.
t12-task2 = Terminez l’administration.
t12-nudge2 = Marron a déjà terminé. Ensuite, vous piochez et des passagers arrivent.
t12-close = La première défausse est gratuite, mais « payer 3 $ » s’applique quand même.

t13-title = La fin
t13-task1 = Vous avez 12 points. Terminez la partie avec au moins 20.
t13-nudge1 = Deux longs voyages : le #62 ramène à la Résidence, le #12 mène aux Loisirs, où l’on achète du bonheur. Puis terminez.
t13-try-money = 10 $ en espèces font un point. Un long voyage rapporte plus.
t13-try-upgrade = L’amélioration rapporte 3 PB et vous coûte 3 $. Deux longs voyages rapportent plus.
t13-close = Bonheur, 3 par liaison, 1 par tranche de 10 $, moins le stress : voilà votre score.

## what puzzles are about
theme-long-ride = long trajet
theme-ride = court trajet
theme-one-ticket = un ticket, deux icônes
theme-bid = la bonne enchère
theme-happiness-sale = du bonheur acheté
theme-redirect = déviation
theme-rails = rails
theme-house = nouveau bâtiment
theme-awkward = situation gênante
theme-upgrade = amélioration
theme-last-round = dernière manche
