"""Hundreds of broken packs: each is refused with a line, a field and the allowed words, nothing is loaded."""

import re
from random import Random

import pytest

from moondrake.bluemoon.packs import PackError, parse_pack, write_pack
from moondrake.testing.packs import random_pack


def words_of(lines: list[str], beginning: str) -> list[int]:
    return [index for index, line in enumerate(lines) if line.startswith(beginning)]


def misspell_a_verb(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "text: "))
    head, _, rest = lines[place].removeprefix("text: ").partition(": ")
    lines[place] = f"text: {head}: x{rest}"
    return place


def misspell_a_moment(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "text: "))
    lines[place] = lines[place].replace("text: ", "text: x", 1)
    return place


def close_nothing(lines: list[str], rng: Random) -> int:
    place = rng.choice([index for index in words_of(lines, "text: ") if "(" in lines[index]])
    lines[place] = lines[place].replace(")", "", 1)
    return place


def too_many_fields(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "text: "))
    lines[place] = lines[place].rstrip() + "(1, 2, 3, 4, 5, 6, 7, 8, 9)"
    return place


def no_number(lines: list[str], rng: Random) -> int:
    place = rng.choice(
        [index for index in words_of(lines, "text: ") if re.search(r"[(, ]\d+[,)]", lines[index])]
    )
    lines[place] = re.sub(r"([(, ])\d+([,)])", r"\1lots\2", lines[place], count=1)
    return place


def wrong_fact(lines: list[str], rng: Random) -> int:
    word = rng.choice(("kind: ", "people: ", "certainty: ", "fire: ", "moons: "))
    place = rng.choice(words_of(lines, word))
    lines[place] = f"{word}{rng.choice(['zz', '-3', '1.5', '????'])}"
    return place


def unknown_field(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "kind: "))
    lines.insert(place, f"{rng.choice(['colour', 'fyre', 'Textt', 'cost'])}: 3")
    return place


def given_twice(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "kind: "))
    lines.insert(place, lines[place])
    return place + 1


def key_twice(lines: list[str], rng: Random) -> int:
    first, second = sorted(rng.sample(words_of(lines, "card: "), 2))
    lines[second] = lines[first]
    return second


def printed_key(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "card: "))
    lines[place] = f"card: {rng.choice(['hoax', 'vulca', 'buka'])}-{rng.randrange(1, 30):02}"
    return place


def no_name(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "name: "))
    lines[place] = rng.choice(("name: ", "name: | |", "name: a | b | c | d"))
    return place


def bad_sign(lines: list[str], rng: Random) -> int:
    place = rng.choice(words_of(lines, "text: "))
    lines[place] += rng.choice((" !", " *", " =3", " {}", ' "'))
    return place


BREAKS = (
    misspell_a_verb,
    misspell_a_moment,
    close_nothing,
    too_many_fields,
    no_number,
    wrong_fact,
    unknown_field,
    given_twice,
    key_twice,
    printed_key,
    no_name,
    bad_sign,
)


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.__name__)
def test_a_broken_pack_is_refused_with_line_field_and_allowed_words(broken):
    for seed in range(30):
        rng = Random(f"{broken.__name__}/{seed}")
        lines = write_pack(random_pack(rng, size=14)).splitlines()
        line = broken(lines, rng) + 1
        with pytest.raises(PackError) as caught:
            parse_pack("\n".join(lines))
        assert line in [fault.line for fault in caught.value.faults], f"{caught.value}\n{lines[line - 1]}"
        for fault in caught.value.faults:
            assert fault.where
            for part in (fault.what, fault.allowed):
                assert part
                assert part.in_language("hu") != str(part), f"not said in Hungarian: {part}"


@pytest.mark.parametrize("seed", range(20))
def test_a_pack_cut_off_anywhere_is_sound_or_refused_as_a_whole(seed):
    rng = Random(seed)
    text = write_pack(random_pack(rng, size=6))
    for _ in range(10):
        cut = text[: rng.randrange(len(text))]
        try:
            pack = parse_pack(cut)
        except PackError as error:
            assert error.faults  # noqa: PT017 - a cut may also leave a sound pack
        else:
            assert len(pack.cards) == cut.count("\ncard: ")
