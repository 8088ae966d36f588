# At a table: prompt, log, chat, pop-ups, end of a game.
page-table-title = Tisch
page-table-loading = Der Tisch wird gedeckt …
page-table-prompt = Was gefragt ist
page-table-is-over = Das Spiel ist zu Ende.
page-table-waits-for-players = Wir warten auf die anderen.
page-table-waits-for = { $name } überlegt.
page-table-sending = Einen Moment …
page-table-passing = Gleich von selbst: { $action }
page-table-hint = Tipp
page-table-take-back = Zurücknehmen
page-table-ask-take-back = Um Zurücknahme bitten
