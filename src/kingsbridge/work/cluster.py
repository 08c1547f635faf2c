"""A worker pool on a Ray cluster: on many machines, or a small one made for the purpose here.

Ray is an extra: nothing else needs it.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import kingsbridge
from kingsbridge.engine.errors import BadOption, KingsbridgeError
from kingsbridge.extras import how_to_get
from kingsbridge.work.interruption import Interruption
from kingsbridge.work.sharing import R, T, Work
from kingsbridge.work.workers import GLANCE_SECONDS, WorkLost

LOCAL = "local"
FOUND_BY_RAY = "auto"
CLIENT = "ray://"
LAST_PORT = 65535
PATIENCE_SECONDS = 5
ATTEMPTS = 4


class Cluster:
    """Share work out on the cluster at an address; without one, among processes of this machine."""

    def __init__(self, address: str | None = None, jobs: int = 1) -> None:
        self.address = address
        self.jobs = jobs
        self.ray = load_ray()
        if address is not None:
            check_address(address)

    def __call__(
        self, work: Work[T, R], tasks: Iterable[T], interruption: Interruption
    ) -> Iterator[R]:
        self._join()
        try:
            yield from self._results(work, tasks, interruption)
        finally:
            self.ray.shutdown()

    def _join(self) -> None:
        for attempts_left in reversed(range(ATTEMPTS)):
            try:
                self._begin()
                return
            # Ray has no error of its own for this, and waits half a minute, however busy we are.
            except Exception as error:
                self.ray.shutdown()
                if self.address is not None or not attempts_left:
                    raise BadOption(self._cannot_join(error)) from None

    def _begin(self) -> None:
        here = self.address is None
        self.ray.init(
            address=LOCAL if here else self.address,
            num_cpus=self.jobs if here else None,
            include_dashboard=False if here else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )

    def _cannot_join(self, error: Exception) -> str:
        reason = str(error).strip().partition("\n")[0]
        if self.address is None:
            return f"Ray cannot be started here: {reason}"
        return (
            f"the Ray cluster at {self.address!r} cannot be joined: {reason}; "
            "if it asks for a token, set RAY_AUTH_MODE=token"
        )

    def _results(
        self, work: Work[T, R], tasks: Iterable[T], interruption: Interruption
    ) -> Iterator[R]:
        ray = self.ray
        shared = ray.put(work)
        submit = partial(ray.remote(_do).remote, shared, version=kingsbridge.__version__)
        coming = iter(tasks)
        ahead = [submit(task) for task in islice(coming, 2 * self._processors())]
        while ahead and not interruption.asked:
            done, ahead = ray.wait(ahead, timeout=GLANCE_SECONDS)
            ahead += [submit(task) for task in islice(coming, len(done))]
            for finished in done:
                yield self._fetch(finished)
        for unfinished in ahead:
            # Not asked to stop but ended: an interrupt must not cut into compiled code.
            ray.cancel(unfinished, force=True)

    def _processors(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _fetch(self, finished: Any) -> Any:
        try:
            return self.ray.get(finished)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, KingsbridgeError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().partition("\n")[0]
            raise WorkLost(f"a machine of the cluster lost its work: {reason}") from None


def check_address(address: str) -> None:
    """Raise if nothing answers at an address; Ray itself would go on asking for minutes."""
    if address == FOUND_BY_RAY:
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not (port.isascii() and port.isdecimal()) or int(port) > LAST_PORT:
        raise BadOption(f"a Ray address is written as host:port, not {address!r}")
    try:
        socket.create_connection((host, int(port)), PATIENCE_SECONDS).close()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadOption(f"there is no Ray cluster at {address!r}: {reason}") from None


def load_ray() -> Any:
    """Return Ray; say how to get it if it is not there."""
    # Ray would otherwise report its use to its makers, and warn of graphics cards we do not use.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BadOption(f"--engine ray needs Ray: {how_to_get('ray')}") from None
    return ray


def _do(work: Work[T, R], task: T, version: str) -> R | None:
    if kingsbridge.__version__ != version:
        raise BadOption(
            f"a machine of the cluster has kingsbridge {kingsbridge.__version__}, "
            f"this one {version}: install the same on all"
        )
    return work(task, _never)


def _never() -> bool:
    return False
