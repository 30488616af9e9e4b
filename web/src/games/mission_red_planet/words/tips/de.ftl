### Was ein erstes Spiel erfährt, wenn es so weit ist.

tip-keep = Eine Mission bringt am Ende Punkte, und vorher sieht sie niemand. Behalte die, auf die du ab der ersten Runde hinarbeiten kannst.
tip-character = Alle wählen geheim, dann werden die Nummern von 9 bis 1 aufgerufen: Hohe handeln zuerst, niedrige können reagieren. Zeige auf einen Charakter, um zu lesen, was er tut.
tip-place = Die Flagge eines Schiffs zeigt sein Ziel. Ein Schiff startet, sobald es voll ist; ein fast volles bringt deine Leute also noch in dieser Runde zum Mars.
tip-recruiter = Einen benutzten Charakter kannst du erst wieder wählen, wenn der Anwerber (9) alle zurückholt. Spiel ihn, bevor die guten ausgehen.
tip-landed = Ein Schiff ist gelandet. Die Ersten decken den Rohstoff der Zone auf: Eis bringt 1, Sylvanit 2, Celerium 3 Punkte je Marker.
tip-production = Das war eine Produktion: Wer in einer Zone die meisten Astronauten hat, nimmt ihre Marker. Sie kommt nach den Runden 5, 8 und 10, mit 1, 2 und 3 Markern je Zone; die letzte zählt also am meisten.
tip-destination = Ein Zielmarker sagt, wohin das Schiff fliegt: Wähle eine Zone, in der ein Astronaut mehr den Ausschlag gibt. Für ein Schiff mit Fragezeichen wählt, wer es zuerst betritt.
tip-explore = Die Forscherin bewegt Astronauten, die schon auf dem Mars sind, zusammen bis zu drei Schritte. Suche eine Zone, in der dir nur einer zur Mehrheit fehlt.
tip-research = Ereigniskarten sind geheime Missionen, Aktionen für später oder Entdeckungen, die am Ende eine Zone verändern. Mehr Missionen heißt mehr Wege zu Punkten.
tip-assign = Nur du weißt, was diese Entdeckung tut, bis sie aufgedeckt wird. Lege eine gute dahin, wo du führst, und eine schlechte dahin, wo ein anderer führt.
tip-force = Der Geheimagent startet ein Schiff, das nicht voll ist. Gut für ein Schiff mit deinen Leuten, oder um andere halb leer wegzuschicken.
tip-destroy = Alle an Bord sind endgültig verloren. Suche ein Schiff ohne deine Leute, oder eins, auf dem die anderen mehr verlieren.
tip-replace = Aus einem von ihnen wird einer von dir: Wo es knapp ist, macht das zwei aus.
tip-kill = Ein toter Astronaut genügt, um einen Gleichstand zu brechen. Die beiden inneren Zonen sind vor dem Soldaten sicher.
tip-steer = Der Pilot gibt einem Schiff ein neues Ziel, sogar einem schon gestarteten. Alle an Bord fliegen mit.
