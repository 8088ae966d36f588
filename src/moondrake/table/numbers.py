"""Classes of plain numbers, where an enum would be compared too often: compiled, a number costs nothing."""


def names_of(numbers: type) -> dict[int, str]:
    """The names of a class of numbers such as the phases of a turn, by number."""
    return {value: name for name, value in vars(numbers).items() if name.isupper()}
