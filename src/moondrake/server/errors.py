"""What the server refuses, in one form for HTTP, sockets and streams."""

from typing import Any

from moondrake.table import TableError

STATUS = {
    "malformed": 400,
    "illegal": 409,
    "stale": 409,
    "not_asked": 409,
    "not_now": 409,
    "over": 409,
    "taken": 409,
    "conflict": 409,
    "banned": 403,
    "unrated": 409,
    "unknown": 404,
    "gone": 410,
    "not_yours": 403,
    "wrong_origin": 403,
    "no_identity": 401,
    "bad_token": 403,
    "bad_setup": 422,
    "too_large": 413,
    "too_slow": 408,
    "too_many": 429,
    "storage": 503,
    "stopping": 503,
}
"""Every code and the HTTP status that goes with it."""


class Refused(TableError):
    """A request that is not carried out; nothing was changed. `code` is for programs, the text for people."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self) -> dict[str, Any]:
        """The refusal as a JSON object."""
        return {"code": self.code, "message": self.message, **self.more}
