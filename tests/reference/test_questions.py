"""What people type into the search finds the right rule first, in three languages."""

import pytest

from moondrake.reference import search

QUESTIONS = {
    "en": """
how do I win? | BM-8.3
who is the winner | BM-8.3
when is the game over | BM-8.1
what happens with a fourth dragon | BM-8.1
retreat | BM-6.4
can I give up a fight | BM-6.4
when must I retreat | BM-6.6
how many characters may I play | BM-6.10
can I play a booster and a support | BM-6.13
what happens to my old cards | BM-6.11
how much power do I need | BM-6.19
which element do we fight in | BM-6.18
how many cards do I draw | BM-6.23
hand size | BM-6.23
how many dragons do I get | BM-7.2
when do I get two dragons | BM-7.3
who begins the next fight | BM-7.7
who starts | BM-4.3
mulligan | BM-4.5
phases of a turn | BM-5.2
what is a support? | BM-9.5
shield | BM-10.1
STOP | BM-10.3
what does free mean | BM-10.14
bluff | BM-10.32
pairs | BM-10.19
my power is too low | BM-17.1
how do I build a deck | BM-18.1
crystals | BM-8.4
play alone | BM-22.1
secret bet | EQ-4.7
how do I bet | EQ-4.4
when does a creature vanish | EQ-8.1
tie | EQ-11.3
who controls a creature | EQ-5.2
what is a stone worth | EQ-2.5
chameleon | EQ-4.17
""",
    "de": """
Rückzug | BM-6.4
darf ich mich zurückziehen? | BM-6.4
wann muss ich mich zurückziehen | BM-6.6
wie gewinne ich? | BM-8.3
wann endet das Spiel | BM-8.1
wie viele Handkarten | BM-6.23
Karten nachziehen | BM-6.23
wie viele Charaktere darf ich spielen | BM-6.10
wer fängt an | BM-4.3
wer beginnt den nächsten Kampf | BM-7.7
zwei Drachen | BM-7.3
wie viel Stärke brauche ich, wie viel ist nötig | BM-6.19
Schild | BM-10.1
Bluff | BM-10.32
Karten tauschen | BM-4.5
Ablauf eines Zuges | BM-5.2
Kristalle | BM-8.4
Gleichstand | EQ-11.3
geheime Wette | EQ-4.7
wann verschwindet ein Wesen | EQ-8.1
Beherrscher | EQ-5.2
""",
    "hu": """
visszavonulás | BM-6.4
hogyan nyerek? | BM-8.3
mikor ér véget a játék | BM-8.1
hány lapot húzok | BM-6.23
ki kezd? | BM-4.3
két sárkány | BM-7.3
hány karakter | BM-6.10
pajzs | BM-10.1
kristály | BM-8.4
hajók | BM-9.9
titkos fogadás | EQ-4.7
mikor tűnik el egy teremtmény | EQ-8.1
döntetlen | EQ-11.3
kaméleon | EQ-4.17
""",
}
ASKED = [
    (language, *(part.strip() for part in line.split("|")))
    for language, lines in QUESTIONS.items()
    for line in lines.strip().splitlines()
]


@pytest.mark.parametrize(("language", "question", "number"), ASKED)
def test_the_right_rule_comes_first(language: str, question: str, number: str) -> None:
    assert search(question, language)[0].number == number


def test_there_are_enough_questions() -> None:
    assert len(ASKED) >= 60
