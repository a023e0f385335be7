# Où en sont les joueurs : profils, classements, parties terminées.
standing-nothing = Rien à montrer
standing-rating = { $points } ± { $within }
standing-somebody = Quelqu’un
standing-since = Ici depuis le { $day }
standing-hidden_note = Vous seul voyez cette page : vous êtes masqué.
standing-games_of = Parties terminées de { $name }
standing-no_games = Aucune partie terminée pour l’instant.
standing-with_you = { $games ->
    [one] Vous et { $name } avez joué { $games } partie ensemble : { $ahead } fois devant, { $behind } fois derrière.
   *[other] Vous et { $name } avez joué { $games } parties ensemble : { $ahead } fois devant, { $behind } fois derrière.
}
standing-record = { $finished } terminées, { $won } sur { $contests } gagnées contre d’autres. Meilleur score : { $best }.
standing-ratings = Cotes
standing-players = Joueurs
standing-any_players = Peu importe
standing-n_players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
standing-points = Cote
standing-games = Parties
standing-won = Gagnées
standing-curve = Cote à { $game }
standing-curve_told = En { $games } parties, de { $from } à { $to }
standing-openings = Ouvertures favorites
standing-opening = Ouverture
standing-leaderboard = Classement : { $game }
standing-badges = Premières fois
standing-badge_finished = Première partie terminée
standing-badge_won = Première victoire
standing-badge_beat = Première victoire contre le robot { $level }
standing-badge_points = { $n } points pour la première fois
standing-badge_title = « { $title } » pour la première fois
standing-rivals = Adversaires les plus fréquents
standing-player = Joueur
standing-ahead = Devant
standing-behind = Derrière
standing-privacy = Vie privée
standing-hide = Me masquer dans les listes
standing-hide_note = Vous gardez vos cotes, mais les autres lisent « Quelqu’un » dans les listes, et votre profil n’est qu’à vous. À une table et dans sa rediffusion, on voit toujours votre nom.
standing-how = Le nombre est la meilleure estimation ; dans 19 cas sur 20, il est juste à ± près. L’ordre suit la borne basse : personne ne mène après une seule partie heureuse. Les robots sont sur la même échelle.
standing-finished = Parties terminées
standing-place = Place
standing-your_place = Votre place : { $place } ({ $rating })
standing-nobody_yet = Personne n’a encore de cote ici. Jouez avec un compte, contre d’autres ou contre des robots.
standing-more = En voir plus
standing-game = Jeu
standing-any = Peu importe
standing-option = Option
standing-least = Au moins ce nombre de points
standing-from = Du
standing-to = Au
standing-search = Chercher
standing-none_found = Aucune partie terminée ne correspond.
standing-rated_game = classée
