"""Blue Moon: the two-player duel for three dragons."""
