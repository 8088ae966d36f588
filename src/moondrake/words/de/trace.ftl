trace-help = Spiele, die ein unabhängiges Programm aufgezeichnet hat
trace-check-help = aufgezeichnete Spiele nachspielen und Unterschiede melden
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
