"""A pack says everything the printed cards say, and says where it is wrong."""

from dataclasses import replace
from random import Random

import pytest

from moondrake.bluemoon import GAME, Setup, new_game, packs
from moondrake.bluemoon.cards import ALL_CARDS, PEOPLES
from moondrake.bluemoon.effects import ANY_NUMBER, Card, ForceRetreat, Icon, Kind, Name, When
from moondrake.bluemoon.packs import PackError, card_words, cards_from_words, parse_pack, write_pack
from moondrake.bluemoon.packs.sense import moments
from moondrake.bluemoon.packs.text import Pack
from moondrake.bluemoon.packs.vocabulary import CONDITIONS, DEEDS, VERBS, entry
from moondrake.bluemoon.rulesets import ANSMANN
from moondrake.bluemoon.text import LANGUAGES, card_line
from moondrake.table import Journal, SetupError, parse_record, replay, write_record
from moondrake.testing.packs import packed_deck, random_pack

HEAD = "moondrake pack 1\npack: mine\n"
GOOD = f"""{HEAD}title: Mine | Meins | Enyém
by: Anna

card: my-01   # a remark
name: Ash Herald | Aschenbote | Hamuhírnök
people: spirit
kind: character
fire: 4
earth: 2
icons: shield-fire + free
moons: 2
text: while-active: raise(scope(boosters, one: yes), fire, 5)
text: now, may: draw(2)
text: while-active, may-not: ban(
    cards(kinds: booster + support, icons: stop+free))
flavour: He was here before the fire.
"""


def as_packed(card: Card) -> Card:
    return replace(card, key=f"zz-{card.key}", certainty="own", deck="", box="p", name=Name("A", "B", "C"))


@pytest.mark.parametrize("people", [*PEOPLES, "mutant", "tutu", "hyla", "inter", "inq"])
def test_every_printed_card_can_be_written_as_a_pack_and_read_back(people):
    cards = tuple(as_packed(card) for card in ALL_CARDS if card.people == people)
    assert cards
    assert parse_pack(write_pack(Pack("p", Name("P", "P"), "", cards))).cards == cards
    lines = {card.key: card_words(card) for card in cards}
    assert tuple(cards_from_words(lines).values()) == cards


def test_a_card_is_facts_and_sentences():
    pack = parse_pack(GOOD)
    (card,) = pack.cards
    assert (pack.name, pack.by, pack.title.hu) == ("mine", "Anna", "Enyém")
    assert (card.key, card.kind, card.fire, card.earth, card.moons) == ("my-01", Kind.CHARACTER, 4, 2, 2)
    assert card.icons == Icon.SHIELD_FIRE | Icon.FREE
    assert [sentence.when for sentence in card.text] == [When.WHILE_ACTIVE, When.NOW, When.WHILE_ACTIVE]
    assert card.text[1].may
    assert (card.certainty, card.box) == ("own", "mine")
    assert pack.flavours[0][1].en == "He was here before the fire."
    assert len(pack.sha256) == 64


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("permit(support, any-number)", ANY_NUMBER),
        ("permit(kind: support, count: any-number)", ANY_NUMBER),
        ("permit(count: 3, kind: support)", 3),
    ],
)
def test_fields_are_given_in_order_or_by_name(text, expected):
    good = f"{HEAD}card: my-01\nname: A\npeople: spirit\nkind: support\ntext: while-active: {text}\n"
    (card,) = parse_pack(good).cards
    assert card.text[0].what == VERBS["permit"](Kind.SUPPORT, expected)


def test_a_payment_needs_no_word_around_its_parts():
    def payment(text: str) -> object:
        good = f"{HEAD}card: my-01\nname: A\npeople: pillar\nkind: booster\ntext: while-active: {text}\n"
        return parse_pack(good).cards[0].text[0].what

    long = payment("demand-payment(payment([[part(fire, 3)]]))")
    assert long == payment("demand-payment(part(fire, 3))")
    assert long != payment("demand-payment([part(fire, 3), part(earth, 3)])")


def test_every_verb_and_condition_has_a_word_an_explanation_and_a_moment():
    for made in (*VERBS.values(), *CONDITIONS.values()):
        assert entry(made).doc
    for made in VERBS.values():
        assert moments(made) or made is ForceRetreat
    used = {type(sentence.what) for card in ALL_CARDS for sentence in card.text}
    assert used <= set(VERBS.values())
    assert set(VERBS.values()) - DEEDS


def card_with(*lines: str) -> str:
    facts = {"name": "A | B | C", "people": "spirit", "kind": "character", "fire": "1", "earth": "2"}
    given = [line for line in lines if line.partition(":")[0] in facts]
    kept = [
        f"{word}: {value}"
        for word, value in facts.items()
        if not any(line.startswith(word) for line in given)
    ]
    return "\n".join([HEAD + "card: my-01", *lines, *kept]) + "\n"


@pytest.mark.parametrize(
    ("line", "where", "words"),
    [
        ("kind: hero", "kind", ["'hero' is not known", "character"]),
        ("kind: charakter", "kind", ["did you mean 'character'?"]),
        ("people: elf", "people", ["hoax", "spirit"]),
        ("fire: hot", "fire", ["no number from 0 to 20"]),
        ("fire: -1", "fire", ["no number from 0 to 20"]),
        ("moons: 10", "moons", ["0 to 9"]),
        ("icons: sheild-fire", "icons", ["did you mean 'shield-fire'?", "protected"]),
        ("tags: dragon", "tags", ["storm"]),
        ("flavor: x", "flavor", ["did you mean 'flavour'?"]),
        ("capacity: 2", "capacity", ["only for ship"]),
        ("extra-cards: 5", "extra-cards", ["only for inquisitor"]),
        ("brings: hoax-01", "brings", ["only for emissary"]),
        ("certainty: sure", "certainty", ["own", "entered"]),
        ("name: |", "name", ["English | Deutsch | magyar"]),
        ("name: a; b", "name", ["; cannot stand"]),
        ("text: draw(2)", "text", ["nothing says when"]),
        ("text: later: draw(2)", "text", ["'later' is no moment", "now"]),
        ("text: nwo: draw(2)", "text", ["did you mean 'now'?"]),
        ("text: now, perhaps: draw(2)", "text", ["'perhaps' cannot follow", "may-not"]),
        ("text: now: drow(2)", "text", ["did you mean 'draw'?"]),
        ("text: now: draw(two)", "text draw(count)", ["'two' is no number"]),
        ("text: now: draw(2, 3)", "text draw", ["has 1 fields, not 2"]),
        ("text: now: draw(howmany: 2)", "text draw", ["'howmany' is no field", "count"]),
        ("text: now: draw(count: 1, count: 2)", "text draw", ["given twice"]),
        ("text: now: draw", "text draw", ["'count' is missing", "draw(count)"]),
        ("text: now: draw(1000)", "text draw(count)", ["too large"]),
        ("text: now: draw(2", "text", ["ends too early"]),
        ("text: now: draw(2))", "text", ["stands after the end"]),
        ("text: now: draw(2) if it-rains", "text if", ["'it-rains' is not known", "my-fight-is-empty"]),
        ("text: now: draw(2) rule seven", "text", ["no number of a rule"]),
        ("text: now: draw(2) & more", "text", ["'&' cannot stand here"]),
        ("text: now: ban(boosters)", "text", ["cannot act 'now'", "while-active"]),
        ("text: to-play: cancel(boosters)", "text", ["is not for a character"]),
        ("text: you-gain: prevent-dragon", "text", ["cannot act 'you-gain'"]),
        (
            "text: while-active: raise(scope(boosters, one: maybe), fire, 5)",
            "text raise(scope) scope(one)",
            ["yes or no"],
        ),
        (
            "text: while-active: raise(scope(boosters, yes), fier, 5)",
            "text raise(elements)",
            ["did you mean 'fire'?"],
        ),
        ("text: while-active: ban(cards(kinds: hero))", "text ban(cards) cards(kinds)", ["booster"]),
        ("text: while-active: ban([boosters])", "text ban(cards)", ["cannot stand here"]),
        ("text: while-active: force-retreat", "text", ["cannot act 'while-active'"]),
        ("text: now: prevent-dragon", "text", ["cannot act 'now'"]),
        ("text: now: load-now(1)", "text", ["is not for a character"]),
        ("text: between-fights: draw(1)", "text", ["cannot act 'between-fights'", "my-turn-end"]),
        ("text: while-active: permit(character, 1)", "text", ["booster or support"]),
        ("text: while-active: demand-play(ship)", "text", ["booster or support"]),
        ("text: while-active: permit-either(1) if you-have-dragons(1)", "text", ["cannot have an 'if'"]),
        ("text: now: each-player(prevent-dragon)", "text", ["nothing that each player does"]),
        ("text: now, may: each-player(forswear(boosters))", "text", ["nothing that each player does"]),
    ],
)
def test_each_fault_names_line_field_reason_and_the_allowed_words(line, where, words):
    text = card_with("", line)
    with pytest.raises(PackError) as caught:
        parse_pack(text)
    (fault,) = caught.value.faults
    assert fault.line == text.splitlines().index(line) + 1
    assert fault.where == where
    for word in words:
        assert word in str(fault)
    for part in (fault.what, fault.allowed):
        assert part.in_language("de") != str(part), f"not said in German: {part}"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["begin with 'moondrake pack 1'"]),
        ("moondrake pack 2\n", ["begin with 'moondrake pack 1'"]),
        (HEAD, ["there are no cards"]),
        ("moondrake pack 1\ncard: my-01\nname: A\npeople: tutu\nkind: leadership\n", ["no name for a pack"]),
        (HEAD + "card: My Card\nname: A\npeople: tutu\nkind: leadership\n", ["is no key"]),
        (HEAD + "card: hoax-01\nname: A\npeople: tutu\nkind: leadership\n", ["printed card already"]),
        (HEAD + "card: my-01\nname: A\npeople: tutu\nkind: leadership\n" * 2, ["defined twice"]),
        (HEAD + "card: my-01\npeople: tutu\nkind: leadership\n", ["is no name"]),
        (HEAD + "card: my-01\nname: A\nname: B\npeople: tutu\nkind: leadership\n", ["given twice"]),
        (HEAD + "card: my-01\nname: A\npeople: tutu\nkind: character\n", ["shows both values"]),
        (HEAD + "card: my-01\nname: A\npeople: buka\nkind: ship\n", ["needs room"]),
        (
            HEAD + "card: my-01\nname: A\npeople: emis\nkind: emissary\nbrings: my-02\n",
            ["'my-02' is no card"],
        ),
        (HEAD + "card: my-01\nname: A\npeople: emis\nkind: emissary\ntext: now: draw(1)\n", ["never works"]),
        (HEAD + "just a line\n", ["is no 'field: value'"]),
        (
            card_with(
                "text: to-play: pay-to-play(part(cards, 1))", "text: to-play: pay-to-play(part(fire, 1))"
            ),
            ["at most"],
        ),
        (
            card_with(
                "text: while-active: demand-payment(payment([[part(moons, 4)]]))",
                "text: while-active: demand-payment(payment([[part(earth, 3)]]))",
            ),
            ["one 'demand-payment' at most", "in one sentence"],
        ),
        (card_with("kind: ship", "capacity: 2", "text: my-turn: draw(1)"), ["cannot act 'my-turn'"]),
        (card_with("kind: inquisitor", "text: now: draw(1)"), ["cannot act 'now'", "game-begin"]),
        (card_with("kind: hyla", "text: game-begin: draw(1)"), ["cannot act 'game-begin'"]),
        (card_with("kind: leadership", "text: while-active: demand-play(booster)"), ["not for a leadership"]),
    ],
)
def test_a_pack_that_is_wrong_as_a_whole_is_refused(text, words):
    with pytest.raises(PackError) as caught:
        parse_pack(text)
    for word in words:
        assert word in str(caught.value)


def test_all_faults_are_told_at_once_in_order():
    with pytest.raises(PackError) as caught:
        parse_pack(card_with("kind: hero", "fire: x", "text: now: drow(1)", "text: never: draw(1)"))
    lines = [fault.line for fault in caught.value.faults]
    assert len(lines) == 4
    assert lines == sorted(lines)


def test_an_unknown_pack_suggests_one_that_comes_along():
    with pytest.raises(SetupError, match="did you mean moondrake"):
        packs.load("mondrake")


def test_a_record_carries_the_cards_of_packs():
    rng = Random(3)
    pack = random_pack(rng)
    decks = (packed_deck("hoax", pack, rng), packed_deck("vulca", pack, rng))
    journal = Journal(GAME, new_game(Setup(decks, ANSMANN, start=0)))
    while not journal.state.is_over():
        journal.play(rng.choice(journal.state.legal_actions()))
    text = write_record(journal.record())
    assert "card rnd-" in text
    again = replay(parse_record(text), GAME)
    assert again.header() == journal.state.header()
    broken = text.replace("; kind: ", "; kind: un")
    with pytest.raises(SetupError, match="kind"):
        GAME.start(dict(parse_record(broken).header))


@pytest.mark.parametrize("seed", range(25))
def test_random_cards_of_the_whole_vocabulary_read_back_and_have_texts(seed):
    pack = random_pack(Random(seed), size=20)
    assert parse_pack(write_pack(pack)).cards == pack.cards
    for card in pack.cards:
        for language in LANGUAGES:
            assert card_line(card, language)
