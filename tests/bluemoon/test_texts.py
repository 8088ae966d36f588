"""Card texts in three languages: rendered from the effects, read in the golden files."""

import re

import pytest

from moondrake.bluemoon import effects as e
from moondrake.bluemoon.cards import ALL_CARDS, BY_KEY
from moondrake.bluemoon.text import LANGUAGES, card_line, card_name, card_page, card_text, sentences
from moondrake.bluemoon.text.grammar import plain
from moondrake.bluemoon.text.notes import ICON_RULES, RULES, Ruling, card_rulings
from moondrake.bluemoon.text.nouns_hu import by, than, the, to_value

CLASS_WORDS = {
    ("en", e.Rank.MAY_NOT): r"\*may not\*",
    ("en", e.Rank.IGNORED): r"\*ignored\*",
    ("en", e.Rank.MUST): r"\*I must\*",
    ("de", e.Rank.MAY_NOT): r"\*darf(st)?( keine)?\*",
    ("de", e.Rank.IGNORED): r"\*ignoriert\*",
    ("de", e.Rank.MUST): r"\*([Ii]ch muss|muss ich)\*",
    ("hu", e.Rank.MAY_NOT): r"\*[Nn]em ",
    ("hu", e.Rank.IGNORED): r"\*figyelmen kívül maradnak\*",
    ("hu", e.Rank.MUST): r"\*\w+ kell \w+\*",
}


def page(card: e.Card, language: str) -> str:
    """A card as it is proof-read: key, names, facts, text with rules, and the numbers of its rulings."""
    names = " | ".join([card.key, card.name.en, card.name.de, *([card.name.hu] if card.name.hu else [])])
    title, facts, *rest = card_page(card, language)
    marked = [title] if title != e.name_in(card.name, language) else []
    lines = [names, *(f"    {line}" for line in [*marked, facts, *rest[: len(card.text)]])]
    rulings = [RULES[ruling] for ruling in card_rulings(card)]
    return "\n".join(lines + ([f"    ({', '.join(rulings)})"] if rulings else []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_page_stays_as_it_was_read(language, golden):
    notes = LANGUAGES[language].notes
    icons = [
        f"{LANGUAGES[language].icons[icon]}: {text} [{ICON_RULES[icon]}]"
        for icon, text in notes.icons.items()
    ]
    rulings = [f"{RULES[ruling]}: {text}" for ruling, text in notes.rulings.items()]
    cards = [page(card, language) for card in ALL_CARDS]
    golden.check(f"bluemoon-cards-{language}.txt", "\n".join([*icons, "", *rulings, "", *cards, ""]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("BM-13.1")
def test_the_bold_words_give_the_class_of_a_text(language):
    for card in ALL_CARDS:
        for sentence, text in zip(card.text, sentences(card, language), strict=True):
            if sentence.rank == e.Rank.OTHER:
                assert "*" not in text, card.key
            else:
                assert re.search(CLASS_WORDS[language, sentence.rank], text), (card.key, text)
                assert text.count("*") % 2 == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_clean(language):
    for card in ALL_CARDS:
        for text in [*card_page(card, language), card_line(card, language)]:
            assert not re.search(r"[{}]|  |None|\(\)| [,.;:]|,,|\.\.", text.replace("...", "")), text
        for text in sentences(card, language):
            assert plain(text)[0].isupper(), text
            assert text.endswith("."), text


def test_a_text_is_another_one_in_each_language():
    for card in ALL_CARDS:
        if card.text:
            assert len({card_text(card, language) for language in LANGUAGES}) == len(LANGUAGES), card.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there(language):
    tongue = LANGUAGES[language]
    assert set(tongue.kinds) == set(e.Kind)
    assert set(tongue.icons) == set(e.Icon) - {e.Icon.NONE}
    assert set(tongue.notes.icons) == set(tongue.icons)
    assert set(tongue.notes.rulings) == set(Ruling) == set(RULES)
    assert {card.certainty for card in ALL_CARDS} <= set(tongue.notes.certainty)


def test_names_that_are_not_printed_are_marked():
    card = e.Card("x-1", e.Name("Ours", "Gedruckt", ours=("en",)), "x", 1, e.Kind.BOOSTER)
    assert card_name(card, "en") == "Ours (unofficial name)"
    assert card_name(card, "de") == "Gedruckt"
    assert card_name(card, "hu") == "Ours (nem hivatalos név)"
    assert (
        card_name(e.Card("x-1", e.Name("Ours", "G", "Miénk", ("en",)), "x", 1, e.Kind.BOOSTER), "hu")
        == "Miénk"
    )


def test_certainty_is_shown_wherever_a_card_is_shown():
    for card in ALL_CARDS:
        for language in LANGUAGES:
            words = LANGUAGES[language].notes.certainty[card.certainty]
            assert bool(words) == (card.certainty != "verified")
            assert words in card_line(card, language)
            assert words in card_page(card, language)[1]


@pytest.mark.rule("BM-9.6")
def test_permanent_texts_of_leadership_cards_last_for_the_turn():
    card = BY_KEY["hoax-29"]
    assert card_text(card, "en") == "This turn I may play any number of supports."
    assert card_text(card, "de") == "In diesem Zug darf ich beliebig viele Unterstützungen ausspielen."
    assert card_text(card, "hu") == "Ebben a körben akárhány támogató-kártyát kijátszhatok."


def said(language: str, what: e.Effect, when: e.When = e.When.NOW, may: bool = False) -> str:
    return LANGUAGES[language].sentence(e.Sentence(when, what, "BM-12.4", may=may), False)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["I draw one card.", "I draw two cards.", "I draw five cards."]),
        ("de", ["ziehe ich eine Karte nach.", "ziehe ich zwei Karten nach.", "ziehe ich fünf Karten nach."]),
        ("hu", ["húzok egy lapot.", "húzok két lapot.", "húzok öt lapot."]),
    ],
)
def test_numbers_take_singular_or_plural(language, expected):
    for count, words in zip((1, 2, 5), expected, strict=True):
        assert said(language, e.Draw(count)).endswith(words)


def test_german_says_a_deed_with_and_without_may():
    assert said("de", e.HandIntoPile(6)) == (
        "Jetzt mische ich meine Hand in meinen Nachziehstapel und ziehe sechs Karten nach."
    )
    assert said("de", e.HandIntoPile(6), may=True) == (
        "Jetzt darf ich meine Hand in meinen Nachziehstapel mischen und sechs Karten nachziehen."
    )
    assert said("de", e.EachPlayer(e.Draw(1)), may=True) == (
        "Jetzt dürfen beide Spieler, du zuerst, je eine Karte nachziehen."
    )


def test_german_adjectives_and_articles_follow_gender_and_number():
    kinds = (e.Kind.CHARACTER, e.Kind.BOOSTER, e.Kind.SHIP)
    texts = [said("de", e.OnlyIf(e.YouHaveActive(1, e.Cards((kind,)))), e.When.TO_PLAY) for kind in kinds]
    endings = ["einen aktiven Charakter hast.", "eine aktive Verstärkung hast.", "ein aktives Schiff hast."]
    assert all(text.endswith(ending) for text, ending in zip(texts, endings, strict=True)), texts
    two = said("de", e.OnlyIf(e.YouHaveActive(2, e.CHARACTERS)), e.When.TO_PLAY)
    assert two.endswith("zwei aktive Charaktere hast.")


def test_hungarian_verbs_follow_the_definiteness_of_their_object():
    assert said("hu", e.DiscardMine(), may=True) == "Most eldobhatok akárhány lapot a kezemből."
    assert (
        said("hu", e.DiscardYours(e.BOOSTERS), may=True) == "Most eldobhatom az egyik aktív tápoló-kártyádat."
    )
    assert said("hu", e.DiscardMine()) == "Most eldobok akárhány lapot a kezemből."
    assert said("hu", e.DiscardYours(e.BOOSTERS)) == "Most eldobom az egyik aktív tápoló-kártyádat."


def test_hungarian_suffixes_follow_the_spoken_number():
    numbers = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40)
    endings = ("ra", "re", "re", "ra", "re", "re", "ra", "re", "ra", "re", "re", "ra", "ra", "re")
    assert [to_value(number) for number in numbers] == [
        f"{number}-{ending}" for number, ending in zip(numbers, endings, strict=True)
    ]
    assert (than(2), by(2), by(3)) == ("kettőnél", "kettővel", "hárommal")
    assert (the("ÁLLJ!"), the("VÉDELEM"), the("egyik")) == ("az ÁLLJ!", "a VÉDELEM", "az egyik")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_can_be_said_in_every_mood(language):
    found = {type(sentence.what): sentence.what for card in ALL_CARDS for sentence in card.text}
    for what in [*found.values(), e.PreventDragon(), e.ForceRetreat(), e.BanTaking(pile_only=False, after=2)]:
        for when in e.When:
            for may in (False, True):
                text = said(language, what, when, may)
                assert text.endswith(".")
                assert "  " not in text


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_a_text_about_each_player_speaks_of_each_and_not_of_me(language: str) -> None:
    mine = {"en": (" I ", " my "), "de": (" ich ", " mein"), "hu": ("ztam", "kezem", "paklim", "eldobok")}
    for verb in (
        e.DrawThenReturn(3, 2),
        e.TakeOpenly(3),
        e.RandomDiscard(2),
        e.IDiscard(1),
        e.HandIntoPile(3),
    ):
        words = f" {said(language, e.EachPlayer(verb), may=True).lower()} "
        assert not [word for word in mine[language] if word.lower() in words], words
    other = {"en": "each other's hand", "de": "Hand des anderen", "hu": "a másik kezéből"}
    assert other[language] in said(language, e.EachPlayer(e.RandomDiscard(2)))


def test_hungarian_numbers_above_ten_take_the_suffix_they_are_read_with() -> None:
    from moondrake.bluemoon.text.nouns_hu import by

    spoken = {
        11: "11-gyel",
        12: "12-vel",
        13: "13-mal",
        15: "15-tel",
        16: "16-tal",
        18: "18-cal",
        19: "19-cel",
    }
    spoken |= {20: "20-szal", 30: "30-cal", 40: "40-nel", 60: "60-nal", 100: "100-zal"}
    assert {number: by(number) for number in spoken} == spoken


def test_german_cards_of_two_groups_are_joined_and_not_compounded() -> None:
    from moondrake.bluemoon.text.nouns_de import nouns

    both = e.Cards(tags=e.Tag.STORM | e.Tag.FLOOD)
    assert [noun.several for noun in nouns(both)] == ["Sturm- oder Flut-Karten"]


EACH = (
    e.Draw(1),
    e.Draw(12),
    e.DrawTo(9),
    e.DrawThenReturn(3, 2),
    e.TakeOpenly(3),
    e.TakeDiscards(2),
    e.DiscardYours(e.BOOSTERS),
    e.DiscardAllYours((e.SUPPORTS,)),
    e.DiscardAllMine(e.SUPPORTS),
    e.ClearCombat(one_stays=True),
    e.ShuffleAway(),
    e.IDiscard(3),
    e.YouDiscard(2),
    e.RandomDiscard(2),
    e.HandLimit(5),
    e.DiscardMine(),
    e.PutUnder(),
    e.RevealHand(),
    e.TakeBack(active=False),
    e.SearchPile(),
    e.SearchDiscard(),
    e.ShuffleDiscards(),
    e.HandIntoPile(11),
    e.Recall(),
    e.PlayAchievement(),
    e.Forswear(e.BOOSTERS),
    e.Mill(),
    e.Fetch(),
    e.Attract(1),
    e.ChangeElement(e.Element.FIRE),
    e.BuyDragon(e.Payment(((e.Part(e.Measure.CARDS, 3, e.CHARACTERS),),))),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_each_player_does_stays_as_it_was_read(language, golden):
    """Every verb of the packs that each player can be told to do, and numbers above ten."""
    lines = []
    for verb in EACH:
        lines += [type(verb).__name__, f"    {said(language, e.EachPlayer(verb))}"]
        if not isinstance(verb, e.Forswear):  # a vow of both is no question
            lines += [f"    {said(language, e.EachPlayer(verb), may=True)}"]
    golden.check(f"bluemoon-each-player-{language}.txt", "\n".join(lines) + "\n")
