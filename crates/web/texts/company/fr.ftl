# Le compte, les personnes qu’on préfère éviter et les parties que tous veulent arrêter.

# La page du compte.
company-password = Changer de mot de passe
company-old_password = Votre mot de passe actuel
company-new_password = Nouveau mot de passe
company-your_password = Votre mot de passe
company-change_password = Changer le mot de passe
company-password_changed = Votre mot de passe est changé. Tous vos autres appareils sont déconnectés.
company-by_passkey = Utiliser plutôt une clé d’accès
company-passkeys = Clés d’accès
company-passkeys_note = Une clé d’accès se trouve sur votre téléphone, votre ordinateur ou une clé de sécurité. Avec elle, vous vous connectez sans rien taper.
company-no_passkeys = Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse. Il leur faut https.
company-passkey_given_up = Rien ne s’est passé : aucune clé d’accès n’a servi.
company-passkey_name = Nom
company-passkey_name_now = Ma clé d’accès
company-add_passkey = Ajouter une clé d’accès
company-passkey_added = Ajoutée : { $name }.
company-passkey_removed = Retirée. Vous pouvez aussi la supprimer sur votre appareil.
company-remove = Retirer
company-remove_passkey = Retirer la clé d’accès { $name }
company-made = Ajoutée le { $day }
company-last_used = Dernière utilisation : { $day }
company-sessions = Où vous êtes connecté
company-device = { $browser } sur { $system }
company-some_device = Un appareil
company-this_session = Ici même
company-sign_out = Déconnecter
company-sign_out_there = Déconnecter : { $device }
company-signed_out = Déconnecté là-bas.
company-shunned = Personnes masquées et bloquées
company-shunned_note = Vous ne voyez pas les messages des personnes masquées. Les personnes bloquées ne peuvent pas non plus rejoindre vos tables ni vous proposer une autre partie. Personne n’en est averti.
company-nobody_shunned = Personne.
company-muted = Masqué
company-blocked = Bloqué
company-undo = Annuler
company-undo_whom = Annuler pour { $name }
company-data = Vos données
company-data_note = Tout ce que nous gardons de vous, sauf les secrets, dans un seul fichier.
company-download = Télécharger vos données
company-delete = Supprimer votre compte
company-delete_note = Votre nom, vos messages, vos cotes et tout le reste sont effacés pour toujours. Dans les parties que vous avez jouées, votre place reste, sans nom. Des robots reprennent vos parties en cours.
company-delete_now = Supprimer pour toujours
company-mail_hint = Un mot de passe oublié se remplace par e-mail : confirmez votre adresse dans Notifications.

# D’autres entrées.
company-sign_in_by_passkey = Se connecter avec une clé d’accès
company-forgot = Mot de passe oublié ?
company-forgot_note = Saisissez l’adresse e-mail que vous avez confirmée pour les notifications.
company-mail = Adresse e-mail
company-send_link = M’envoyer un lien
company-link_sent = Si un compte a confirmé cette adresse, un lien est en route. Il est valable une heure.
company-reset_title = Un nouveau mot de passe
company-reset_done = Votre mot de passe est changé. Vous êtes déconnecté partout.
company-to_sign_in = Se connecter

# Un message, et qui l’a écrit.
company-about_line = À propos du message de { $name }
company-mute = Masquer
company-mute_whom = Masquer { $name }
company-muted_now = Vous ne verrez plus les messages de { $name }.
company-block = Bloquer
company-block_whom = Bloquer { $name }
company-blocked_now = { $name } est bloqué. Cette partie continue.
company-report = Signaler
company-close = Fermer
company-what_is_wrong = Qu’est-ce qui ne va pas ?
company-insult = Une insulte
company-hate = De la haine
company-threat = Une menace
company-spam = Du spam
company-other = Autre chose
company-note = Avec vos mots (facultatif)
company-send_report = Envoyer le signalement
company-reported = Merci. L’opérateur le lira.

# Arrêter une partie.
company-people = Personnes à cette table
company-end = Arrêter la partie d’un commun accord
company-end_note = Si tout le monde est d’accord, la partie s’arrête sans résultat et ne compte pas pour la cote.
company-end_yes = Proposer de l’arrêter
company-play_on = Continuer à jouer
company-agree = Arrêter la partie
company-withdraw = Finalement, continuer
company-waiting_to_end = Vous voulez arrêter la partie. On attend { $names }.
company-asks_to_end = { $names } : proposition d’arrêter la partie sans résultat.
company-called_off = Cette partie a été arrêtée d’un commun accord. Il n’y a pas de résultat.
