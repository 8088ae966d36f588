main-description = Blue Moon and Equinox: play, replay, check, read.
main-lang = the language: en, de or hu (default: that of the terminal)
main-version = moondrake { $version } ({ $way ->
    [compiled] compiled
   *[interpreted] interpreted
  })
main-version-help = show the version and exit
main-json = for programs
main-stopped = moondrake: stopped
main-error = moondrake: { $message }
main-no-file = moondrake: there is no file { $name }
main-is-folder = moondrake: { $name } is a folder, not a file
main-not-allowed = moondrake: { $name } may not be opened
main-not-text = moondrake: the file is not text in UTF-8
main-pack = a file with a card pack, or the name of one that comes along; may be given more than once
