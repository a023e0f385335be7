# Where people stand: profiles, leaderboards, finished games.
standing-nothing = Nothing to show
standing-rating = { $points } ± { $within }
standing-somebody = Somebody
standing-since = Here since { $day }
standing-hidden_note = Only you can see this page: you're hidden.
standing-games_of = Finished games of { $name }
standing-no_games = No finished games yet.
standing-with_you = { $games ->
    [one] You and { $name } have played 1 game together. You finished ahead in { $ahead }, behind in { $behind }.
   *[other] You and { $name } have played { $games } games together. You finished ahead in { $ahead }, behind in { $behind }.
}
standing-record = { $finished } finished, { $won } of { $contests } against others won. Best score: { $best }.
standing-ratings = Ratings
standing-players = Players
standing-any_players = Any number
standing-n_players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
standing-points = Rating
standing-games = Games
standing-won = Won
standing-curve = Rating in { $game }
standing-curve_told = Over { $games } games, from { $from } to { $to }
standing-openings = Favorite openings
standing-opening = Opening
standing-leaderboard = Standings: { $game }
standing-badges = Firsts
standing-badge_finished = First finished game
standing-badge_won = First win
standing-badge_beat = First win against the { $level } bot
standing-badge_points = { $n } points for the first time
standing-badge_title = “{ $title }” for the first time
standing-rivals = Frequent opponents
standing-player = Player
standing-ahead = Ahead
standing-behind = Behind
standing-privacy = Privacy
standing-hide = Hide me from lists
standing-hide_note = You keep your ratings, but others read “Somebody” in lists, and your profile is yours alone. At a table, and in its replay, people still see your name.
standing-how = The number is the best guess; 19 times out of 20 it's right within ±. The order goes by the lower end, so nobody leads after one lucky game. Bots stand on the same scale.
standing-finished = Finished games
standing-place = Place
standing-your_place = Your place: { $place } ({ $rating })
standing-nobody_yet = Nobody has a rating here yet. Play with an account against others or bots.
standing-more = Show more
standing-game = Game
standing-any = Any
standing-option = Option
standing-least = At least this many points
standing-from = From
standing-to = To
standing-search = Search
standing-none_found = No finished games match.
standing-rated_game = rated
