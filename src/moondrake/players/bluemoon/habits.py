"""What makes one player of rules of thumb differ from another: a handful of numbers."""


class Habits:
    """How much a player likes power beyond what is needed, and what it does with cards left over."""

    def __init__(self) -> None:
        self.press = 0.7
        """Worth of a point of power beyond what is needed, in points of card worth."""
        self.thrift = 1.0
        """What a point of a card's worth costs when it is spent."""
        self.extra = 0.0
        """From which worth on a booster or support is played that is not needed."""
        self.lead = 0.6
        """Worth of playing a leadership card or ship at once; passing is worth 0.4."""
        self.second_card = 1.0
        """What it costs to need a second card in a turn."""
        self.challenge = 0.5
        """Below which chance that all bluffs are true they are challenged."""
