### De pagina zonder netwerk.

page-offline-title = Geen netwerk
page-offline-lead = De tafels staan op de server; om te spelen is verbinding nodig. Je spellen zijn daar veilig.
page-offline-works = Dit werkt zonder netwerk
page-offline-nothing = Op dit apparaat staat nog niets. Open het scoreblok een keer met verbinding, dan werkt het ook zonder.
page-offline-retry = Opnieuw proberen
