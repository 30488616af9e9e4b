### Was ein Server ablehnt, und warum.

refuse-address = Unter dieser Adresse gibt es nichts.
refuse-method = Diese Adresse nimmt solche Anfragen nicht an.
refuse-body-large = Das ist zu viel auf einmal; nichts, was ein Tisch braucht, ist so lang.
refuse-request = Die Anfrage ist nicht verständlich: { $why }
refuse-half = Die Anfrage brach auf halbem Weg ab.
refuse-broken = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir; bitte versuche es noch einmal.
refuse-busy = Es kamen zu viele Züge auf einmal. Bitte versuche es noch einmal.
refuse-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refuse-token = Dieser Platz gehört jemand anderem, oder der Link dazu ist alt. Nimm einen freien Platz oder schau zu.
refuse-nobody-comes = Nur der Rechner, auf dem der Server läuft, kann ihn öffnen; für andere gibt es keine Adresse. Starte ihn mit arsia --lan.
refuse-no-seat = An diesem Tisch sind alle Plätze besetzt. Zuschauen kannst du trotzdem.
refuse-seat-taken = Dieser Platz ist nicht frei. Wähle einen anderen.
refuse-not-dealt = Das Spiel hat noch nicht begonnen: Jemand ist noch nicht bereit.
refuse-undo-late = Der Tisch ist inzwischen weiter. Schau noch einmal hin, bevor du einen Zug rückgängig machst.
refuse-record-early = Die Aufzeichnung verrät alles Verdeckte, darum gibt es sie erst nach dem Ende des Spiels.
refuse-no-rules = Die Regeln von { $game } sind noch nicht geschrieben.
refuse-hints = An diesem Tisch sind keine Tipps erlaubt; so wollte es, wer ihn erstellt hat.
refuse-hint-late = Du hast hier gerade nichts zu entscheiden, also gibt es auch keinen Tipp.
refuse-replay-early = Die Wiedergabe zeigt alle Karten, darum wartet sie bis zum Ende des Spiels.
refuse-record-long = Diese Aufzeichnung ist zu lang; hier lassen sich Spiele mit bis zu { $most } Zügen ansehen.
refuse-record-slow = Diese Aufzeichnung nachzuspielen dauert zu lange; sie lässt sich hier nicht ansehen.
refuse-name-long = Ein Name hat höchstens { $most } Zeichen.
refuse-name-invisible = Diesen Namen könnte niemand sehen. Schreibe mindestens einen Buchstaben, eine Ziffer oder ein Zeichen.
refuse-bot-slow = „{ $value }“ würde zu lange nachdenken; hier sind höchstens { $seconds } Sekunden oder { $iterations } Durchläufe je Zug möglich.
refuse-tables = Das sind schon viele Tische; von einer Adresse aus sind höchstens { $most } in der Stunde möglich.
refuse-sockets = An diesem Tisch schauen zu viele zu; es ist Platz für { $most }.
refuse-connections = Von einer Adresse aus sind hier höchstens { $most } offene Verbindungen möglich. Schließe einige und komm wieder.
refuse-origin = Das kam von einer Seite von { $value }, die nicht zu diesem Server gehört. Öffne den Tisch hier; wer den Server betreibt, kann andere Seiten mit --origins zulassen.
refuse-too-fast = Das war zu schnell. Warte einen Moment und versuche es noch einmal.
refuse-hello = Sag zuerst Hallo: wer du bist und was du schon gesehen hast.
refuse-one-answer = Eine Anfrage trägt eine Antwort: eine Option (option) oder, wo mehreres gewählt wird, die ganze Menge (set).
refuse-frame = Die Nachricht ist nicht verständlich: { $why }
refuse-frame-large = Diese Nachricht ist zu lang; { $most } Bytes reichen für jeden Zug.
refuse-spectator = Du schaust zu; ziehen können nur die, die am Tisch sitzen.
refuse-port = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $why }. Vielleicht ist ein anderer Port frei.

## Gespräch, Plätze in anderen Händen, Benachrichtigungen.

refuse-phrase = Es gibt keinen Satz „{ $value }“; es gibt: { $values }.
refuse-talk-free = An diesem Tisch spricht man nur in fertigen Sätzen; wer ihn erstellt hat, wollte es so.
refuse-talk-empty = Hier steht noch nichts. Schreib etwas oder wähle einen Satz.
refuse-talk-long = Das ist eine lange Rede; { $most } Zeichen passen. Sag es in zwei Teilen.
refuse-talk-fast = Du hast gerade viel gesagt. Hol kurz Luft und sag es gleich noch einmal.
refuse-talk-full = Dieser Tisch hat { $most } Beiträge gehört; mehr kann er sich nicht merken.
refuse-hand-own = Weitergeben lässt sich ein Platz an diesem Tisch, der nicht deiner ist; wähle so einen.
refuse-hand-bot = Dort saß schon immer ein Bot. Weitergeben lässt sich nur der Platz von jemandem, der gegangen ist.
refuse-hand-there = Wer dort sitzt, ist am Tisch. Weitergeben lässt sich nur der Platz von jemandem, der gegangen ist.
refuse-handed-bot = Während du weg warst, haben die anderen deinen Platz einem Bot gegeben. Du kannst ihn zurücknehmen oder zuschauen.
refuse-handed-free = Während du weg warst, haben die anderen deinen Platz freigegeben. Du kannst ihn zurücknehmen oder zuschauen.
refuse-handed-person = Während du weg warst, haben die anderen deinen Platz jemand anderem gegeben. Du kannst ihn zurücknehmen oder zuschauen.
refuse-handed-on = Während du weg warst, haben die anderen den Platz weitergegeben, den du übernommen hattest. Du kannst zuschauen.
refuse-returned = Wer zuerst hier saß, ist zurück und hat den Platz wieder. Du kannst zuschauen.
refuse-freed = Wer diesen Tisch erstellt hat, hat deinen Platz für jemand anderes freigegeben. Du kannst einen freien Platz nehmen oder zuschauen.
refuse-absence = { $value } Minuten Abwesenheit gehen nicht; wähle { $least } bis { $most } Minuten oder nie.
refuse-hand-never = An diesem Tisch wird kein Platz weitergegeben; wer ihn erstellt hat, wollte es so. Warte auf die Person.
refuse-hand-early = { $name } war zuletzt vor { $ago } da; an diesem Tisch lässt sich ein Platz nach { $absence } weitergeben.
refuse-hand-idle = Gerade wartet niemand auf { $name }. Ein Platz wird weitergegeben, wenn der Tisch auf ihn wartet.
refuse-hand-stranger = Hier kann nur ein Bot übernehmen. Jemand anderem müssen alle übrigen Leute am Tisch zustimmen, mindestens zwei.
refuse-free-maker = Nur wer diesen Tisch erstellt hat, kann einen Platz freigeben.
refuse-free-seat = An diesem Platz sitzt niemand, den du bitten könntest zu gehen. Wähle den Platz einer anderen Person.
refuse-free-late = Die Karten sind ausgeteilt, also gehört ein Platz der Person, die dort spielt. Bleibt sie lange weg, lässt er sich weitergeben.
refuse-seat-reserved = Dieser Platz wartet auf die Person, die ihn im Spiel davor hatte. Wer diesen Tisch erstellt hat, kann ihn freigeben.
refuse-claim-second = Du hast oder hattest einen Platz an diesem Tisch und kennst eine Hand; ein freier Platz ist für jemand anderes.
refuse-passing-alone = Außer dir sitzen hier nur Bots, und sie würden bis zum Ende spielen. Du kannst bis zum Ende der Runde passen.
refuse-rematch-early = Das Spiel ist noch nicht zu Ende. Spielt es fertig, dann noch einmal.
refuse-push-service = Dieser Push-Dienst ist hier nicht bekannt. Die Dienste von Chrome, Edge, Firefox und Safari gehen.
refuse-push-keys = Diese Schlüssel gehören zu keinem Push-Abonnement. Lass den Browser es noch einmal anlegen.
push-turn = Du bist dran
push-waits = { $name }: Der Tisch wartet auf dich.

## Zeitspannen.

span-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
span-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
span-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tagen
    }

## Eine Datenbank, die sich nicht verwenden lässt, und Tische darin, an denen es nicht weitergeht.

refuse-database-held = { $file } wird von einem anderen Arsia benutzt, Prozess { $pid } unter { $address }. Benutze jenes oder beende es zuerst.
refuse-database-newer = { $file } gehört zu einem neueren Arsia: Die Version ist { $version }, die neueste hier bekannte { $known }. Installiere das neuere oder nenne eine andere Datenbank.
refuse-database-damaged = { $file } ist beschädigt oder gar keine Datenbank. Spiele eine Kopie zurück oder nenne eine andere Datenbank.
refuse-database-read-only = { $file } lässt sich nicht beschreiben. Erlaube das Schreiben in der Datei und ihrem Ordner oder nenne eine andere Datenbank.
refuse-database-full = Wo { $file } liegt, ist kein Platz mehr. Schaffe Platz und starte dann neu.
refuse-database-missing = { $file } lässt sich nicht öffnen; vielleicht gibt es den Ordner nicht. Lege ihn an oder nenne eine andere Datenbank.
refuse-database = Die Datenbank { $file } lässt sich nicht verwenden: { $why }
refuse-database-away = Die Datenbank antwortet nicht. Sobald sie es tut, geht es an den Tischen weiter.
table-damaged =
    { $good ->
        [one] An diesem Tisch geht es nicht weiter: Was von ihm aufbewahrt wurde, ist nach { $good } Zug beschädigt.
       *[other] An diesem Tisch geht es nicht weiter: Was von ihm aufbewahrt wurde, ist nach { $good } Zügen beschädigt.
    }
table-edition =
    { $good ->
        [one] An diesem Tisch geht es nicht weiter: Er wurde mit einer anderen Fassung der Regeln begonnen, und { $good } Zug passt zu dieser.
       *[other] An diesem Tisch geht es nicht weiter: Er wurde mit einer anderen Fassung der Regeln begonnen, und { $good } Züge passen zu dieser.
    }
table-unreadable = Dieser Tisch lässt sich nicht zeigen: Was von ihm aufbewahrt wurde, ist beschädigt.

## Wenn ein Bot oder jemand, für den gepasst wird, nicht antworten kann.

late = { $player } konnte nicht ziehen: { $why }. Neuer Versuch in { $seconds } s.
late-database = Die Datenbank ist beschäftigt
late-worker = Der Prozess, der nachdenkt, wurde beendet
late-overtaken = Die Partie ging inzwischen jedes Mal weiter
late-mistake = Auf dem Server ist etwas schiefgegangen

## Kommen und Gehen.

refuse-clock = Eine Uhr hat mindestens { $least } Sekunden und höchstens { $most } Tage, nicht { $value } Sekunden.
refuse-bot-seat = Dort sitzt schon jemand, oder es gibt den Platz nicht. Ein Bot nimmt einen freien Platz.
refuse-leave-alone = Hier spielt niemand sonst, also wartet niemand: Der Tisch bleibt, wie er ist, bis du zurückkommst.
refuse-conceded = Du hast aufgegeben, und ein Bot spielt an deiner Stelle weiter. Du kannst zuschauen.
refuse-undo-free = Diesen Zug kannst du rückgängig machen, ohne zu fragen.
refuse-undo-nobody = Hier spielt niemand sonst, der es erlauben könnte.
refuse-undo-no-wish = Niemand bittet mehr darum, einen Zug rückgängig zu machen; das Spiel ging weiter.
undo-nothing = Du hast noch nicht gezogen, also gibt es nichts rückgängig zu machen.
undo-light = Dein letzter Zug hat etwas aufgedeckt, etwa eine neue Karte; darum bleibt er.
undo-moved = Seit deinem letzten Zug ging das Spiel weiter; darum bleibt er.
