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
refuse-hints = An diesem Tisch sind keine Tipps erlaubt; so wollte es, wer ihn eröffnet hat.
refuse-hint-late = Du hast hier gerade nichts zu entscheiden, also gibt es auch keinen Tipp.
refuse-replay-early = Die Wiedergabe zeigt alle Karten, darum wartet sie bis zum Ende des Spiels.
refuse-record-long = Diese Aufzeichnung ist zu lang; hier lassen sich Spiele mit bis zu { $most } Zügen ansehen.
refuse-record-slow = Diese Aufzeichnung nachzuspielen dauert zu lange; sie lässt sich hier nicht ansehen.
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

## Gespräch, Plätze in anderen Händen, Benachrichtigungen.

refuse-phrase = Es gibt keinen Satz „{ $value }“; es gibt: { $values }.
refuse-talk-free = An diesem Tisch spricht man nur in fertigen Sätzen; wer ihn gedeckt hat, wollte es so.
refuse-talk-empty = Hier steht noch nichts. Schreib etwas oder wähle einen Satz.
refuse-talk-long = Das ist eine lange Rede; { $most } Zeichen passen. Sag es in zwei Teilen.
refuse-talk-fast = Du hast gerade viel gesagt. Hol kurz Luft und sag es gleich noch einmal.
refuse-talk-full = Dieser Tisch hat { $most } Beiträge gehört; mehr kann er sich nicht merken.
refuse-hand-own = Weitergeben lässt sich ein Platz an diesem Tisch, der nicht deiner ist; wähle so einen.
refuse-hand-bot = Dort saß schon immer ein Bot. Weitergeben lässt sich nur der Platz von jemandem, der gegangen ist.
refuse-hand-there = Wer dort sitzt, ist am Tisch. Weitergeben lässt sich nur der Platz von jemandem, der gegangen ist.
refuse-handed-bot = Während du weg warst, haben die anderen deinen Platz einem Bot gegeben. Du kannst ihn zurücknehmen oder zuschauen.
refuse-handed-free = Während du weg warst, haben die anderen deinen Platz freigegeben. Du kannst ihn zurücknehmen oder zuschauen.
refuse-handed-person = Während du weg warst, haben die anderen deinen Platz jemand anderem gegeben. Du kannst zuschauen.
refuse-passing-alone = Außer dir sitzen hier nur Bots, und sie würden bis zum Ende spielen. Du kannst bis zum Ende der Runde passen.
refuse-rematch-early = Das Spiel ist noch nicht zu Ende. Spielt es fertig, dann noch einmal.
refuse-push-service = Dieser Push-Dienst ist hier nicht bekannt. Die Dienste von Chrome, Edge, Firefox und Safari gehen.
refuse-push-keys = Diese Schlüssel gehören zu keinem Push-Abonnement. Lass den Browser es noch einmal anlegen.
push-turn = Du bist dran
push-waits = { $name }: Der Tisch wartet auf dich.

## Wenn ein Bot oder jemand, für den gepasst wird, nicht antworten kann.

late = { $player } konnte nicht ziehen: { $why }. Neuer Versuch in { $seconds } s.
late-database = Die Datenbank ist beschäftigt
late-worker = Der Prozess, der nachdenkt, wurde beendet
late-overtaken = Die Partie ging inzwischen jedes Mal weiter
late-mistake = Auf dem Server ist etwas schiefgegangen
