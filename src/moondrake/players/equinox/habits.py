"""What makes one player of rules of thumb differ from another: a handful of numbers, in prestige points."""


class Habits:
    """How a player weighs strengths, stones, abilities and cards. The names say what each number is worth."""

    def __init__(self) -> None:
        self.empty_strength = 7.0
        """An empty field counts as if a card of this strength (in halves) lay there: nobody knows yet."""
        self.round_cards = 11.0
        """Cards drawn in a round, about; tells how many rounds the draw pile still allows."""
        self.sure = 2.6
        """How many halves make a creature about 2.7 times less likely to vanish when its row is full ..."""
        self.open = 0.55
        """... and by how much this grows with every empty field."""
        self.vanishes = 1.6
        """A creature that vanishes for certain counts for more than one that only may."""
        self.ability = 0.35
        """What an ability is worth before its target is known."""
        self.spent = 0.02
        """A card that would be useful later is dear: for each point of want and each step from the middle."""
        self.bet = 0.05
        """Placing a stone rather than passing."""
        self.secret = -0.5
        """Betting secretly rather than passing."""
        self.secret_backing = 0.02
        self.backing = 0.018
        """How much strong cards in hand help a creature with a stone."""
        self.rivals = 0.01
        """How much the stones of others on the same creature protect it."""
        self.control = 0.2
        """The control of a creature."""
        self.stone = -0.15
        """A stone that is spent."""
        self.chameleon = -0.25
        """Playing a chameleon, which fits everywhere."""
        self.chameleon_step = -0.02
        self.tree = 0.2
        self.show = 0.0
        """Showing a hand that cannot play."""
        self.place_stone = 1.2
        self.take_stone = 0.8
        self.draw = 0.3
        self.discard_any = 0.15
        self.discard_dead = 0.5
        """Getting rid of a card of a creature that has vanished."""
        self.discard_useless = 0.1
        self.regained = 0.5
        """A stone taken back, for each point of the row it may be placed in."""
