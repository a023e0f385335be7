# La page où l’on choisit d’être averti de ce qui se passe à ses tables.

told-title = Notifications
told-open = Quand une table est ouverte
told-open_text = Quand c’est à vous et que l’onglet est caché, son titre et son icône portent une marque.
told-sound = Jouer un son
told-notices = Afficher une notification quand l’onglet est caché
told-denied = Votre navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
told-closed = En votre absence
told-closed_text = Pas besoin de laisser une page ouverte pour une partie qui dure des jours.
told-nobody = Vous n’êtes pas connecté.
told-sign_in = Choisissez un nom ou connectez-vous
told-push = M’avertir dans ce navigateur
told-push_on = Ce navigateur vous avertira, même la page fermée.
told-no_push = Ce navigateur ne peut pas avertir quand la page est fermée.
told-mail = Adresse e-mail
told-mail_guest = Pour l’e-mail, il faut un compte. Vous gardez vos parties.
told-mail_sent = Nous avons envoyé un lien à { $address }. Ouvrez-le, et vous serez averti à cette adresse.
told-hook = Webhook (par exemple pour une messagerie)
told-table_hook = Webhook pour tout ce qui se passe à cette table
told-hook_text = Il reçoit un POST en JSON : {"{"}"content": "…"{"}"} et d’autres champs.
told-add = Ajouter
told-a_browser = Un navigateur ({ $name })
told-a_hook = Webhook chez { $name }
told-a_table = Webhook d’une table chez { $name }
told-what = M’avertir
told-kind_turn = quand c’est à moi
told-kind_began = quand une de mes parties commence, ou celle d’un joueur suivi
told-kind_ended = quand une partie se termine
told-kind_invited = quand on m’invite à une nouvelle partie
told-kind_clock = quand mon temps s’épuise
told-kind_plan = quand un de mes plans est abandonné
told-wait = C’est à moi : m’avertir
told-wait_none = tout de suite
told-wait_minutes = si je n’ai pas joué dans les { $n } minutes
told-wait_hours = { $n ->
    [one] si je n’ai pas joué dans l’heure
   *[other] si je n’ai pas joué dans les { $n } heures
}
told-digest = Comment
told-digest_never = Une par une
told-digest_hourly = Ensemble, toutes les heures
told-digest_daily = Ensemble, à 8 heures du matin
told-test = Envoyer un essai
told-tested = Envoyé. Il devrait arriver dans un instant.
told-remove = Supprimer
told-remove_name = Supprimer { $name }
told-off_gone = Désactivé : cette adresse n’existe plus.
told-off_failing = Désactivé : trop d’échecs. Envoyez un essai pour le réactiver.
told-off_stopped = Désactivé : vous ne vouliez plus d’e-mails.
told-unconfirmed = Ouvrez le lien que nous y avons envoyé.
told-quiet = Heures calmes
told-quiet_on = Ne rien me dire la nuit
told-quiet_from = De
told-quiet_to = À
told-zone = Fuseau horaire
told-zone_text = Ce qui se passe entre-temps est annoncé ensuite, si c’est toujours vrai.
told-saved = Enregistré.
