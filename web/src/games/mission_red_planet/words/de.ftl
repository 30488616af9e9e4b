### Aufbruch zum roten Planeten auf der Startseite.

about-mission-red-planet = Dampfraketen fliegen um die Wette zum Mars: Wähle geheim einen Charakter, fülle Schiffe oder sprenge sie, und halte die Zonen mit Eis, Sylvanit und Celerium.
setting-mission-red-planet-unkept-aside = Die nicht behaltene Mission bleibt aus dem Spiel
setting-mission-red-planet-skipped-not-first = Ein Reiseagent, dessen Zug ausfällt, wird nicht Startspieler
setting-mission-red-planet-forced-actions = Eine Aktion muss im ersten passenden Moment eingesetzt werden
