# Ce que les messageries montrent d’un lien vers ce serveur : un titre et une ou deux lignes.

preview-site-title = Roundhouse : des jeux de rails
preview-site = Jouez tout de suite contre des robots, invitez vos amis par un lien ou partagez un même écran. Sans compte ni installation.
preview-rules-title = { $game } : les règles

preview-invited-title = { $host } vous invite à jouer à { $game }
preview-table-title = Une table de { $game }
preview-running-title = { $game } : une partie en cours
preview-over-title = { $game } : une partie terminée
preview-move-title = { $game } : coup { $n }
preview-free = { $n ->
    [one] Une place est libre. Ouvrez le lien, choisissez un nom et prenez place.
   *[other] { $n } places sont libres. Ouvrez le lien, choisissez un nom et prenez place.
}
preview-full = Toutes les places sont prises. Ouvrez le lien pour regarder.
preview-running = { $names } jouent. Ouvrez le lien pour regarder.
preview-running-alone = { $names } joue. Ouvrez le lien pour regarder.
preview-over = Ouvrez le lien pour voir la feuille de score et revoir la partie.
preview-closed = Cette table est fermée.

preview-private-title = On vous invite à une table
preview-private = Ouvrez le lien, choisissez un nom et prenez place.
preview-claim-title = Une place vous est réservée
preview-claim = Ouvrez le lien pour prendre votre place. Il ne sert qu’une fois.

# Ce que l’on apprend quand on n’est pas là.
news-turn = C’est à vous de jouer dans { $game }.
news-turn-with = C’est à vous de jouer dans { $game } avec { $names }.
news-turn-of = C’est à { $name } de jouer dans { $game }.
news-began = { $game } a commencé.
news-began-with = { $game } avec { $names } a commencé.
news-followed = { $name } a commencé une partie de { $game }. Vous pouvez la regarder.
news-ended = { $game } est terminé.
news-ended-won = { $game } est terminé. Victoire : { $names }.
news-invited = { $name } vous invite à une nouvelle partie de { $game }.
news-plan = Votre plan dans { $game } ne convenait plus ; il est abandonné.
news-clock = Votre temps s’épuise dans { $game } : il reste { $left }.
news-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
news-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
news-several = { $n } nouvelles de vos tables
news-test = Ça marche : Roundhouse peut vous joindre ici.

# Les e-mails, et les pages où ils mènent.
mail-why = Vous avez demandé à Roundhouse de vous écrire quand il se passe quelque chose à vos tables.
    Plus d’e-mails : { $stop }
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm = Bonjour { $name },

    Quelqu’un, vous sans doute, souhaite que Roundhouse écrive à cette adresse quand il se passe quelque chose aux tables.
    Ouvrez ce lien pour accepter :

    { $link }

    Si ce n’était pas vous, ne faites rien : nous n’écrirons plus.
mail-reset-subject = Un nouveau mot de passe pour Roundhouse
mail-reset = Bonjour { $name },

    Quelqu’un, vous sans doute, a oublié le mot de passe de votre compte Roundhouse.
    Ouvrez ce lien dans l’heure pour en choisir un nouveau :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
page-home = Aller à Roundhouse
page-confirm-title = E-mails de Roundhouse
page-confirm-question = Roundhouse doit-il écrire à cette adresse quand il se passe quelque chose à vos tables ?
page-confirm-button = Oui, écrivez-moi
page-confirm-done = C’est fait. Vous recevrez un e-mail quand il se passe quelque chose à vos tables.
page-stop-title = Plus d’e-mails
page-stop-question = Roundhouse doit-il cesser d’écrire à cette adresse ?
page-stop-button = Oui, arrêtez
page-stop-done = C’est fait. Roundhouse n’écrira plus à cette adresse.

# Tournaments.
news-cup-began = { $cup } a commencé. Vous jouez à partir de la prochaine ronde.
news-cup-table = { $cup } : votre table avec { $names } est prête.
news-cup-table-alone = { $cup } : votre table est prête.
news-cup-ended = { $cup } est terminé. Votre place : { $place }. Victoire : { $names }.
news-cup-cancelled = { $cup } est annulé.
preview-cup-title = { $name } : un tournoi
preview-cup-open = { $game }. { $n ->
    [one] Il reste { $n } place. Ouvrez le lien pour vous inscrire.
   *[other] Il reste { $n } places. Ouvrez le lien pour vous inscrire.
}
preview-cup = { $game }. Ouvrez le lien pour suivre les rondes et le classement.
preview-daily-title = Le défi du jour
preview-daily = Une donne par jour, la même pour tous. Combien de points marquerez-vous ?
