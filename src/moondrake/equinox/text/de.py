"""Abilities in German: one branch per verb."""

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
        cards = "1 Karte" if effect.count == 1 else f"genau {effect.count} Karten"
        return f"Ziehe {cards}. Ziehst du die letzte Karte des Stapels, endet das Spiel sofort."
    if isinstance(effect, TakeStone):
        return (
            "Nimm einen deiner gesetzten Wettsteine zurück. Ist es der Stein deiner geheimen Wette, "
            "kommt deren Karte offen auf den Ablagestapel."
        )
    if isinstance(effect, SetAside):
        share = "die Hälfte" if effect.divisor == 2 else f"1/{effect.divisor}"
        return (
            f"Wähle einen anderen Spieler. Lege {share} seiner Handkarten (aufgerundet, zufällig gezogen) "
            "beiseite. "
            "Er kann sie in seinem nächsten Zug nicht verwenden und nimmt sie dort in Schritt 3 "
            "nach dem Abwerfen zurück."
        )
    if isinstance(effect, PlaceStone):
        return (
            "Setze einen deiner Wettsteine auf ein Feld ohne Wettstein, in der aktuellen oder einer früheren "
            "Reihe, bei einer Kreatur, die noch im Turnier ist."
        )
    if isinstance(effect, PlayAgain):
        return "Spiele eine weitere Karte. Nur einmal pro Zug."
    if isinstance(effect, TakeCard):
        return f"Nimm {_visible(effect.which)} auf die Hand."
    if isinstance(effect, Demand):
        return (
            "Wähle einen anderen Spieler und eine Kreatur, die noch im Turnier ist. Er gibt dir eine ihrer "
            "Kreaturenkarten von seiner Hand; hat er keine, zeigt er dir seine ganze Hand."
        )
    if isinstance(effect, DiscardAny):
        return (
            "In Schritt 3 dieses Zuges darfst du auch Kreaturenkarten von Kreaturen abwerfen, "
            "die noch im Turnier "
            "sind, und musst sie nicht zeigen. Es bleibt bei höchstens 3 Karten."
        )
    if isinstance(effect, UseVanished):
        return "Wähle eine verschwundene Kreatur und nutze sofort ihre Spezialfähigkeit."
    if isinstance(effect, Rob):
        return (
            f"Wähle einen anderen Spieler mit mindestens {effect.look} Handkarten. Ziehe "
            f"{effect.look} davon zufällig, "
            "sieh sie dir an, behalte eine und gib die anderen zurück."
        )
    if isinstance(effect, Swap):
        return (
            "Wähle zwei Felder einer Kreatur, die noch im Turnier ist, und tausche die sichtbaren "
            "Karten dieser Felder."
        )
    if isinstance(effect, Remove):
        return "Lege die sichtbare Karte einer anderen Kreatur in der aktuellen Reihe auf den Ablagestapel."
    if isinstance(effect, Stronger):
        points = f"{effect.halves / 2:g}".replace(".", ",")
        return (
            f"Keine Fähigkeit während des Spiels. Ihre Karten sind um {points} stärker, und jeder deiner "
            "Wettsteine auf ihr "
            f"zählt {points} mehr, wenn sie im Turnier bleibt."
        )
    if isinstance(effect, Expose):
        return (
            "Wähle eine Kreatur, die noch im Turnier ist. Jede geheime Wette auf sie wird sofort aufgedeckt."
        )
    assert_never(effect)


def _visible(which: Which) -> str:
    if which == Which.OWN_EARLIER:
        return "eine sichtbare Kreaturenkarte dieser Kreatur aus einer früheren Reihe"
    if which == Which.CHAMELEON:
        return "eine sichtbare Chamäleonkarte aus einer beliebigen Reihe"
    return "eine sichtbare Kreaturenkarte aus einer beliebigen Reihe"
