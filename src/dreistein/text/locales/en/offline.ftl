### The page without a network.

page-offline-title = No network
page-offline-lead = Tables live on the server, so playing needs a connection. Your games are safe there.
page-offline-works = This works without a network
page-offline-nothing = Nothing is stored on this device yet. Open the score pad once with a connection, and it will work without one.
page-offline-retry = Try again
