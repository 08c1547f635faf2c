"""Proxies that stand before the server, and whom they bring.

Behind a proxy every connection comes from the proxy, which names the visitor in X-Forwarded-For.
That header is believed only if the connection itself comes from a proxy that the host named, or
over a socket of the file system, at which nobody but the proxy can knock. It is read from the
end, for each proxy adds whom it was asked by: the last address that is none of the proxies' is
the visitor's. What the visitor wrote stands before it and counts for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Any

import structlog

from kingsbridge.engine.errors import BadOption

FORWARDED = b"x-forwarded-for"

log = structlog.get_logger()


class Proxies:
    """The proxies that are believed."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self.networks = [network_of(said) for said in trusted]
        self._warned = False

    def trusts(self, host: str) -> bool:
        """Return whether an address is one of the proxies'."""
        address = address_in(host)
        return address is not None and any(address in network for network in self.networks)

    def visitor(self, scope: Mapping[str, Any]) -> str:
        """Return the address of whoever asks."""
        peer: str = (scope.get("client") or ("",))[0]
        said = b",".join(value for name, value in scope["headers"] if name == FORWARDED)
        if not said:
            return peer
        if not by_file(scope) and not self.trusts(peer):
            self._warn(peer)
            return peer
        # Of those who are all proxies of ours, the first asked.
        found = peer
        for part in reversed(said.decode("latin-1").split(",")):
            address = address_in(part)
            if address is None:
                # No proxy adds what is no address: this is the visitor's own, and so is the rest.
                return found
            found = str(address)
            if not self.trusts(found):
                return found
        return found

    def _warn(self, peer: str) -> None:
        """Say once that a proxy seems to be there which nobody named."""
        address = address_in(peer)
        if self._warned or address is None or not address.is_private:
            return
        self._warned = True
        log.warning("proxy_not_trusted", address=peer, try_this=f"--trusted-proxy {peer}")


def by_file(scope: Mapping[str, Any]) -> bool:
    """Return whether somebody came over a socket of the file system, which has no port."""
    server = scope.get("server")
    return server is not None and server[1] is None


def network_of(said: str) -> IPv4Network | IPv6Network:
    """Return the addresses that a host named."""
    try:
        return ip_network(said.strip())
    except ValueError as error:
        raise BadOption(
            f"{said!r} is no address of a proxy ({error}); expected one such as 127.0.0.1, "
            "or a network such as 10.0.0.0/8"
        ) from None


def address_in(said: str) -> IPv4Address | IPv6Address | None:
    """Return the address in a part of the header, which may have a port, or brackets."""
    said = said.strip()
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        address = ip_address(said)
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
