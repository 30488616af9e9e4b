### Terraforming Mars auf der Startseite.

about-terraforming-mars = Führe einen Konzern, der den Mars bewohnbar macht: erhöhe Temperatur und Sauerstoff, fülle Ozeane, baue Städte und spiele dabei mehr als zweihundert Projekte.
setting-terraforming-mars-corporate-era = Ära der Konzerne: alle Karten und Konzerne
setting-terraforming-mars-beginner = Alle führen den Anfänger-Konzern
setting-terraforming-mars-draft = Die Karten jeder Generation draften
