cards-help = Blue Moon-kártyacsomagok ellenőrzése
cards-check-help = rendben van-e egy kártyacsomag? Megmondja a sort, a mezőt, az okot és a megengedett szavakat
cards-sound = { $pack }: rendben, { $count } lap
cards-not-sound = { $pack }: nincs rendben
