"""What the server refuses, in one form for HTTP, sockets and streams."""

from collections.abc import Mapping
from typing import Any, Final

from moondrake.table import TableError
from moondrake.table.saying import Saying
from moondrake.words import best

STATUS = {
    "malformed": 400,
    "method": 405,
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
CLOSING: Final = 120
"""Bytes."""


class Refused(TableError):
    """A request that is not carried out; nothing was changed.

    `code` is for programs. The sentence for people is one of `words/LANGUAGE/refusals.ftl` with its facts, or
    what another error says; `more` goes beside it for programs.
    """

    def __init__(
        self,
        code: str,
        why: str | TableError,
        /,
        *,
        retry_after: int | None = None,
        more: dict[str, Any] | None = None,
        **facts: object,
    ) -> None:
        if isinstance(why, TableError):
            super().__init__("refused-because", problem=why)
        else:
            super().__init__(why, **facts)
        self.code = code
        self.more = dict(more or {})
        if retry_after is not None:
            self.more["retry_after"] = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, language: str = "en") -> dict[str, Any]:
        """The refusal as a JSON object, for a reader of this language."""
        return {"code": self.code, "message": self.in_language(language), **self.more}

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.code, self.said, self.more)


def _again(code: str, said: Saying, more: dict[str, Any]) -> Refused:
    """A refusal that came from another process."""
    refusal = Refused(code, said.key, more=more)
    refusal.said = said
    return refusal


def spoken(headers: Mapping[str, str]) -> str:
    """The language of whoever asks by HTTP; a socket says it in `hello`."""
    return best(headers.get("accept-language", ""))


def short(reason: str) -> str:
    """As much of a sentence as fits into the closing of a socket."""
    return reason.encode()[:CLOSING].decode(errors="ignore")
