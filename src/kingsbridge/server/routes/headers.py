"""What every answer tells the browser about what may be done with it."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

# Everything comes from this server, no script stands in a page, and no other site shows it in a
# frame. Styles may stand in a page: the board sets the place of its pieces by them.
PAGES = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The address of a private table is all that is needed to come in: no other site is told it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Where people come by https, a browser does not try it without again: for a year.
ENCRYPTED_ONLY = "max-age=31536000"


def secure(address: str | None) -> bool:
    """Return whether people reach the server by https."""
    return (address or "").startswith("https:")


async def guard(message: Message, scope: Scope) -> None:
    """Put these headers on every answer, whatever it is about and whoever wrote it."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in ALWAYS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", PAGES)
    if secure(scope["litestar_app"].state.server.settings.address):
        headers.setdefault("Strict-Transport-Security", ENCRYPTED_ONLY)
    if scope["path"].startswith("/api/"):
        # What one person may know is not kept for the next.
        headers.setdefault("Cache-Control", "no-store")
