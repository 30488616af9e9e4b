### Misja: Czerwona Planeta na stronie głównej.

about-mission-red-planet = Parowe rakiety ścigają się na Marsa: wybieraj w tajemnicy postacie, zapełniaj statki albo je wysadzaj i zdobądź przewagę w strefach z lodem, sylwanitem i celerium.
