### Misja: Czerwona Planeta na stronie głównej.

about-mission-red-planet = Parowe rakiety ścigają się na Marsa: wybieraj w tajemnicy postacie, zapełniaj statki albo je wysadzaj i zdobądź przewagę w strefach z lodem, sylwanitem i celerium.
setting-mission-red-planet-unkept-aside = Niezatrzymana misja zostaje poza grą
setting-mission-red-planet-skipped-not-first = Agent podróży, który pomija turę, nie zostaje pierwszym graczem
setting-mission-red-planet-forced-actions = Akcji trzeba użyć przy pierwszej okazji
