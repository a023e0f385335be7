# Ce que les messageries montrent d’un lien vers ce serveur : un titre et une ou deux lignes.

preview-site-title = Roundhouse : des jeux de rails
preview-site = Jouez tout de suite contre des robots, invitez vos amis par un lien ou partagez un même écran. Sans compte ni installation.
preview-rules-title = { $game } : les règles

preview-invited-title = { $host } vous invite à jouer à { $game }
preview-table-title = Une table de { $game }
preview-running-title = { $game } : une partie en cours
preview-over-title = { $game } : une partie terminée
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
