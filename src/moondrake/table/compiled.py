"""Which way the engines run."""

from moondrake.table import chance


def is_compiled() -> bool:
    """Do the compiled engines run, or the same source interpreted?"""
    return not str(chance.__file__).endswith(".py")
