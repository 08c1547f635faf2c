"""The rules of the house, changed by hosts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.people.house import HouseRules, rules_of, store_rules
from kingsbridge.table.errors import Refused


def change_rules(desk: Desk, changes: Mapping[str, Any]) -> HouseRules:
    """Change some of the rules; the others stay. What is no rule, or out of bounds, is told."""
    before = msgspec.to_builtins(rules_of(desk.connection))
    try:
        rules = msgspec.convert({**before, **changes}, HouseRules)
    except msgspec.ValidationError as error:
        there = ", ".join(before)
        raise Refused(f"{error}; the rules are {there}", "bad_rule") from None
    after = msgspec.to_builtins(rules)
    changed = {name: after[name] for name in after if after[name] != before[name]}
    if changed:
        store_rules(desk.connection, rules)
        desk.announce(house=True)
        desk.note("settings", **changed)
    return rules
