"""moondrake's games behind the APIs that researchers use: PettingZoo, Gymnasium, OpenSpiel (docs/lab.md).

Each module needs its own package, which comes with the extra of the same name; without it importing the
module says in one line what to install.
"""
