"""Abilities in Hungarian: one branch per verb."""

from typing import assert_never

from moondrake.equinox.effects import (
    Demand,
    DiscardAny,
    Draw,
    Effect,
    Expose,
    PlaceStone,
    PlayAgain,
    Remove,
    Rob,
    SetAside,
    Stronger,
    Swap,
    TakeCard,
    TakeStone,
    UseVanished,
    Which,
)


def sentence(effect: Effect) -> str:
    """What the creature or tree does, as its controller reads it."""
    if isinstance(effect, Draw):
        return (
            f"Húzz pontosan {effect.count} lapot. Ha a húzópakli utolsó lapját húzod, a játék "
            "azonnal véget ér."
        )
    if isinstance(effect, TakeStone):
        return (
            "Vedd vissza az egyik már letett fogadókövedet. Ha ez a titkos fogadásod köve, "
            "a hozzá tartozó lap felfedve a dobópaklira kerül."
        )
    if isinstance(effect, SetAside):
        share = "a felét" if effect.divisor == 2 else f"1/{effect.divisor} részét"
        return (
            "Válassz egy másik játékost. Véletlenszerűen húzd ki a kézben tartott lapjainak "
            f"{share}, felfelé "
            "kerekítve, és tedd félre őket. A következő lépésében nem használhatja ezeket, és "
            "annak 3. fázisában, az eldobás után veszi vissza őket."
        )
    if isinstance(effect, PlaceStone):
        return (
            "Tedd az egyik fogadókövedet egy még versenyben lévő teremtmény olyan "
            "mezőjére, amelyen nincs kő, "
            "az aktuális vagy egy korábbi sorban."
        )
    if isinstance(effect, PlayAgain):
        return "Játssz ki még egy lapot. Lépésenként csak egyszer."
    if isinstance(effect, TakeCard):
        return f"Vegyél a kezedbe {_visible(effect.which)}."
    if isinstance(effect, Demand):
        return (
            "Válassz egy másik játékost és egy még versenyben lévő teremtményt. A játékos a "
            "kezéből ad neked egyet "
            "ennek a teremtménynek a lapjai közül; ha nincs ilyen lapja, "
            "megmutatja neked a kezében lévő összes lapot."
        )
    if isinstance(effect, DiscardAny):
        return (
            "Ebben a lépésben a 3. fázisban még versenyben lévő teremtmények lapjait is "
            "eldobhatod, és nem kell "
            "megmutatnod őket. Továbbra is legfeljebb 3 lapot dobhatsz el."
        )
    if isinstance(effect, UseVanished):
        return "Válassz egy eltűnt teremtményt, és azonnal használd a képességét."
    if isinstance(effect, Rob):
        return (
            f"Válassz egy másik játékost, akinek legalább {effect.look} lap van a kezében. Húzz "
            "közülük véletlenszerűen "
            f"{effect.look} lapot, nézd meg őket, egyet tarts meg, a többit add vissza."
        )
    if isinstance(effect, Swap):
        return (
            "Válaszd ki egy még versenyben lévő teremtmény két mezőjét, és cseréld "
            "fel a rajtuk látható lapokat."
        )
    if isinstance(effect, Remove):
        return "Tedd a dobópaklira egy másik teremtmény látható lapját az aktuális sorból."
    if isinstance(effect, Stronger):
        points = f"{effect.halves / 2:g}".replace(".", ",")
        return (
            f"Játék közben nincs képessége. Lapjainak ereje {points} ponttal nagyobb, és ha "
            "versenyben marad, "
            f"minden rajta lévő köved {points} ponttal többet ér."
        )
    if isinstance(effect, Expose):
        return (
            "Válassz egy még versenyben lévő teremtményt. Minden rá tett titkos fogadást azonnal "
            "fel kell fedni."
        )
    assert_never(effect)


def _visible(which: Which) -> str:
    if which == Which.OWN_EARLIER:
        return "egy látható, ehhez a teremtményhez tartozó teremtménykártyát egy korábbi sorból"
    if which == Which.CHAMELEON:
        return "egy látható kaméleonkártyát bármelyik sorból"
    return "egy látható teremtménykártyát bármelyik sorból"
