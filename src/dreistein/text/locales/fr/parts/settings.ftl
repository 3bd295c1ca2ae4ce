### Les réglages.

page-device = Un autre appareil
page-device-claim = Continuer sur cet appareil en tant que { $name } ?
page-device-claim-unnamed = Continuer sur cet appareil à la place de la personne qui a créé ce lien ?
page-device-claim-note = Vous jouerez sous ce nom, avec les parties de cette personne. N’acceptez que si le lien vient d’un autre de vos appareils.
page-device-lose =
    { $count ->
        [one] La partie de cet appareil ne sera plus visible ici. Pendant un jour, vous pourrez y revenir.
       *[other] Les { $count } parties de cet appareil ne seront plus visibles ici. Pendant un jour, vous pourrez y revenir.
    }
page-device-yours = Cet appareil a déjà ce nom et ces parties.
page-device-back-note = Pendant un jour, vous pouvez revenir aux parties que cet appareil avait avant : ici, ou plus tard sous Réglages, « Vos données ».
page-device-back = Revenir à mes parties d’avant
page-device-yes = Oui, continuer ici
page-device-note = Un lien valable une seule fois : ouvrez-le sur votre téléphone pour y continuer sous le même nom, avec les mêmes parties. Ne le partagez pas.
page-device-link = Lien personnel
page-device-qr = Code QR du lien personnel
page-device-make = Créer un lien
page-set-theme = Apparence
page-set-theme-auto = Comme l’appareil
page-set-theme-light = Clair
page-set-theme-dark = Sombre
page-set-contrast = Contraste
page-set-contrast-auto = Comme l’appareil
page-set-contrast-normal = Normal, en couleurs
page-set-contrast-high = Fort, noir et blanc
page-set-text = Taille du texte
page-set-text-normal = Normale
page-set-text-large = Grande
page-set-text-largest = Très grande
page-set-size = Taille des tuiles
page-set-size-normal = Normale
page-set-size-large = Grande
page-set-size-largest = Très grande
page-set-motion = Animations
page-set-motion-auto = Comme l’appareil
page-set-motion-full = Activées
page-set-motion-none = Désactivées
page-set-pace = Rythme des autres joueurs
page-set-pace-slow = Lent
page-set-pace-normal = Normal
page-set-pace-fast = Rapide
page-set-pace-instant = Instantané
page-set-confirm = Valider les coups
page-set-confirm-touch = Sur écran tactile
page-set-confirm-always = Toujours
page-set-confirm-never = Jamais
page-set-sound = Son
page-set-voices = Afficher ce que disent les autres à la table
page-set-shortcuts = Raccourcis clavier : + piocher, - finir le tour, « ? » que poser, / saisir un coup
page-set-notify = Me prévenir quand c’est à moi de jouer
page-set-notify-insecure = Les notifications demandent une adresse sécurisée (https) ou l’ordinateur du serveur.
page-set-notify-home = Sur iPhone et iPad, le jeu ne peut vous prévenir que s’il est sur l’écran d’accueil (Partager, Sur l’écran d’accueil).
page-set-pass = Passer automatiquement quand rien d’autre n’est possible
page-data = Vos données
