### The settings.

page-device = Another device
page-device-claim = Continue on this device as { $name }?
page-device-claim-unnamed = Continue on this device as the person who made this link?
page-device-claim-note = You will play under that name, with that person’s games. Say yes only if the link comes from another device of yours.
page-device-lose =
    { $count ->
        [one] The game that this device has now will no longer be shown here. For one day you can go back to it.
       *[other] The { $count } games that this device has now will no longer be shown here. For one day you can go back to them.
    }
page-device-yours = This device already has that name and those games.
page-device-back-note = For one day you can go back to the games that this device had before: here, or later under Settings, Your data.
page-device-back = Back to my earlier games
page-device-yes = Yes, continue here
page-device-note = A link that works once: open it on your phone, and continue there with your name and your games. Keep it to yourself.
page-device-link = Personal link
page-device-qr = QR code of the personal link
page-device-make = Make a link
page-set-theme = Light or dark
page-set-theme-auto = Same as device
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-contrast = Contrast
page-set-contrast-auto = Same as device
page-set-contrast-normal = Normal
page-set-contrast-high = High, black and white
page-set-text = Text size
page-set-text-normal = Normal
page-set-text-large = Large
page-set-text-largest = Very large
page-set-size = Tile size
page-set-size-normal = Normal
page-set-size-large = Large
page-set-size-largest = Very large
page-set-motion = Animations
page-set-motion-auto = Same as device
page-set-motion-full = On
page-set-motion-none = Off
page-set-pace = Speed of other players’ moves
page-set-pace-slow = Slow
page-set-pace-normal = Normal
page-set-pace-fast = Fast
page-set-pace-instant = Instant
page-set-confirm = Confirm moves
page-set-confirm-touch = On touchscreens
page-set-confirm-always = Always
page-set-confirm-never = Never
page-set-sound = Sound
page-set-voices = Show what others say at the table
page-set-shortcuts = Shortcuts: + draw, - end turn, ? what fits, / type a move
page-set-notify = Tell me when it’s my turn
page-set-notify-insecure = Notifications need a secure address (https) or the computer that runs the server.
page-set-notify-home = On an iPhone or iPad, the game can only notify you once it is on the home screen (Share, Add to Home Screen).
page-set-pass = Pass automatically when nothing else is possible
page-data = Your data
