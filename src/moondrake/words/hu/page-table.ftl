# At a table: prompt, log, chat, pop-ups, end of a game.
page-table-title = Asztal
page-table-loading = Terítjük az asztalt …
page-table-prompt = A kérdés
page-table-is-over = A játék véget ért.
page-table-waits-for-players = Várunk a többiekre.
page-table-waits-for = { $name } gondolkodik.
page-table-sending = Egy pillanat …
page-table-passing = Mindjárt magától: { $action }
page-table-hint = Tipp
page-table-take-back = Visszavonás
page-table-ask-take-back = Visszavonás kérése
