### De pagina zonder netwerk.

page-offline-title = Geen verbinding
page-offline-lead = Om te spelen en te leren spelen heb je verbinding met de server nodig. Je partijen zijn daar veilig.
page-offline-works = Dit werkt ook zonder verbinding
page-offline-nothing = Op dit apparaat staat nog niets. Open het scoreblok een keer met verbinding, dan werkt het ook zonder.
page-offline-play = Op dit apparaat spelen
page-offline-retry = Opnieuw proberen
