"""Reads a line of the printed facts and compares a card with it."""

from moondrake.bluemoon.cards import BY_KEY
from moondrake.bluemoon.effects import Icon


def check_printed(line: str, people: str) -> None:
    """`key kind fire earth icons moons capacity deck text names`, `-` for nothing."""
    key, kind, fire, earth, icons, moons, capacity, deck, text, names = line.split(maxsplit=9)
    card = BY_KEY[key]
    printed = (card.kind.name.lower(), card.fire, card.earth, card.moons, card.capacity, card.deck)
    values = [None if word == "-" else int(word) for word in (fire, earth)]
    assert printed == (kind, *values, int(moons), int(capacity), deck)
    shown = {icon.name.lower().replace("_", "-") for icon in Icon if card.icons & icon and icon.name}
    assert shown == (set() if icons == "-" else set(icons.split("+")))
    assert bool(card.text) == (text == "text")
    assert f"{card.name.en}|{card.name.de}" == names
    assert (card.people, card.number) == (people, int(key.split("-")[1]))
