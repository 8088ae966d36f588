"""How the networks of the strongest players are trained: positions as data, fitting, self-play."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: the products are small
