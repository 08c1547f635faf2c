"""Names: seen by everybody alike, and nobody's looks like another's."""

from __future__ import annotations

import pytest

from kingsbridge.server.people.names import look_of
from kingsbridge.table.names import is_plain
from tests.server.serving import PASSWORD, Here


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Große Ännchen",
        "D'Arcy",
        "O’Neil",
        "José-María",
        "Łukasz",
        "Мария",
        "Ελένη",
        "山田太郎",
        "さくら",
        "김민준",
        "محمد",
        "רחל",
        "अनीता",
        "สมชาย",
        "Player 1",
        "x_X_x",
        "Ann 🙂",
    ],
)
def test_names_of_every_writing_are_welcome(here: Here, name: str) -> None:
    assert here.visitor().become_guest(name)["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        "\u200bAnn",
        "An\u200dn",
        "Ann\ufeff",
        "\u202eAnn",
        "Ann\u2066",
        "A\u00adnn",
        "\u0301",
        "\u0301\u0302",
        "Z" + "\u0301" * 8,
        "\u3164",
        "\u2800",
        "Ann\u115f",
        "Ann\ufe0f",
        "Ann\U000e0100",
        "Ann\U000e0041",
        "\ue000",
        "Аnn",
        "Αnn",
        "Annа",
        "раypal",
        "Ann\u0488",
    ],
)
def test_what_is_unseen_or_mixed_is_no_name(here: Here, name: str) -> None:
    assert here.visitor().refused("/api/me/guest", name=name) == (400, "bad_name")
    assert here.visitor().refused("/api/me/account", name=name, password=PASSWORD) == (
        400,
        "bad_name",
    )


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Coco", "Сосо"),
        ("Anna", "Аппа"),
        ("Bill", "BiII"),
        ("Ilse", "llse"),
        ("Leo", "Le0"),
        ("Marna", "Mama"),
        ("Ann-Marie", "Ann–Marie"),
        ("Ann Marie", "AnnMarie"),
        ("Ɡreta", "Greta"),
        ("Ａnton", "Anton"),
    ],
)
def test_no_name_looks_like_another(here: Here, name: str, alike: str) -> None:
    assert is_plain(alike)
    here.account(name)
    for visitor in (here.visitor(), here.visitor("Passing by")):
        refused = visitor.refused("/api/me/account", name=alike, password=PASSWORD)
        assert refused == (400, "name_taken")
    assert here.visitor().refused("/api/me/guest", name=alike) == (400, "name_taken")


def test_nobody_is_called_as_the_house_or_its_hosts_are(here: Here) -> None:
    for name in ("Kingsbridge", "KlNGSBRlDGE", "Кingsbridge", "HOST", "h0st", "Admin", "N. N."):
        status, code = here.visitor().refused("/api/me/guest", name=name)
        assert (status, code in ("name_taken", "bad_name")) == (400, True), name


def test_guests_may_share_a_name_but_not_an_accounts(here: Here) -> None:
    here.visitor("Wanda")
    here.visitor("Wanda")
    here.account("Wanda")
    assert here.visitor().refused("/api/me/guest", name="wanda") == (400, "name_taken")


def test_names_that_differ_to_the_eye_are_two_names(here: Here) -> None:
    looks = {look_of(name) for name in ("Jose", "José", "Ann", "Anne", "Ana", "Мария", "Maria")}
    assert len(looks) == 7


# Another name


def test_a_guest_takes_another_name_and_an_account_keeps_its_own(here: Here) -> None:
    guest, owner = here.visitor("Old name"), here.account("Kept name")
    waiting = guest.open("pillars", "me open")
    playing = guest.open("pillars", "me here")
    answer = guest.ask("PATCH", "/api/me", name="New name")
    assert answer.json()["name"] == "New name"
    assert guest.table(waiting)["table"]["seats"][0]["name"] == "New name"
    # A game that has begun keeps the name of its record.
    assert guest.table(playing)["table"]["seats"][0]["name"] == "Old name"
    for visitor, name, code in [
        (guest, "kept name", "name_taken"),
        (guest, "\u200b", "bad_name"),
        (owner, "Another", "has_account"),
    ]:
        answer = visitor.ask("PATCH", "/api/me", name=name)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert guest.get("/api/me")["me"]["name"] == "New name"
