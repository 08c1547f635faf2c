"""The box of a title: what its owner may type, what becomes of it, and how much is confirmed."""

from __future__ import annotations

import json

import pytest

from kingsbridge import BadCards
from kingsbridge.engine.components import Box, confirmed
from kingsbridge.engine.title import title, titles
from kingsbridge.engine.values import (
    Amounts,
    Each,
    Effects,
    Names,
    OneName,
    Order,
    Ranked,
    Several,
    Some,
    Text,
    Truth,
    Value,
    Whole,
    Wholes,
    Word,
)

EFFECTS = Effects(
    {
        "rain": Word("it rains", {}),
        "trade": Word(
            "sheep for wool",
            {"give": Some(["sheep"]), "get": Some(["wool"]), "get_one": Several(2, 2, ["a", "b"])},
            needs=["give"],
            either=["get", "get_one"],
        ),
    },
    most=2,
)


def fold() -> Box:
    """Return a box with two flocks and a board."""
    return Box(
        {
            "flocks": {
                "north": {"sheep": 3, "wool": {"white": 1}, "provenance": {"sheep": "D"}},
                "south": {"sheep": 5, "black": True, "provenance": {"sheep": "A", "black": "B"}},
            },
            "board": {"board": {"price": 2, "provenance": {"price": "A"}}},
        },
        {
            "flocks": {
                "sheep": Whole(1, 9),
                "wool": Amounts(["white", "grey"]),
                "black": Truth(),
            },
            "board": {"price": Whole(0, 9)},
        },
        {"flocks": [["wool", "black"]]},
    )


# What may be typed


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        (Whole(0, 30), {"kind": "whole", "least": 0, "most": 30}),
        (
            Amounts(["a", "b"], 9),
            {"kind": "amounts", "goods": ["a", "b"], "most": 9, "each": False},
        ),
        (Each(["a"]), {"kind": "amounts", "goods": ["a"], "most": 30, "each": True}),
        (Wholes(6, 0, 9), {"kind": "wholes", "length": 6, "least": 0, "most": 9}),
        (Names(4, ["a"]), {"kind": "names", "length": 4, "names": ["a"]}),
        (
            Order(["a", "b"]),
            {"kind": "names", "length": 2, "names": ["a", "b"], "different": True},
        ),
        (
            Several(1, 2, ["a"]),
            {
                "kind": "names",
                "length": None,
                "least": 1,
                "most": 2,
                "names": ["a"],
                "different": True,
                "any_order": True,
            },
        ),
        (OneName(["a", "b"]), {"kind": "name", "names": ["a", "b"]}),
        (Text(60), {"kind": "text", "most": 60}),
        (Truth(), {"kind": "truth"}),
    ],
)
def test_a_value_says_what_may_be_typed(value: Value, shape: dict[str, object]) -> None:
    assert value.shape() == shape


def test_effects_say_every_word_and_field_there_is() -> None:
    shape = EFFECTS.shape()
    assert shape["kind"] == "effects"
    assert shape["most"] == 2
    does = shape["does"]
    assert isinstance(does, dict)
    assert does["rain"] == {}
    assert does["trade"]["get"] == Some(["wool"]).shape()
    assert shape["needs"] == {"rain": [], "trade": ["give"]}
    assert shape["either"] == {"rain": [], "trade": ["get", "get_one"]}


@pytest.mark.parametrize(
    ("value", "given", "message"),
    [
        (Truth(), 1, "here: expected true or false, not 1"),
        (Text(5), "", "here: expected a line of text of at most 5 characters, not ''"),
        (Text(5), "longer", "at most 5 characters, not 'longer'"),
        (Text(5), "a\nb", "expected a line of text"),
        (Text(5), "\ue000", "expected a line of text"),
        (Text(5), 5, "expected a line of text"),
        (OneName(["a", "b"]), "c", "here: there is no 'c'; there is 'a' or 'b'"),
        (OneName(["a"]), ["a"], "here: there is no ['a']; there is 'a'"),
        (Some(["wool"]), {}, "here: expected at least one, like { wool = 1 }"),
        (Some(["wool"]), {"wool": 0}, "expected at least one"),
        (Order(["a", "b"]), ["a", "a"], "here: 'a' stands there twice"),
        (Order(["a", "b"]), ["a"], "here: expected 2 names, not ['a']"),
        (Several(1, 2, ["a", "b"]), [], "here: expected 1 to 2 names in brackets, not []"),
        (Several(1, 2, ["a", "b"]), ["c"], "here[0]: there is no 'c'; there is 'a' or 'b'"),
        (Several(1, 2, ["a", "b"]), ["a", "a"], "here: 'a' stands there twice"),
        (EFFECTS, {"do": "rain"}, "here: expected at most 2 effects in brackets"),
        (EFFECTS, [{"do": "rain"}] * 3, "here: expected at most 2 effects in brackets"),
        (EFFECTS, ["rain"], "here[0]: expected a table with 'do', not 'rain'"),
        (EFFECTS, [{}], "here[0]: 'do' is missing; it is 'rain' or 'trade'"),
        (EFFECTS, [{"do": "hail"}], "here[0].do: there is no 'hail'; there is 'rain' or 'trade'"),
        (EFFECTS, [{"do": ["rain"]}], "here[0].do: there is no ['rain']"),
        (EFFECTS, [{"do": "rain", "mm": 3}], "here[0]: 'mm' is no field of 'rain'; it has none"),
        (
            EFFECTS,
            [{"do": "rain"}, {"do": "trade", "mm": 3}],
            "here[1]: 'mm' is no field of 'trade'; it has 'give', 'get' or 'get_one'",
        ),
        (EFFECTS, [{"do": "trade", "get": {"wool": 1}}], "here[0]: 'trade' needs 'give'"),
        (
            EFFECTS,
            [{"do": "trade", "give": {"sheep": 1}}],
            "here[0]: 'trade' needs one of 'get' or 'get_one', and only one",
        ),
        (
            EFFECTS,
            [{"do": "trade", "give": {"sheep": "1"}, "get": {"wool": 1}}],
            "here[0].give.sheep: expected a whole number",
        ),
    ],
)
def test_anything_else_is_refused_with_what_is_right(
    value: Value, given: object, message: str
) -> None:
    with pytest.raises(BadCards) as refusal:
        value.check(given, "here")
    assert message in str(refusal.value)
    assert refusal.value.at.startswith("here")


# What becomes of it


def test_a_value_that_is_ours_is_confirmed_and_another_is_corrected() -> None:
    north = fold().corrected({"flocks": {"north": {"sheep": 3}}})["flocks"]["north"]
    assert (north["sheep"], north["provenance"]) == (3, {"sheep": "confirmed"})
    north = fold().corrected({"flocks": {"north": {"sheep": 4}}})["flocks"]["north"]
    assert (north["sheep"], north["provenance"]) == (4, {"sheep": "corrected"})


def test_a_value_that_stands_for_another_replaces_it() -> None:
    row = fold().corrected({"flocks": {"north": {"black": True}}})["flocks"]["north"]
    assert "wool" not in row
    assert row["black"] is True
    row = fold().corrected({"flocks": {"south": {"wool": {"grey": 2}}}})["flocks"]["south"]
    assert "black" not in row
    # That it has no black sheep any more is a correction too.
    assert row["provenance"] == {"sheep": "A", "wool": "corrected", "black": "corrected"}


@pytest.mark.parametrize(
    ("value", "ours", "given"),
    [
        (Several(1, 3, ["a", "b"]), ["a", "b"], ["b", "a"]),
        (Amounts(["a", "b"]), {"a": 1}, {"a": 1, "b": 0}),
        (Amounts(["a", "b"]), {"a": 1, "b": 2}, {"b": 2, "a": 1}),
        (Amounts(["a"]), None, {"a": 0}),
        (Truth(), None, False),
        (Whole(0, 9), None, 0),
        (
            EFFECTS,
            [{"do": "trade", "give": {"sheep": 1}, "get_one": ["a", "b"]}],
            [{"give": {"sheep": 1}, "do": "trade", "get_one": ["b", "a"]}],
        ),
    ],
)
def test_a_value_is_the_same_however_it_is_written(
    value: Value, ours: object, given: object
) -> None:
    assert value.same(ours, given)


@pytest.mark.parametrize(
    ("value", "ours", "given"),
    [
        (Ranked(1, 3, ["a", "b"]), ["a", "b"], ["b", "a"]),
        (Order(["a", "b"]), ["a", "b"], ["b", "a"]),
        (Wholes(2, 0, 9), [1, 2], [2, 1]),
        (Amounts(["a", "b"]), {"a": 1}, {"a": 1, "b": 1}),
        (Amounts(["a"]), {"a": 1}, {}),
        (Text(9), None, "Fair"),
        (
            EFFECTS,
            [{"do": "rain"}, {"do": "trade", "give": {"sheep": 1}, "get": {"wool": 1}}],
            [{"do": "trade", "give": {"sheep": 1}, "get": {"wool": 1}}, {"do": "rain"}],
        ),
    ],
)
def test_where_the_order_or_the_number_counts_it_is_another(
    value: Value, ours: object, given: object
) -> None:
    assert not value.same(ours, given)


def test_what_says_the_same_is_confirmed_and_stays_as_it_is_written() -> None:
    box = fold()
    given = {"flocks": {"north": {"wool": {"grey": 0, "white": 1}}}}
    row = box.corrected(given)["flocks"]["north"]
    assert row["wool"] == {"white": 1}
    assert row["provenance"] == {"sheep": "D", "wool": "confirmed"}
    assert box.differences(given) == []
    assert confirmed(box, given)["all"]["corrected"] == 0


def test_a_value_that_is_lost_by_another_is_a_difference() -> None:
    box = fold()
    given: dict[str, object] = {"flocks": {"south": {"wool": {}}}}
    assert "black" not in box.corrected(given)["flocks"]["south"]
    assert box.differences(given) == [("flocks", "south", ["black"])]
    assert confirmed(box, given)["all"]["corrected"] == 1


@pytest.mark.parametrize("key", [key for key in sorted(titles()) if title(key).part("box")])
def test_the_example_of_a_box_is_accepted_and_changes_nothing(key: str) -> None:
    part = title(key).part("box")
    assert part
    box = part.make("open_box", Box)
    where, name, value = box.example()
    what, _, card = where.partition(".")
    given: dict[str, object] = {what: {card: {name: value}} if card else {name: value}}
    box.check(given)
    assert box.differences(given) == []


def test_the_example_of_an_effect_is_accepted() -> None:
    with pytest.raises(BadCards, match=r"like \[{ do = 'rain' }\], not 3"):
        EFFECTS.check(3, "here")
    EFFECTS.check([{"do": "rain"}], "here")
    with pytest.raises(BadCards, match="in brackets, not 3"):
        Effects({"pray": Word("", {"for": Text(9)}, needs=["for"])}, most=1).check(3, "here")


def test_corrections_leave_the_box_as_it_is() -> None:
    box = fold()
    box.corrected({"flocks": {"north": {"sheep": 9}}, "board": {"price": 9}})
    assert box.sheets["flocks"]["north"]["sheep"] == 3
    assert box.sheets["board"]["board"]["price"] == 2


def test_a_refusal_says_where_it_is() -> None:
    with pytest.raises(BadCards) as refusal:
        fold().check({"flocks": {"north": {"goats": 1}}})
    assert str(refusal.value) == (
        "flocks.north: 'goats' is not a value of it; it has 'sheep', 'wool' or 'black'"
    )
    assert refusal.value.at == "flocks.north.goats"


# How much is confirmed


def test_confirmed_counts_cards_and_values() -> None:
    counts = confirmed(
        fold(),
        {"flocks": {"north": {"sheep": 3, "black": True}, "south": {"sheep": 5}}, "board": {}},
    )
    assert counts["flocks"] == {
        "cards": 2,
        "confirmed": 1,
        "corrected": 1,
        "fields": 4,
        "fields_known": 3,
    }
    assert counts["board"]["fields_known"] == 0
    assert counts["all"]["cards"] == 3
    assert counts["all"]["fields"] == 5


@pytest.mark.parametrize("key", sorted(titles()))
def test_our_own_box_confirms_itself(key: str) -> None:
    part = title(key).part("box")
    assert part is not None
    box = part.make("open_box", Box)
    ours: dict[str, object] = {}
    for what in box.values:
        rows = {
            card: {name: box.sheets[what][card][name] for name in box.fields(what, card)}
            for card in box.sheets[what]
        }
        ours[what] = next(iter(rows.values())) if what in box.single else rows
    counts = confirmed(box, ours)["all"]
    assert counts["confirmed"] == counts["cards"] > 50
    assert counts["fields_known"] == counts["fields"] > 200
    assert counts["corrected"] == 0
    assert confirmed(box, {})["all"]["confirmed"] == 0


@pytest.mark.parametrize("key", sorted(titles()))
def test_all_that_may_be_typed_is_plain_data(key: str) -> None:
    part = title(key).part("box")
    assert part is not None
    box = part.make("open_box", Box)
    for what, values in box.values.items():
        shapes = {name: value.shape() for name, value in values.items()}
        assert json.loads(json.dumps(shapes)) == shapes
        assert all(set(box.fields(what, card)) <= set(values) for card in box.sheets[what])
