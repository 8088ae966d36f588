packs-sound = { $pack }: rendben, { $count } lap
packs-not-sound = { $pack }: nincs rendben
packs-check-what = moondrake: melyik kártyacsomag? Például moondrake cards check my.pack
