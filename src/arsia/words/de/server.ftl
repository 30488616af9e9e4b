### Was ein Server ablehnt, und warum.

refuse-address = Unter dieser Adresse gibt es nichts.
refuse-method = Diese Adresse nimmt solche Anfragen nicht an.
refuse-body-large = Das ist zu viel auf einmal; nichts, was ein Tisch braucht, ist so lang.
refuse-request = Die Anfrage ist nicht verständlich: { $why }
refuse-broken = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir; bitte versuche es noch einmal.
refuse-busy = Es kamen zu viele Züge auf einmal. Bitte versuche es noch einmal.
refuse-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refuse-token = Dieser Platz gehört jemand anderem, oder der Link dazu ist alt. Nimm einen freien Platz oder schau zu.
refuse-no-seat = An diesem Tisch sind alle Plätze besetzt. Zuschauen kannst du trotzdem.
refuse-seat-taken = Dieser Platz ist nicht frei. Wähle einen anderen.
refuse-not-dealt = Das Spiel hat noch nicht begonnen: Jemand ist noch nicht bereit.
refuse-undo-late = Der Tisch ist inzwischen weiter. Schau noch einmal hin, bevor du einen Zug zurücknimmst.
refuse-record-early = Die Aufzeichnung verrät alles Verdeckte, darum gibt es sie erst nach dem Ende des Spiels.
refuse-no-rules = Die Regeln von { $game } sind noch nicht geschrieben.
refuse-name-long = Ein Name hat höchstens { $most } Zeichen.
refuse-bot-slow = „{ $value }“ würde zu lange nachdenken; hier sind höchstens { $seconds } Sekunden oder { $iterations } Durchläufe je Zug möglich.
refuse-tables = Das sind schon viele Tische; von einer Adresse aus sind höchstens { $most } in der Stunde möglich.
refuse-sockets = An diesem Tisch schauen zu viele zu; es ist Platz für { $most }.
refuse-too-fast = Das war zu schnell. Warte einen Moment und versuche es noch einmal.
refuse-hello = Sag zuerst Hallo: wer du bist und was du schon gesehen hast.
refuse-frame = Die Nachricht ist nicht verständlich: { $why }
refuse-frame-large = Diese Nachricht ist zu lang; { $most } Bytes reichen für jeden Zug.
refuse-spectator = Du schaust zu; ziehen können nur die, die am Tisch sitzen.
refuse-port = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $why }. Vielleicht ist ein anderer Port frei.
