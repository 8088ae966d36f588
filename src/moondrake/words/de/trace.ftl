trace-help = Spiele, die ein unabhängiges Programm aufgezeichnet hat
trace-check-help = aufgezeichnete Spiele nachspielen und Unterschiede melden
trace-seat-help = eine Stufe in einem Spiel, das ein anderes Programm leitet und auf der Standardeingabe erzählt
trace-seat-time = Millisekunden für jede Frage (Vorgabe: 50)
trace-seat-seed = ein Startwert für ihre Entscheidungen
trace-file = games.jsonl, .jsonl.gz oder .jsonl.xz
trace-json = für Programme: Zahlen und Unterschiede
trace-games = Spiele: { $games }, bis zum Ende nachgespielt: { $completed }
trace-announcements = Ansagen: { $announcements }, beide Stärken gleich: { $agreeing }
trace-difference = { $game }, Ereignis { $event }: { $kind }
trace-ours = {"  "}unseres: { $what }
trace-theirs = {"  "}fremdes: { $what }
trace-more = ... und { $count } weitere
trace-progress = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }
trace-differences = Unterschiede: { $count }
trace-known = davon bekannte Abweichungen jenes Programms: { $known }
trace-deviation = {"  "}bekannte Abweichung jenes Programms: { $what }
trace-deviation-part-of-the-rest = es darf einen Teil dessen ablegen, was „alle bis auf eine“ ablegt (BM-16.34)
trace-deviation-ship-with-text = es legt Schiffe aus, obwohl keine Karten mit Text ausgelegt werden dürfen (BM-11.5)
trace-deviation-ship-without-text = es legt Schiffe aus, obwohl keine Karten ohne Text ausgelegt werden dürfen (BM-11.5)
trace-deviation-fetched-ship = es spielt ein gesuchtes Schiff nach der einen Karte, die ausgelegt werden darf (BM-16.39)
trace-deviation-stop-of-ignored = eine Karte, deren Text ignoriert wird, hat für das Programm kein STOPP (BM-10.3)
trace-deviation-shielded-in-hand = GESCHÜTZT gilt für das Programm schon auf der Hand oder im Schiff, ein verliehenes FREI wird dort nicht ignoriert (BM-10.11)
trace-deviation-lent-though-ignored = ein ignorierter Text verleiht dort trotzdem FREI (BM-16.10)
trace-deviation-printed-on-top = es zählt gedruckte Werte zu einem Wert hinzu, der auf eine Zahl steigt (BM-14.5)
trace-deviation-lost-target = ein Text, dessen Ziel weg ist oder ignoriert wird, bleibt dort bis zum nächsten Zug seines Besitzers (RS-23)
