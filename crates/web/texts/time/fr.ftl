# Le temps aux tables : pendules, pauses, congés.

time-none = Sans limite de temps
time-live = { $n } min par joueur
time-live_more = { $n } min + { $seconds } s par tour
time-slow = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
time-slow_reserve = { $hours } h en réserve
time-slow_weekends = week-ends libres
time-and = { $one }, { $other }
time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
time-with_reserve = { $left } + { $reserve }
time-in_reserve = { $left } de réserve
time-stands_pause = en pause
time-stands_weekend = week-end
time-stands_leave = en congé
time-on_leave = En congé jusqu’au { $when }
time-back_by = De retour d’ici : { $when }

time-details = Régler la pendule vous-même
time-kind = Type de pendule
time-kind_none = Aucune
time-kind_live = Minutes
time-kind_slow = Jours
time-minutes = Minutes pour toute la partie
time-increment = Secondes ajoutées à chaque tour
time-increment_note = Votre tour dure jusqu’à ce qu’un autre décide : tours longs et tours courts reçoivent autant.
time-days_each = Jours par coup
time-reserve = Heures de réserve pour toute la partie
time-reserve_note = Un coup qui dépasse ses jours entame la réserve.
time-weekends = Pendules arrêtées le samedi et le dimanche
time-zone = Fuseau horaire des week-ends
time-late = Quand le temps d’un joueur est écoulé
time-late_stand_in = Un robot continue
time-late_give_up = La place est perdue
time-late_stand_in_note = Le joueur peut revenir à tout moment.
time-late_give_up_note = Un robot joue jusqu’à la fin. Le joueur ne peut pas revenir et compte comme dernier.

time-title = Temps
time-paused = Pause : les pendules sont arrêtées
time-resume = Reprendre
time-asks = Pause demandée par { $names }.
time-agree = D’accord
time-decline = Non
time-waiting = Vous avez demandé une pause. En attente de { $names }.
time-take_back = Tant pis
time-ask_pause = Demander une pause
time-back_in = Je reviens dans
time-in_minutes = { $n } min
time-in_hours = { $n } h
time-in_days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
time-back_now = Me revoilà
time-take_leave = Prendre des congés

time-leave_title = Congés
time-leave_text = Pendant vos congés, vos pendules s’arrêtent à toutes les tables qui comptent en jours. Les autres le voient à votre place.
time-leave_left = { $n ->
    [one] { $year } : il reste { $n } jour
   *[other] { $year } : il reste { $n } jours
}
time-leave_taken = Vos congés
time-leave_none = Vous n’en avez pas prévu.
time-leave_span = { $n ->
    [one] { $first } ({ $n } jour)
   *[other] { $first } – { $last } ({ $n } jours)
}
time-leave_now = en cours
time-leave_end = Revenir maintenant
time-leave_cancel = Annuler
time-leave_ended = Bon retour. Vos pendules tournent de nouveau.
time-leave_cancelled = Annulé. Vous récupérez ces jours.
time-leave_take = Prendre des congés
time-leave_first = Premier jour
time-leave_last = Dernier jour
time-leave_zone = De minuit à minuit, heure de { $zone }. Si vous commencez aujourd’hui, c’est à l’instant.
time-leave_button = Prendre ces jours
time-leave_done = C’est fait. Profitez-en bien !
