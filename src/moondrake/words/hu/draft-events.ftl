### Ami egy kártyaválasztáson történik.

drafting-event-set = Ez a fajpakli részt vesz: { $people }.
drafting-event-deal = { $n }. osztás.
drafting-event-dealt = { $seat } ezt a lapot kapja: { $card }.
drafting-event-dealt-hidden = { $seat } kap egy lapot.
drafting-event-kept = { $seat } ezt a lapot tartja meg: { $card }.
drafting-event-kept-hidden = { $seat } megtart egy lapot.
drafting-event-passed-right = Mindenki továbbad { $n } lapot jobbra.
drafting-event-passed-left = Mindenki továbbad { $n } lapot balra.
drafting-event-discarded = { $seat } ezt a lapot teszi képpel lefelé középre: { $card }.
drafting-event-discarded-hidden = { $seat } képpel lefelé középre tesz egy lapot.
drafting-event-set-aside = A fajpakliból { $n } lapot félreteszünk.
drafting-event-rests = A félretett { $n } lapot összekeverjük.
drafting-event-drafted = Minden lapot kiosztottunk. Mindenki { $n } lapot tartott meg.
drafting-event-left-out = { $seat } ezt a lapot hagyja ki: { $card }.
drafting-event-left-out-hidden = { $seat } kihagy egy lapot.
drafting-event-built = { $seat } összeállított egy { $n } lapos paklit.
drafting-event-leader = { $seat } vezetőkártyája ebből a fajból való: { $people }.
drafting-event-leader-hidden = { $seat } titokban vezetőkártyát választott.
drafting-event-over = A kártyaválasztás véget ért; kezdődhetnek a játékok.
drafting-question-sets = Melyik fajpakli vesz részt?
drafting-question-deal = Melyik lapot osztjuk ki?
drafting-question-keep = Melyik lapot tartod meg?
drafting-question-leave = Melyik lapot hagyod ki? Még { $n } lap felesleges.
drafting-question-leader = Melyik vezetőkártya kerül a paklid élére?
drafting-question-leave-one = Melyik lapot hagyod ki? Még 1 lap felesleges.
drafting-card = { $name } ({ $code })
