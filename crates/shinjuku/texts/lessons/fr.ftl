# Ce que disent les leçons, dans l’ordre : le titre, la consigne de chaque étape et son indice, ce qu’on dit des essais manqués, la conclusion.

# Les adversaires portent le nom de leur couleur.
name-0 = Rouge
name-1 = Bleu
name-2 = Vert

s1-title = Chacun dans son magasin
s1-task1 = Amenez les clients alimentation et livres de Chiyoda dans vos deux magasins rouges.
s1-nudge1 = Vous vendez de l’alimentation à Takadanobaba et des livres à Shinjuku. Quelle gare mène aux deux sans passer chez Bleu ?
s1-try-tokyo = Depuis Tokyo, on passe par Yotsuya, où le magasin d’alimentation de Bleu prend forcément le client.
s1-try-akihabara = À Akihabara, le magasin de livres de Bleu prend aussitôt le client livres, et aucune voie ne repart de là.
s1-try-stop = Le client alimentation est arrivé, pas le client livres. Continuez jusqu’à votre magasin de livres.
s1-close = En chemin, chaque magasin prend exactement un client qui veut ce qu’il vend.

s2-title = Construire, puis Déplacer
s2-task1 = Gagnez ce tour-ci le client vêtements qui attend à Shibuya.
s2-nudge1 = Aucun magasin ne prend encore ce client. Vous avez deux actions, et une carte pour chacune.
s2-try-goods = Ce client veut des vêtements.
s2-try-expand = Vous n’avez que deux actions : une pour le magasin, une pour le déplacement. Une voie ne sert à rien ici.
s2-try-income = Revenu met fin à votre tour, et le client attend toujours.
s2-try-end = Le client attend toujours, et il vous reste une action.
s2-close = Deux actions différentes par tour. Un nouveau magasin ne rapporte rien tant que vous ne déplacez personne.

s3-title = Poser des voies
s3-task1 = Posez Aoto – Oshiage et Oshiage – Ueno, et gardez une carte pour le déplacement.
s3-nudge1 = La première voie est gratuite. La deuxième coûte une carte d’un arrondissement touché par l’une ou l’autre voie.
s3-try-katsushika = Gardez Katsushika pour le déplacement. Sumida convient aussi ici, car Oshiage est à Sumida.
s3-try-stop = Une seule voie ne va pas de Katsushika à Ueno. Ajoutez la deuxième pour une carte.
s3-try-senju = Par Kita Senju, seule votre carte Katsushika convient, et le déplacement en a besoin. Passez par Oshiage.
s3-try-build = Construire coûte une carte, et il vous faut les deux : pour la deuxième voie et pour le déplacement.
s3-try-income = Revenu met fin à votre tour. Posez d’abord vos voies.
s3-task2 = Déplacez le client livres double de Katsushika à votre magasin d’Ueno.
s3-nudge2 = Katsushika a deux gares. À laquelle mènent vos voies ?
s3-try-card = Construire coûte votre dernière carte, et le déplacement en a besoin.
s3-try-waiting = Cela met fin à votre tour, et le client attend toujours.
s3-close = Une voie est gratuite, la suivante coûte une carte. Un double vaut 2 points.

s4-title = Revenu en dernier
s4-task1 = Posez une voie ce tour-ci, et finissez-le avec cinq cartes en main.
s4-nudge1 = Il faut deux actions. L’une d’elles met fin à votre tour : attention à l’ordre.
s4-try-income = Revenu met fin à votre tour, alors qu’une voie gratuite vous attendait.
s4-try-build = Il vous faut vos deux actions : une pour la voie, une pour les cartes.
s4-try-end = Il vous reste une action. Une voie est gratuite, et Revenu vous amène à cinq cartes.
s4-close = Revenu complète votre main à cinq cartes ; avec cinq ou plus, vous en piochez une.

s5-title = Les jokers
s5-task1 = Amenez le client alimentation à Jiyugaoka, et gardez de quoi construire à Minato.
s5-nudge1 = Pas de carte Setagaya ? Un joker suffit. Vous avez un magasin à Ota : que vaut donc votre carte Ota ?
s5-try-ota = La carte Ota est un joker à elle seule. Parmi les trois, elle est gâchée, et vous ne pouvez plus payer Minato.
s5-try-build = Minato peut attendre. Déplacez d’abord le client qui est à Setagaya.
s5-try-both = Il vous faut vos deux actions : une pour Déplacer, une pour Construire.
s5-try-income = Revenu met fin à votre tour. Vos cartes suffisent pour déplacer et pour construire.
s5-task2 = Construisez maintenant un magasin à Minato avec les cartes qui vous restent.
s5-nudge2 = Sans carte Minato, il faut un joker : une carte d’un arrondissement où vous avez un magasin, ou trois cartes quelconques.
s5-close = Une carte d’un arrondissement où vous avez un magasin est un joker ; trois cartes quelconques aussi.

s6-title = Les voies des autres
s6-task1 = Vous êtes Vert. Gagnez le client vêtements en faisant piocher au plus un rival.
s6-nudge1 = Un rival pioche quand vous empruntez ses voies. Depuis quelle gare celles d’un seul rival suffisent-elles ?
s6-try-takadanobaba = Depuis Takadanobaba, vous empruntez une voie de Rouge et celles de Bleu : tous deux piochent.
s6-try-both = Par là, vous empruntez une voie de Rouge et celles de Bleu : tous deux piochent.
s6-try-income = Revenu met fin à votre tour, et le client vêtements attend toujours.
s6-try-end = Le client vêtements attend toujours, et il vous reste une action.
s6-close = Chaque rival dont vous empruntez les voies pioche une fois, quel qu’en soit le nombre.

s7-title = Où s’arrêter
s7-task1 = Gagnez des clients valant 3 points en tout, sans que Bleu en gagne un seul.
s7-nudge1 = Si deux clients veulent le même magasin, vous choisissez qui descend. Et rien n’oblige à aller jusqu’au bout.
s7-try-single = Celui-ci vaut 1, le double 2. C’est vous qui choisissez qui descend.
s7-try-yotsuya = À Yotsuya, le magasin de Bleu prend le dernier client alimentation. Arrêtez-vous avant.
s7-try-stop = Cela fait 2. Le client livres vaudrait 1 de plus, et votre magasin est à la gare suivante.
s7-try-tokyo = Depuis Tokyo, on passe par Yotsuya, où le magasin de Bleu prend un client alimentation.
s7-try-akihabara = À Akihabara, le magasin de Bleu prend aussitôt le client livres.
s7-close = Finissez là où un client est descendu. Les autres attendent dans cet arrondissement.

s8-title = Les grands magasins
s8-task1 = Agrandissez l’un de vos magasins : celui qui vous coûte le moins.
s8-nudge1 = Vous cédez un client du type du magasin. À la fin, le type le plus nombreux ne rapporte rien.
s8-try-shinjuku = Cela coûte votre seul client livres. L’alimentation ne manque pas, et le type le plus nombreux ne rapporte rien.
s8-try-move = Aucun de vos magasins ne prend encore d’électronique ni de vêtements. Agrandissez d’abord.
s8-try-both = Il vous faut vos deux actions : une pour Agrandir, une pour Déplacer.
s8-task2 = Allez maintenant chercher le client vêtements double de Chiyoda.
s8-nudge2 = Votre grand magasin prend n’importe qui, et vous choisissez. Évitez le magasin de vêtements de Vert.
s8-try-tokyo = À Tokyo, le magasin de vêtements de Vert prend aussitôt le double.
s8-try-electronics = Celui-là vaut 1, le double 2. Votre grand magasin n’en prend qu’un.
s8-close = Il prend n’importe qui. Dès trois sur le plan, deux clients arrivent à chaque tour.

s9-title = Les plus nombreux ne rapportent rien
s9-task1 = Dernier tour ! Prenez le client qui rapporte le plus, puis terminez votre tour.
s9-nudge1 = On retire tous les clients du type qui a le plus de jetons. À égalité, le type qui vaut le moins.
s9-try-food = L’alimentation garde le plus de jetons et s’en va tout entière. Il vous reste 3 points.
s9-try-electronics = Cela fait 4 points, car toute l’alimentation s’en va. Vous pouvez en faire 5.
s9-try-income = Revenu met fin à votre tour, et les cartes ne rapportent rien.
s9-try-build = Les magasins ne rapportent rien, et le déplacement a besoin de votre carte.
s9-try-end = C’est votre dernier tour, et trois clients attendent à Shibuya. Prenez-en d’abord un.
s9-close = Alimentation et vêtements ont trois jetons chacun : l’alimentation, qui vaut moins, s’en va. Il vous reste 5 points.

s10-title = Déménager un magasin
s10-task1 = Amenez un magasin de vêtements à Shibuya, et gardez une carte pour le déplacement.
s10-nudge1 = Vos magasins de vêtements sont sur le plan, mais un magasin déménage. Et grâce à Omori, Ota est un joker.
s10-try-shibuya = Le magasin parti d’Omori, Ota n’est plus un joker, et rien ne paie le déplacement. Payez Ota maintenant.
s10-try-goods = Le client de Shibuya veut des vêtements.
s10-try-expand = Il vous faut vos deux actions : une pour Construire, une pour Déplacer.
s10-try-waiting = Cela met fin à votre tour, et le client attend toujours.
s10-task2 = Déplacez maintenant le client vêtements double dans votre magasin.
s10-nudge2 = Un déplacement peut être très court : un magasin prend un client dès la gare de départ.
s10-close = On paie d’abord, puis le magasin déménage ; jusque-là, son ancien arrondissement compte.

## what puzzles are about
theme-grand-tour = grand tour
theme-bypass = contournement
theme-own-rails = ses propres voies
theme-build-and-collect = construire et encaisser
theme-rails = voies
theme-wild-payment = paiement joker
theme-balance = équilibre
theme-good-ending = finir par Revenu
theme-department-store = grand magasin
theme-new-store = un nouveau magasin
theme-short-way = au plus court
