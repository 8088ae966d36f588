rules-help = szabály keresése szám vagy szavak szerint
rules-what = számok, mint BM-10.8, egy fejezet, mint BM-10, vagy search és szavak; semmi: a fejezetek
rules-limit = hány szabályt mutat egy keresés (alapértelmezés: 10)
rules-how = Egy szabály: moondrake rules BM-10.8. Keresés: moondrake rules search pár.
rules-in-english = { $title } (angolul)
rules-fallback = (Ez a fejezet nincs lefordítva; itt angolul olvasható.)
rules-source = Forrás: { $source }
rules-before = Előtte: { $number }
rules-after = Utána: { $number }
rules-cites = Lásd még: { $numbers }
rules-cited = Itt szerepel: { $numbers }
rules-switch = Kapcsoló, { $key }: { $values } (lehet: { $words })
rules-cards = Lapok: { $cards }
rules-and-more = { $shown } és még { $more }
rules-unknown = moondrake: nincs ilyen szabály: „{ $number }”; { $near ->
    [none] a számok ilyenek: BM-10.8, EQ-4.7, RS-7 vagy OQ-3; keresés: moondrake rules search { $number }
   *[other] a közelben: { $near }
  }
rules-search-what = moondrake: mondd meg, mit keressünk, például moondrake rules search pár; a --limit legalább 1
rules-nothing = moondrake: egyik szabályban sincs „{ $words }”
