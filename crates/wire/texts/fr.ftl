# Ce que dit le serveur quand il refuse : ce qui vous arrête, et ce qui marcherait.

wait-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
wait-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# Les requêtes qui n’ont pas de sens : pour qui écrit des programmes.
refusal-malformed = La requête est incorrecte : { $why }
refusal-malformed-at = La requête est incorrecte à { $place } : { $why }
refusal-goes-on = La requête continue après sa fin. Envoyez une seule valeur JSON.
refusal-cut-off = La requête a été coupée. Renvoyez-la.
refusal-bad-query = Les paramètres de l’adresse sont incorrects : { $why }
refusal-takes-no-body = Cet appel ne prend pas de corps.
refusal-text-only = Les messages sont du texte JSON, pas des octets.
refusal-too-large = C’est trop gros : une requête compte au plus { $most } octets.
refusal-too-slow = La requête a mis plus de { $seconds } s à arriver. Renvoyez-la.
refusal-no-address = Le serveur ne sait pas d’où vient cette requête.

refusal-nothing-here = Il n’y a rien à cette adresse. GET /api/openapi.json donne la liste des appels.
refusal-wrong-method = Cette adresse n’accepte pas cette méthode. GET /api/openapi.json donne la liste des appels.
refusal-foreign-site = Les requêtes venant des pages d’autres sites sont refusées. Passez par la page de ce serveur.

# Les personnes.
refusal-not-signed-in = Vous n’êtes pas connecté. Choisissez un nom ou connectez-vous d’abord.
refusal-wrong-password = Aucun compte n’a ce nom et ce mot de passe. Vérifiez-les et réessayez.
refusal-name-length = Choisissez un nom de 1 à { $most } caractères.
refusal-name-invisible = Un nom ne peut pas avoir de caractères invisibles. Choisissez-en un que les autres puissent lire.
refusal-name-marks = Une lettre d’un nom porte au plus { $most } signes diacritiques.
refusal-name-of-account = Un compte porte ce nom, ou un nom qui lui ressemble. Connectez-vous, ou choisissez un autre nom.
refusal-name-taken = Ce nom est déjà pris, ou ressemble trop à un autre. Choisissez-en un autre.
refusal-password-length = Choisissez un mot de passe de { $least } à { $most } caractères.
refusal-password-not-stored = Votre mot de passe n’a pas pu être enregistré, et rien n’a changé. Réessayez dans un moment.
refusal-has-account = Vous avez déjà un compte.
refusal-accounts-only = Il faut un compte pour cela. Créez-en un d’abord ; vous gardez vos parties.
refusal-no-lesson = { $name } n’est pas le nom d’une leçon.
refusal-too-many-lessons = { $most } leçons sont gardées au plus.
refusal-no-person = Aucun joueur nommé { $name } ne montre de profil ici.
refusal-game-first = Choisissez d’abord le jeu : les points et les options lui sont propres.
refusal-follow-yourself = Vous ne pouvez pas vous suivre vous-même.
refusal-too-many-followed = Vous suivez déjà { $most } joueurs. Cessez d’en suivre un d’abord.

# La bonne compagnie.
refusal-suspended = Ce compte est suspendu : { $reason }
refusal-name-filtered = Ce genre de nom n’est pas admis ici. Choisissez-en un autre.
refusal-chat-filtered = Ces mots ne sont pas admis ici. Dites-le autrement.
refusal-not-you = Ce n’est pas votre mot de passe ni votre clé d’accès. Réessayez.
refusal-no-session = Cette session est déjà fermée.
refusal-no-passkey = Aucun compte n’a cette clé d’accès. Connectez-vous autrement.
refusal-passkeys-not-here = Les clés d’accès demandent une adresse en https ou localhost.
refusal-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une d’abord.
refusal-blocked = Quelqu’un à cette table vous a bloqué. Choisissez une autre table.
refusal-not-oneself = Vous ne pouvez ni vous masquer, ni vous bloquer, ni vous signaler vous-même.
refusal-nobody-meant = Cette personne n’est pas ici. Regardez à nouveau.
refusal-too-many-shunned = Votre liste compte déjà { $most } personnes. Retirez-en une d’abord.
refusal-no-line = Ce message n’existe plus.
refusal-reported-already = Vous avez déjà signalé ce message.
refusal-long-note = Écrivez au plus { $most } caractères.
refusal-no-report = Aucun signalement n’a cet identifiant.
refusal-operator-only = Réservé à l’opérateur : le jeton manque ou est faux.

# Être averti.
refusal-no-zone = { $name } n’est pas le nom d’un fuseau horaire. Écrivez par exemple Europe/Paris.
refusal-no-language = Nous ne parlons pas cette langue : { $name }.
refusal-quiet-hours = Les heures calmes commencent et finissent à deux moments différents de la journée.
refusal-long-wait = Attendez au plus { $most } minutes.
refusal-no-news-kind = Choisissez au moins une chose dont vous voulez être averti.
refusal-web-address = Écrivez l’adresse entière du webhook, par exemple https://example.org/hook : { $most } caractères au plus.
refusal-inner-address = Ce serveur n’envoie rien aux adresses privées. Prenez-en une joignable depuis Internet.
refusal-mail-address = Cela ne ressemble pas à une adresse e-mail.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-mail-for-accounts = Pour l’e-mail, il faut un compte. Créez-en un d’abord ; vous gardez vos parties.
refusal-push-target = L’adresse de notification de votre navigateur est inutilisable. Désactivez puis réactivez les notifications.
refusal-too-many-targets = Vous êtes déjà averti à { $most } endroits. Supprimez-en un d’abord.
refusal-no-target = Cet endroit n’existe plus.
refusal-not-confirmed = Ouvrez d’abord le lien de l’e-mail que nous avons envoyé.
refusal-not-delivered = La réponse est une erreur ({ $status }). Vérifiez l’adresse.
refusal-no-answer = Aucune réponse. Vérifiez l’adresse.
refusal-mail-refused = Le serveur de messagerie a refusé l’e-mail. Vérifiez l’adresse ou réessayez plus tard.

# Une table à créer.
refusal-unknown-game = Il n’y a pas de jeu « { $name } » ici. Vous pouvez jouer à { $games }.
refusal-players = { setup-fault-players }
refusal-unknown-option = { option-error-unknown }
refusal-unknown-bot = Il n’y a pas de robot « { $name } » ici. Vous pouvez inviter { $bots }.
refusal-bot-declines = { $name } ne joue pas à ce jeu : { $why }
refusal-live-clock = Choisissez un temps de 1 à { $most } minutes par joueur.
refusal-correspondence-clock = Choisissez un délai de 1 à { $most } jours par coup.
refusal-clock-increment = Ajoutez au plus { $most } secondes par tour.
refusal-clock-reserve = Gardez au plus { $most } heures en réserve.
refusal-spectator-delay = Choisissez pour les spectateurs un retard de 1 à { $most }.
refusal-not-made = La table n’a pas pu être créée. Réessayez.
refusal-rematch-not-made = La revanche n’a pas pu être créée. Réessayez.

# Une table.
refusal-no-table = Il n’y a pas de table ici. Elle a peut-être été retirée ; vérifiez l’adresse.
refusal-no-list = Il n’y a pas de liste avec cette empreinte.
refusal-no-table-state = Demandez des tables open, running ou finished.
refusal-no-spectators = Cette table n’accepte pas de spectateurs. Prenez une place pour voir la partie.
refusal-removed-by-host = L’hôte vous a retiré de cette table.
refusal-host-only = Seul l’hôte de cette table peut faire cela.
refusal-players-only = Seuls ceux qui ont joué ici peuvent demander une revanche.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-begun = La partie a déjà commencé, ou la table est fermée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-over = La partie est terminée.
refusal-other-rules = Cette partie a commencé avec la version { $theirs } des règles de { $game } ; ce serveur a la version { $ours }.

# Les places.
refusal-no-seat = Cette table n’a pas de place { $seat }.
refusal-not-yours = La place { $seat } n’est pas la vôtre.
refusal-no-open-seat = Aucune place n’est libre à cette table.
refusal-seat-not-open = La place { $seat } n’est pas libre. Choisissez-en une qui l’est.
refusal-seated-already = Vous avez déjà une place à cette table.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-seat-empty = Personne n’occupe encore la place { $seat }. Commencez quand toutes sont prises.
refusal-nobody-there = Personne n’occupe la place { $seat }.
refusal-not-agreed = { $name } n’a pas encore dit oui à une autre partie.
refusal-not-yourself = Vous ne pouvez pas vous retirer vous-même. Partez, et la table se ferme.
refusal-changed-hands = La place a changé de mains. Regardez à nouveau.
refusal-table-changed = La table a changé. Regardez à nouveau.
refusal-dead-link = Ce lien ne mène nulle part : il a servi, ou a été remplacé. Demandez-en un nouveau.

# Son temps.
refusal-no-clock = Cette table n’a pas de limite de temps : il n’y a rien à suspendre.
refusal-paused-already = Les pendules sont déjà arrêtées.
refusal-not-paused = Les pendules ne sont pas arrêtées.
refusal-long-absence = Choisissez un retour d’ici { $most } jours au plus.
refusal-leave-dates = Choisissez un premier jour à partir d’aujourd’hui, et un dernier jour qui ne le précède pas.
refusal-leave-too-far = Prévoyez votre congé au plus { $most } jours à l’avance.
refusal-leave-overlaps = Vous êtes déjà en congé certains de ces jours.
refusal-leave-used-up = { $left ->
    [0] Il ne vous reste aucun jour de congé en { $year }.
    [one] Il vous reste un jour de congé en { $year }.
   *[other] Il vous reste { $left } jours de congé en { $year }.
}
refusal-no-leave = Ce congé est terminé ou a été annulé.

# Les décisions.
refusal-not-awaited = La place { $seat } n’a rien à décider pour l’instant. Attendez votre tour.
refusal-not-that-far = La partie n’en est pas encore au coup { $ply } ; elle en est au coup { $now }.
refusal-decided-since = La place { $seat } a décidé depuis le coup { $ply }. La partie en est au coup { $now }.
refusal-others-faster = Les autres jouent vite. Regardez à nouveau, puis décidez.
refusal-no-action = Ce n’est pas une action de ce jeu : { $why }
refusal-nothing-to-undo = { -undo-nothing }
refusal-undo-closed = { -undo-closed }
refusal-undo-entangled = { -undo-entangled }
refusal-undone-too-much = Impossible d’annuler encore : cette partie compte déjà { $most } coups et annulations.

# Les plans.
refusal-plan-empty = Ce plan est vide. Ajoutez une décision, ou choisissez une des formes simples.
refusal-plan-large = Ce plan est trop grand : il peut contenir { $decisions } décisions et { $bytes } caractères.
refusal-plan-conditions = Une décision attend au plus { $most } événements. Retirez des conditions.
refusal-plan-own-decision = Un plan attend ce que décident les autres joueurs. Retirez la condition qui porte sur vous.
refusal-plan-unseen = Un plan n’attend que des décisions que vous verrez : { $why }
refusal-plan-no-pass = On ne peut pas passer dans { $game }. Prévoyez plutôt vos décisions.
refusal-plan-stood-in = Un robot joue à votre place. Reprenez votre place, puis faites un plan.

# La discussion.
refusal-chat-length = Un message compte de 1 à { $most } caractères.
refusal-text-control = Ce texte contient un caractère qui ne peut pas être enregistré. Retirez-le.
refusal-chat-control = Un message est du texte simple, sans caractères de contrôle.
refusal-players-talk = À cette table, seuls les joueurs discutent.
refusal-chat-full = La discussion de cette table est pleine : elle compte { $most } messages.
refusal-chat-crowded = Tout le monde parle à la fois. Renvoyez votre message.

# Les limites.
refusal-requests = Trop de requêtes. Réessayez dans { $wait }.
refusal-address-requests = Trop de requêtes depuis votre adresse. Réessayez dans { $wait }.
refusal-address-passwords = Trop de mots de passe depuis votre adresse. Réessayez dans { $wait }.
refusal-account-passwords = Trop de mots de passe erronés pour ce compte. Réessayez dans { $wait }.
refusal-passwords-busy = Beaucoup de monde se connecte en ce moment. Réessayez dans un instant.
refusal-past-busy = Beaucoup de monde revoit des coups passés en ce moment. Réessayez dans un instant.
refusal-guests = Trop de nouveaux joueurs sans compte depuis votre adresse. Réessayez dans { $wait }.
refusal-lists = Vos listes de cartes et vos plans sont trop gros au total. Réessayez dans { $wait }.
refusal-address-lists = Les listes de cartes et les plans venant de votre adresse sont trop gros au total. Réessayez dans { $wait }.
refusal-tables = Vous avez créé trop de tables. Réessayez dans { $wait }.
refusal-address-tables = Trop de nouvelles tables depuis votre adresse. Réessayez dans { $wait }.
refusal-chat-fast = Vous parlez trop vite. Réessayez dans { $wait }.
refusal-test-news = Vous avez envoyé beaucoup d’essais. Réessayez dans { $wait }.
refusal-confirming-mails = Trop d’e-mails pour cette adresse. Réessayez dans { $wait }.
refusal-reports = Vous avez beaucoup signalé. Réessayez dans { $wait }.
refusal-exports = Vous venez de télécharger vos données. Réessayez dans { $wait }.
refusal-pages = Vous avez { $most } pages ouvertes. Fermez-en une d’abord.
refusal-address-pages = Trop de pages sont ouvertes depuis votre adresse. Fermez-en une d’abord.
refusal-address-connections = Trop de connexions depuis votre adresse. Fermez-en une d’abord.
refusal-followed = Une page suit au plus { $most } tables. Fermez-en une d’abord.
refusal-open-tables = Vous avez { $most } tables ouvertes. Lancez-en une ou quittez-en une d’abord.
refusal-bots-alone = Les robots jouent déjà seuls { $most } de vos parties. Attendez que l’une finisse.
refusal-bot-seats = { $playing } robots jouent déjà dans vos parties, sur { $most } permis. Finissez d’abord une partie.
refusal-somebody-faster = Quelqu’un a été plus rapide. Réessayez.

# La machine : ce qui s’est passé, ce qui est en sûreté, ce qui va suivre.
refusal-server-fault = Une erreur s’est produite sur le serveur. Votre partie en est à son dernier enregistrement ; réessayez.
refusal-cant-store = Le serveur ne peut rien enregistrer ni lire pour l’instant. Ce qu’il a confirmé est en sûreté ; réessayez dans un moment.
refusal-cant-check = La base de données ne peut être ni écrite ni lue.
refusal-table-unreadable = Cette table ne peut plus être lue. Le journal du serveur dit pourquoi.
refusal-damaged = Le fichier de la base de données est endommagé. Arrêtez le serveur et mettez une sauvegarde à sa place.
refusal-deaf = Ce serveur n’entend pas les autres serveurs de sa base de données.
refusal-stopping = Le serveur s’arrête. Vos parties sont enregistrées ; réessayez dans un moment.
refusal-full = Le serveur est complet pour l’instant. Réessayez dans quelques secondes.

# The daily challenge.
refusal-spoiler = Relevez d’abord ce défi vous-même. Une fois sa journée finie, tout le monde pourra regarder.
