main-description = Blue Moon und Equinox: spielen, nachspielen, prüfen, nachlesen.
main-lang = die Sprache: en, de oder hu (sonst die des Terminals)
main-version = moondrake { $version } ({ $way ->
    [compiled] kompiliert
   *[interpreted] interpretiert
  })
main-version-help = die Version zeigen
main-json = für Programme
main-stopped = moondrake: abgebrochen
main-error = moondrake: (englische Meldung) { $message }
main-no-file = moondrake: Die Datei { $name } gibt es nicht
main-is-folder = moondrake: { $name } ist ein Ordner, keine Datei
main-not-allowed = moondrake: { $name } darf nicht geöffnet werden
main-not-text = moondrake: Die Datei ist kein Text in UTF-8
main-pack = eine Datei mit einem Kartenpaket oder der Name eines mitgelieferten; auch mehrmals
