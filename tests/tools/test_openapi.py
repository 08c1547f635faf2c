"""The document from which the client's types are made is the one that the server gives."""

from __future__ import annotations

from tools.openapi import FILE, document


def test_the_clients_openapi_document_is_current() -> None:
    assert FILE.read_text("utf-8") == document(), "run python tools/openapi.py, then npm run types"
