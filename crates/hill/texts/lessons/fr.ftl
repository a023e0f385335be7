# Ce que disent les leçons, dans l’ordre : le titre, la tâche et l’indice de chaque étape, un mot sur les essais manqués, la conclusion.

# L’adversaire.
name-1 = Le robot

h1-title = Une voie
h1-task1 = Posez une voie rouge jusqu’à la Banque.
h1-nudge1 = La ligne rouge s’arrête à la Mairie. De là, une route mène à droite, vers la Banque.
h1-try-not-red = C’est bien une voie, mais pas une rouge. Il manque toujours la Banque au projet rouge.
h1-try-discard = Vous échangez une voie contre 2 ressources. Le projet rouge en a besoin.
h1-close = 6 pour la carte, 8 pour le projet, et 10 que vous ne perdez plus.

h2-title = Les routes sont gratuites
h2-task1 = Posez une seule voie bleue qui passe par les deux 6 bleus.
h2-nudge1 = Les deux 6 bleus sont côte à côte, en bas. Votre ressource paie le terrain vague.
h2-try-one-six = C’est gratuit, mais la voie ne passe que par un 6. Votre ressource achète les deux : 12 points.
h2-try-spent = Votre ressource est dépensée pour un seul 6. Quelle voie passe par les deux ?
h2-try-blue-first = Le bleu d’abord : ses deux 6 valent 12 points.
h2-try-discard = Inutile de défausser une voie : une ressource suffit.
h2-task2 = Posez maintenant une voie gratuite, où vous voulez.
h2-nudge2 = Suivez les routes : si les deux cartes en ont une, la voie est gratuite.
h2-try-discard-now = Inutile de défausser une voie : les routes sont gratuites.
h2-close = Les routes sont gratuites. Le terrain vague coûte 1 ressource par moitié.

h3-title = Tourner la carte
h3-task1 = Posez la carte 67, puis prolongez-y la ligne rouge gratuitement.
h3-nudge1 = Regardez où mènent les routes aux deux bouts de la ligne rouge. Un coin suffit pour se toucher.
h3-try-turn = Bon endroit, mais aucune route ne rejoint celle du rouge. Tournez la carte, route contre route.
h3-try-open-land = Aucune route de la ligne rouge ne mène là. Regardez où elles vont.
h3-try-other-card = C’est votre autre carte. C’est la 67 qui vaut 6 pour la ligne rouge.
h3-try-less = C’est gratuit, mais la carte 67 vaut mieux : 6 pour la ligne rouge.
h3-try-not-red = Vous n’avez qu’une voie ce tour-ci, et c’est le rouge qui en a besoin.
h3-try-discard = Inutile de défausser une voie : les routes sont gratuites.
h3-close = Tournez vos cartes à votre guise. Sans route en face, la voie se paie.

h4-title = Deux bouts
h4-task1 = Amenez la ligne rouge à l’Hôpital.
h4-nudge1 = Une ligne ne se prolonge qu’à ses deux bouts. Lequel est voisin de l’Hôpital ?
h4-try-wrong-end = Bonne ligne, mauvais bout. L’Hôpital est près de l’autre.
h4-try-past = C’est le bon bout. L’Hôpital est juste en dessous.
h4-try-not-red = C’est le projet rouge qui veut l’Hôpital, et cette voie n’est pas rouge.
h4-try-discard = La ligne rouge a besoin de ses trois voies pour ce projet.
h4-close = Deux bouts, pas de bifurcation, pas de boucle.

h5-title = Croiser ou partager
h5-task1 = Croisez le rouge avec une voie jaune, de la carte 63 au Commissariat.
h5-nudge1 = C’est la diagonale d’en haut à droite vers en bas à gauche. Les routes sont gratuites, le croisement coûte 2.
h5-try-keep-token = Vous dépensez votre Double voie. Gardez-la pour la ligne noire.
h5-try-no-crossing = Là, le jaune ne croise pas le rouge. Regardez l’autre diagonale.
h5-try-yellow-first = Le jaune d’abord : le Commissariat lui rapporte 6.
h5-try-discard = Inutile de défausser une voie : vos 2 ressources paient le croisement.
h5-task2 = Dépensez votre Double voie : posez le noir là où passe déjà le rouge.
h5-nudge2 = Une Double voie permet à deux couleurs de partager un tronçon. En haut, la route est gratuite.
h5-try-own-spot = C’est gratuit, mais ce tronçon est libre. Partagez-en un avec le rouge.
h5-try-not-black = Pas cette couleur : c’est le noir qui partage un tronçon avec le rouge.
h5-try-discard-now = Inutile de défausser une voie : partager la route du haut est gratuit.
h5-close = Croiser coûte 2 ressources ; partager coûte une Double voie.

h6-title = La troisième et la sixième
h6-task1 = Posez la troisième voie rouge, jusqu’à l’École du milieu.
h6-nudge1 = La ligne rouge s’arrête à la Mairie, en haut à droite. Une route descend vers l’École.
h6-try-wrong-end = C’est la troisième voie rouge, mais elle manque l’École. Essayez l’autre bout.
h6-try-red-first = Le rouge d’abord : sa troisième voie donne un bonus.
h6-try-discard = Inutile de défausser une voie : les routes qu’il vous faut sont gratuites.
h6-task2 = Choisissez une voie de plus en bonus : la sixième jaune.
h6-nudge2 = La sixième voie jaune donne aussi un bonus. De l’École à l’Hôpital, au-dessus, elle est gratuite.
h6-try-resources = 2 ressources ne valent qu’un point. La sixième voie jaune est gratuite : prenez la voie.
h6-try-plan-later = Le projet viendra. La voie d’abord : la sixième jaune donne un autre bonus.
h6-try-not-sixth = Cette voie ne donne pas de bonus. La sixième jaune, si.
h6-task3 = Choisissez des cartes Projet en bonus, et réalisez-en une aussitôt.
h6-nudge3 = Gardez le projet dont une de vos lignes traverse déjà les monuments.
h6-try-one-point = 2 ressources ne valent qu’un point. Un projet réalisé peut en rapporter 18.
h6-try-few-points = Une voie de plus rapporte quelques points. Un projet réalisé peut en rapporter 18.
h6-try-seven = Aucune de vos lignes n’a encore sept voies. L’autre projet se réalise tout de suite.
h6-try-no-track = Cette ligne n’a encore aucune voie : elle ne réalise rien.
h6-close = Une voie bonus peut donner le bonus suivant : ils s’enchaînent.

h7-title = Un tour complet
h7-task1 = Prenez la carte Ville qui permet de réaliser le projet rouge ce tour-ci.
h7-nudge1 = Le projet rouge demande une Caserne. Pour relier les trois monuments, il faut deux voies.
h7-try-where = Il vous faut une Caserne et deux voies. Quel emplacement donne les deux ?
h7-task2 = Posez la Caserne, posez deux voies et réalisez le projet rouge.
h7-nudge2 = Posez la Caserne à côté du Parc ou de la Banque, route contre route. Le rouge doit traverser les trois.
h7-try-other-card = Le projet rouge a besoin de la Caserne en ville. Gardez l’autre carte.
h7-try-costly = Vous n’avez pas de quoi amener le rouge sur cette carte. Tournez-la, route contre route.
h7-try-red-both = Vous avez deux voies, et il les faut toutes deux au rouge.
h7-try-discard = Le projet rouge a besoin de cette voie.
h7-task3 = Finissez votre tour.
h7-nudge3 = Prendre, poser une carte, poser une voie, emplacement : tout est fait.
h7-try-break = Le projet rouge ne serait plus réalisé. Finissez simplement votre tour.
h7-close = Prenez d’abord. Puis carte, voie et emplacement, dans l’ordre de votre choix.

h8-title = Quelle ligne ?
h8-task1 = Prenez la carte Projet qui vaut le plus pour vous.
h8-nudge1 = Regardez les monuments que vos lignes traversent déjà.
h8-try-four = Aucune ligne ne traverse quatre monuments d’une catégorie, et le rouge a déjà la carte jumelle.
h8-try-discard = Vos projets ont besoin de cette voie.
h8-task2 = Mettez-la à côté de la ligne où elle vaut le plus.
h8-nudge2 = Deux lignes peuvent la réaliser. L’une n’a aucun projet réalisé, ce qui vous coûte 10.
h8-try-swap = +8, mais le rouge a déjà des projets réalisés. Quelle autre ligne la réalise, et perd encore 10 ?
h8-try-even = Vous défaussez un projet réalisé : rien de gagné. Une autre ligne traverse les trois monuments.
h8-try-no-track = Cette ligne n’a encore aucune voie : elle ne réalise rien.
h8-close = À chaque ligne son projet réalisé. Sans lui, elle vous coûte 10.

h9-title = Les jetons
h9-task1 = Faites du 6 noir un 12.
h9-nudge1 = Prenez le jeton qui double le noir, puis trouvez la carte qui vaut 6 pour lui.
h9-try-yellow = C’est un +3 pour le jaune. Pour le 6 noir, il faut un ×2.
h9-try-elsewhere = Le 6 noir n’est pas là. Une amélioration ne compte que sur une carte que sa ligne traverse.
h9-try-buy-later = L’achat vient après. Prenez d’abord un jeton à votre emplacement.
h9-try-tokens-first = La voie peut attendre : les jetons d’abord.
h9-try-discard = Inutile de défausser une voie : 3 ressources suffisent.
h9-task2 = Achetez un jeton et gardez celui qui réalise le projet noir.
h9-nudge2 = La ligne noire traverse une École et une Banque. Quel jeton peut remplacer une Caserne ?
h9-try-double = Il manque une Caserne au projet noir. Un Monument joker la remplace.
h9-close = À tout moment de votre tour : 3 ressources, deux jetons piochés, un gardé.

h10-title = La mise en place
h10-task1 = Prenez le lot qui convient le mieux à vos cartes Projet.
h10-nudge1 = Comparez les monuments de vos six cartes Projet avec ceux des lots.
h10-try-park = Son Parc figure sur un seul de vos projets. Le Zoo et l’Aquarium de l’autre lot, sur trois.
h10-task2 = Posez deux de vos trois cartes Ville. La troisième reste en main.
h10-nudge2 = La première carte n’a qu’une place. La deuxième la touche par un côté ou par un coin.
h10-task3 = Mettez votre +3 pour la ligne jaune sur l’une des deux cartes.
h10-nudge3 = La carte vaudra 3 de plus pour la ligne jaune. L’une ou l’autre convient.
h10-task4 = Donnez au rouge un projet avec un Zoo ou un Aquarium.
h10-nudge4 = Trois de vos six cartes Projet demandent l’un ou l’autre.
h10-try-none = Aucun de vos monuments n’y figure. Votre Zoo et votre Aquarium sont sur trois autres.
h10-try-pairs = Il faut deux paires, et vos trois monuments sont tous différents. Un projet avec Zoo ou Aquarium est plus proche.
h10-task5 = Choisissez les projets des autres lignes : jaune, puis bleue, puis noire.
h10-nudge5 = Choisissez-en trois sur cinq. Les deux autres sont défaussés.
h10-close = Chacun choisit en secret. Puis tout est révélé, et la manche 1 commence.

h11-title = Le dernier tour
h11-task1 = Amenez le rouge au coin en bas à droite. Cela coûte 3 ressources.
h11-nudge1 = Votre emplacement en donne 2. Pour le reste, défaussez une voie là où une ligne perd peu.
h11-try-yellow = Le projet jaune n’est plus réalisé : 18 points perdus. Un autre bout coûte moins cher.
h11-try-red = Le projet rouge a besoin de cette voie.
h11-try-black = Ce bout vaut 6 pour le noir. Un autre coûte moins cher.
h11-try-last-track = Il vous reste une voie dans la partie, et c’est le rouge qui en a besoin.
h11-try-not-corner = C’est votre dernière voie, et elle n’atteint pas le coin en bas à droite.
h11-try-buy = Un jeton n’amènera pas le rouge au coin. Gardez 3 ressources pour la voie.
h11-task2 = Finissez votre tour, et avec lui la partie.
h11-nudge2 = Tout est fait. Défausser d’autres voies ne ferait que vous coûter des points.
h11-try-discard = Cette voie vaut plus que 2 ressources.
h11-close = Vous pouvez défausser toute voie au bout d’une ligne pour 2 ressources.

## what puzzles are about
theme-chain = enchaînement de bonus
theme-free-ride = voies gratuites
theme-corner = le coin
theme-minus-ten = éviter les −10
theme-fulfilled = plan rempli
theme-right-place = le bon lieu
theme-plan-swap = échange de plan
theme-sold-track = voie vendue
theme-double-track = double voie
theme-upgrade = amélioration bien placée
theme-new-plan = un nouveau plan
theme-good-track = une bonne voie
theme-good-place = carte bien placée
