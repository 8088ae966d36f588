"""One line for whoever lacks a package."""


class MissingExtra(ImportError):
    """A package that is an extra of moondrake is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'moondrake[{extra}]'", name=package)
