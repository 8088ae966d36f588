"""A draft in English."""

from typing import Final

from moondrake.draft.happenings import Happening
from moondrake.draft.state import Step
from moondrake.draft.words.language import Language

LANGUAGE: Final = Language(
    events={
        Happening.SET: "The people set {people} takes part.",
        Happening.DEAL: "Deal {n}.",
        Happening.DEALT: "{seat} is dealt {card}.",
        Happening.KEPT: "{seat} keeps {card}.",
        Happening.PASSED_RIGHT: "Everybody passes 1 card to the right.",
        Happening.PASSED_LEFT: "Everybody passes 1 card to the left.",
        Happening.DISCARDED: "{seat} discards {card} face down to the middle.",
        Happening.SET_ASIDE: "1 card of the people set is put aside.",
        Happening.RESTS: "1 card that was put aside is left to deal from.",
        Happening.DRAFTED: "All cards are dealt. Everybody has kept 1 card.",
        Happening.LEFT_OUT: "{seat} leaves out {card}.",
        Happening.BUILT: "{seat} has built a deck of 1 card.",
        Happening.LEADER: "{seat} is led by the {people} leader.",
        Happening.LEADER_HIDDEN: "{seat} has chosen a leader in secret.",
        Happening.OVER: "The draft is over; the games can begin.",
    },
    hidden={
        Happening.DEALT: "{seat} is dealt a card.",
        Happening.KEPT: "{seat} keeps a card.",
        Happening.DISCARDED: "{seat} discards a card face down to the middle.",
        Happening.LEFT_OUT: "{seat} leaves out a card.",
    },
    several={
        Happening.PASSED_RIGHT: "Everybody passes {n} cards to the right.",
        Happening.PASSED_LEFT: "Everybody passes {n} cards to the left.",
        Happening.SET_ASIDE: "{n} cards of the people set are put aside.",
        Happening.RESTS: "The {n} cards that were put aside are shuffled together.",
        Happening.DRAFTED: "All cards are dealt. Everybody has kept {n} cards.",
        Happening.BUILT: "{seat} has built a deck of {n} cards.",
    },
    questions={
        Step.SETS: "Which set takes part?",
        Step.DEAL: "Which card is dealt?",
        Step.KEEP: "Which card do you keep?",
        Step.LEAVE: "Which card do you leave out? {n} cards too many.",
        Step.LEADER: "Which leader leads your deck?",
    },
    leave_one="Which card do you leave out? 1 card too many.",
    peoples={
        "hoax": "Hoax",
        "vulca": "Vulca",
        "mimix": "Mimix",
        "flit": "Flit",
        "khind": "Khind",
        "terrah": "Terrah",
        "pillar": "Pillar",
        "aqua": "Aqua",
        "buka": "Buka",
    },
    card="{name} ({key})",
)
