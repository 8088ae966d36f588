"""The cards outside the ready-made decks: every one as far as it is known (BM-2.2, BM-2.5)."""

import pytest

from moondrake.bluemoon.cards import ALL_CARDS, BY_KEY
from moondrake.bluemoon.effects import Icon, Rank

# key, kind, fire, earth, icons, moons, capacity, text?, its class, certainty, box, extra cards/moons, names
FACTS = """
aqua-15 character 0 0 free 2 0 text other verified X2 0/0 |Uusa-Alpha-Omega
aqua-27 support - - - 4 0 text other verified X1 0/0 |Wasser der Verbindung
aqua-32 leadership - - - 0 0 text other verified X2 0/0 |Auserwählte des Wassers
buka-31 ship - - - 2 1 text other verified promo 0/0 Sea Moon|Seemond
flit-21 booster 2 2 pair+retrieve 2 0 - - verified X1 0/0 |Abwurf Kakerlaken
flit-28 support 1 1 - 2 0 text may-not verified X2 0/0 |Nervtötendes Gezwitscher
flit-32 leadership - - - 0 0 text other verified X1 0/0 |Auserwählter der Lüfte
hoax-30 leadership - - - 1 0 text other verified X1 0/0 |Vertreibe die Gefolgsleute
hoax-31 leadership - - - 4 0 text other verified X2 0/0 |Beeinflusse den Heiligen Drachen
hoax-32 leadership - - - 0 0 text other verified X1 0/0 |Auserwählter des Geistes
hyla-both hyla 1 1 - 0 0 - - reconstructed X1-or-X2 0/0 |
hyla-dragon hyla - - - 0 0 text other reconstructed X1-or-X2 0/0 |
hyla-draw hyla - - - 0 0 text other reconstructed X1-or-X2 0/0 |
hyla-earth hyla 0 2 - 0 0 - - reconstructed X1-or-X2 0/0 |
hyla-fire hyla 2 0 - 0 0 - - reconstructed X1-or-X2 0/0 |
hyla-piplox hyla - - - 0 0 text other reconstructed X1-or-X2 0/0 |Piplox
hyla-refill hyla - - - 0 0 text other reconstructed X1-or-X2 0/0 |
inq-412 inquisitor - - - 0 0 text other reconstructed X1 5/5 |Argusauge
inq-donnerfaust inquisitor - - - 0 0 text other verified X2 0/0 |Donnerfaust
inq-eisenfuss inquisitor - - - 0 0 - - reconstructed X1 10/15 |Eisenfuß
inq-schlangenzunge inquisitor - - - 0 0 text other verified X2 15/10 |Schlangenzunge
inter-das-habe-ich interference - - - ? 0 text other effect-known X1-or-X2 0/0 |Das habe ich erwartet!
inter-wie-koennt-ihr interference - - - ? 0 text other effect-known X1-or-X2 0/0 |Wie könnt Ihr es wagen!
khind-23 character 1 1 - 4 0 text other verified X1 0/0 |KhindKin
khind-24 booster - - - 2 0 text other verified X2 0/0 |Schleuder der Bestürzung
khind-32 leadership - - - 0 0 text other verified X2 0/0 |Auserwählte der Jugend
mimix-01 character 6 4 pair 3 0 - - verified X1 0/0 |Wächterin der Zeit
mimix-02 character 4 6 pair 3 0 - - verified X2 0/0 |Wächterin des Raumes
mimix-32 leadership - - - 0 0 text other verified X1 0/0 |Auserwählte der Natur
mutant-108 character 3 3 shield-fire+shield-earth+stop 0 0 text other verified X2 0/0 Chu-nan-Chi|Chu-nan-Chi
mutant-110 character 0 0 shield-fire+shield-earth+stop 0 0 text other verified X1 0/0 Man-shu-Ran|Man-shu-Ran
pillar-20 booster - - free 2 0 text other verified X2 0/0 |Monduntergangs-Raupe
pillar-31 leadership - - - 4 0 text other verified X1 0/0 |Versuche den Heiligen Drachen
pillar-32 leadership - - - 0 0 text other verified X2 0/0 |Auserwählter der Weite
terrah-28 support - - - 1 0 text may-not verified X1 0/0 |Boshaftes Auge
terrah-31 leadership - - - 1 0 text other verified X2 0/0 |Beschwöre einen Taifun
terrah-32 leadership - - - 0 0 text other verified X2 0/0 |Auserwählter der Erde
tutu-1 character 1 1 free+replace 0 0 text must reconstructed X1-or-X2 0/0 |
tutu-2b character 2 2 free+replace 1 0 text must reconstructed X1-or-X2 0/0 |
tutu-2c character 2 2 free+replace 1 0 text other reconstructed X1-or-X2 0/0 |
tutu-3a character 3 3 free+replace 1 0 text must reconstructed X1-or-X2 0/0 |
tutu-3b character 3 3 free+replace 1 0 text must reconstructed X1-or-X2 0/0 |
tutu-4 character 4 4 free+replace 1 0 text may-not reconstructed X1-or-X2 0/0 |
tutu-hukhuk character 2 2 free+replace 1 0 text must reconstructed X1-or-X2 0/0 |HukHuk
tutu-pampam character 5 5 free+replace 1 0 text must reconstructed X1-or-X2 0/0 |PamPam
vulca-17 character 1 1 - 3 0 text other verified X2 0/0 |Erupta
vulca-31 leadership - - - 1 0 text other verified X1 0/0 |Entflamme den Mutanten
vulca-32 leadership - - - 0 0 text other verified X1 0/0 |Auserwählte des Feuers
"""

LINES = FACTS.strip().splitlines()


@pytest.mark.rule("BM-2.5", "BM-18.1")
@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_extra_cards_carry_the_known_facts(line: str) -> None:
    words = line.split(maxsplit=12)
    key, kind, fire, earth, icons, moons, capacity, text, rank, certainty, box, extra, names = words
    card = BY_KEY[key]
    values = [None if word == "-" else int(word) for word in (fire, earth)]
    assert (card.kind.name.lower(), card.fire, card.earth, card.capacity) == (kind, *values, int(capacity))
    assert card.moons == (None if moons == "?" else int(moons))
    shown = {icon.name.lower().replace("_", "-") for icon in Icon if card.icons & icon and icon.name}
    assert shown == (set() if icons == "-" else set(icons.split("+")))
    assert (card.certainty, card.box, f"{card.extra_cards}/{card.extra_moons}") == (certainty, box, extra)
    assert bool(card.text) == (text == "text")
    ranks = {sentence.rank for sentence in card.text}
    assert ranks == (set() if rank == "-" else {Rank[rank.upper().replace("-", "_")]})
    english, german = names.split("|")
    assert (card.name.en == english) if english else ("en" in card.name.ours)
    assert (card.name.de == german) if german else ("de" in card.name.ours)


@pytest.mark.rule("BM-2.2")
def test_no_card_is_invented() -> None:
    assert {card.key for card in ALL_CARDS if not card.deck} == {line.split()[0] for line in LINES}
    assert len(ALL_CARDS) == 327
