# Öt kristályig tartó mérkőzések.
page-match-leaders = Paklik
page-match-leaders-agreed = ahogy lent választjátok
page-match-leaders-agreed-hint = Mindketten tudjátok, mivel játszotok.
page-match-leaders-random = sorsolva
page-match-leaders-random-hint = Mindketten kaptok egy fajt, sosem ugyanazt.
page-match-leaders-secret = titokban választva
page-match-leaders-secret-hint = Mindenki az asztalnál választ; a két paklit egyszerre mutatjuk meg.
page-match-between = A játszmák között
page-match-between-hint = Aki elveszít egy játszmát, az kezdi a következőt.
page-match-between-keep = a paklik maradnak
page-match-between-swapSets = paklicsere
page-match-between-chooseAgain = új sorsolás vagy választás
page-match-between-changeDeck = mindenki módosíthatja a pakliját
page-match-choose = Válassz paklit
page-match-choose-text = Senki sem tudja meg, amíg mindenki nem választott.
page-match-choose-this = Ezzel a paklival játszom
page-match-keep = Marad a paklim
