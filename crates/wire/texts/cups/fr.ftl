# What the server says when it refuses something about tournaments and the daily challenge. It comes with the pages that need it.

# Tournaments.
cup-name = Donnez au tournoi un nom de 1 à { $most } caractères.
cup-size = Les tables de ce jeu accueillent ici de 2 à { $most } personnes. Choisissez un nombre entre les deux.
cup-games = Un match se joue en une partie, au meilleur des 3 ou au meilleur des 5.
cup-rounds = Choisissez de 1 à { $most } rondes.
cup-people = Prévoyez de 2 à { $most } participants.
cup-least = Le minimum dépasse le nombre de places. Baissez-le ou ajoutez des places.
cup-clock = Choisissez une limite de temps : sinon, tout le monde attendrait un absent.
cup-seats = Laissez les places vides. C’est le tournoi qui les attribue.
cup-starts = Choisissez un début d’ici un an.
cup-no-cup = Il n’y a pas de tournoi ici. Vérifiez l’adresse.
cup-full = Ce tournoi est complet.
cup-begun = Ce tournoi a commencé. On ne peut plus s’inscrire.
cup-not-running = Ce tournoi n’est pas en cours.
cup-link = Pour vous inscrire, il vous faut le lien de l’organisateur.
cup-accounts = Ce tournoi est réservé aux comptes. Créez-en un d’abord ; vous gardez vos parties.
cup-entered = Vous êtes déjà inscrit.
cup-not-entered = Vous ne participez pas à ce tournoi.
cup-few = Il faut au moins { $least } personnes pour commencer.
cup-organiser-only = Seul l’organisateur peut le faire.
cup-no-return = Vous ne pouvez pas revenir dans ce tournoi.
cup-too-many-cups = Vous avez déjà { $most } tournois. Attendez que l’un d’eux se termine.

# The daily challenge.
cup-no-solo = Ce jeu n’a pas de défi du jour : on ne peut pas y jouer seul.
cup-no-day = Il n’y a pas de défi pour ce jour.
