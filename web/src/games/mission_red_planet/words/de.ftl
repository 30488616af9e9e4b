### Aufbruch zum roten Planeten auf der Startseite.

about-mission-red-planet = Dampfraketen fliegen um die Wette zum Mars: Wähle geheim einen Charakter, fülle Schiffe oder sprenge sie, und halte die Zonen mit Eis, Sylvanit und Celerium.
