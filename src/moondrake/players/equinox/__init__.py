"""Players of Equinox: rules of thumb, a judgement of positions, and the levels made of them."""
