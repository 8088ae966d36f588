"""PettingZoo's suites. Importing them makes one of its own games the old way, about which it warns itself."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test

__all__ = ["api_test", "max_cycles_test", "parallel_api_test", "render_test", "seed_test"]
