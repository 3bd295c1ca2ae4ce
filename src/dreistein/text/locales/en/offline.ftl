### The page without a network.

page-offline-title = You are offline
page-offline-lead = You need a connection to the server to play or to learn the game. Your games are safe there.
page-offline-works = This works offline
page-offline-nothing = Nothing is stored on this device yet. Open the score pad once while you are online, and it will work offline too.
page-offline-play = Play on this device
page-offline-retry = Try again
