"""What observations look like to Gymnasium."""

from moondrake.adapters.extras import MissingExtra
from moondrake.adapters.seating import AnyCoder

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("gymnasium", "gymnasium") from error


def observation_space(coded: AnyCoder) -> spaces.Box:
    """Signed bytes, or real numbers without bounds."""
    if coded.is_real:
        return spaces.Box(-np.inf, np.inf, (coded.size,), np.float32)
    return spaces.Box(-128, 127, (coded.size,), np.int8)
