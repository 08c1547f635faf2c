"""What went wrong, told in words: never a traceback, never anything of the inside."""

from __future__ import annotations

from math import ceil
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.database.failures import Unavailable
from kingsbridge.server.errors import Banned, TooMany, WhoAreYou
from kingsbridge.server.routes.pages import document
from kingsbridge.server.thinking.failures import Stopped, TookTooLong, WorkersLost
from kingsbridge.server.thinking.fair_queue import Busy
from kingsbridge.table import problems
from kingsbridge.table.errors import Refused
from kingsbridge.table.told import Problem
from kingsbridge.words import Unsaid

log = structlog.get_logger()

# The HTTP status of what only a server refuses.
STATUSES: dict[type[Refused], int] = {WhoAreYou: 401, TooMany: 429}
LATER = (Unavailable, Busy, Stopped, TookTooLong, WorkersLost)
MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
# In how many seconds it may go better when nobody knows.
SOON = 2
# A message that quotes what was wrong must not send all of it back.
LONGEST_MESSAGE = 500


def problem_of(error: Exception) -> Problem:
    """Return an error as it is told."""
    problem = _problem_of(error)
    problem.message = problem.message[:LONGEST_MESSAGE]
    return problem


def _problem_of(error: Exception) -> Problem:
    if isinstance(error, TooMany):
        return Problem(error.code, str(error), retry_after=ceil(error.seconds))
    if isinstance(error, Banned):
        return Problem(error.code, str(error), until=error.until, reason=error.reason)
    if isinstance(error, LATER):
        said = f"{error}; nothing was lost, try again in a moment"
        return Problem("later", said, retry_after=SOON)
    if isinstance(error, MALFORMED):
        return Problem("malformed", f"this is no message of ours: {error}")
    if isinstance(error, KingsbridgeError):
        return problems.problem_of(error)
    return Problem("broken", "something broke here; it was noted, and nothing was lost")


def status_of(error: Exception) -> int:
    """Return the HTTP status of an error."""
    for kind, status in STATUSES.items():
        if isinstance(error, kind):
            return status
    if isinstance(error, LATER):
        return 503
    if isinstance(error, KingsbridgeError):
        return problems.status_of(error)
    return 400 if isinstance(error, MALFORMED) else 500


Asked = Request[Any, Any, Any]


def refuse(_request: Asked, error: Exception) -> Response[Problem]:
    """Answer a request that cannot be carried out."""
    problem = problem_of(error)
    wait = problem.retry_after
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Response(problem, status_code=status_of(error), headers=headers)


def refuse_http(_request: Asked, error: HTTPException) -> Response[Problem] | Response[str]:
    """Answer a request that is not one of ours: an unknown address, a malformed body."""
    if error.status_code == 404 and reads_pages(_request):
        return document(404)
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [
            f"{part.get('key', 'body')}: {part.get('message', '')}"
            for part in error.extra
            if isinstance(part, dict)
        ]
        detail = "; ".join(parts) or detail
    codes = {404: "not_found", 405: "not_allowed", 413: "too_big"}
    code = codes.get(error.status_code, "malformed")
    if error.status_code >= 500:
        return apologise(_request, error)
    problem = Problem(code, detail[:LONGEST_MESSAGE])
    return Response(problem, status_code=error.status_code, headers=error.headers)


def reads_pages(request: Asked) -> bool:
    """Return whether somebody with a browser lost their way, and not a program."""
    inside = request.scope["path"].startswith("/api")
    return not inside and "text/html" in request.headers.get("accept", "")


def apologise(request: Asked, error: Exception) -> Response[Problem]:
    """Answer when we failed: note where, tell nothing of the inside."""
    log.error(
        "request_failed",
        error=name_of(error),
        path=request.scope.get("path_template"),
        at=_place(error),
    )
    return Response(problem_of(RuntimeError()), status_code=500)


def name_of(error: BaseException) -> str:
    """Return what kind of error it is, and which words are missing if that is what is wrong."""
    kind = type(error).__name__
    return f"{kind}: {error}" if isinstance(error, Unsaid) else kind


def _place(error: BaseException) -> str:
    """Return where an error came from; its words might tell what must not be told."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "?"
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"
