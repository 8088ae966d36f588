# At a table: prompt, log, chat, pop-ups, end of a game.
page-table-title = Table
page-table-loading = The table is being laid …
page-table-prompt = What is asked
page-table-is-over = The game is over.
page-table-waits-for-players = Waiting for the other players.
page-table-waits-for = { $name } is thinking.
page-table-sending = Just a moment …
page-table-passing = By itself in a moment: { $action }
page-table-hint = Hint
page-table-take-back = Take back
page-table-ask-take-back = Ask to take back
