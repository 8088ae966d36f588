main-description = Blue Moon és Equinox: játék, visszajátszás, ellenőrzés, szabályok.
main-lang = a nyelv: en, de vagy hu (alapértelmezés: a terminálé)
main-version = moondrake { $version } ({ $way ->
    [compiled] lefordítva
   *[interpreted] értelmezve
  })
main-version-help = kiírja a verziószámot
main-json = programoknak
main-stopped = moondrake: megszakítva
main-error = moondrake: (angol üzenet) { $message }
main-no-file = moondrake: nincs ilyen fájl: { $name }
main-is-folder = moondrake: ez mappa, nem fájl: { $name }
main-not-allowed = moondrake: nem nyitható meg: { $name }
main-not-text = moondrake: a fájl nem UTF-8 kódolású szöveg
main-pack = kártyacsomag fájlja, vagy egy mellékelt csomag neve; többször is megadható
