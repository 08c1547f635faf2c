"""The hall, where everybody arrives."""

from __future__ import annotations

from playwright.sync_api import expect

import kingsbridge
from tests.browser.conftest import OpenPage


def test_both_games_are_offered_in_the_hall(visit: OpenPage) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", name="The Pillars of the Earth")).to_be_visible()
    expect(page.get_by_role("heading", name="World Without End")).to_be_visible()


def test_the_interface_can_be_read_and_tried_out_without_any_other_site(visit: OpenPage) -> None:
    page = visit("/schema")
    page.get_by_role("button", name="Is all well?").click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table")).to_contain_text('"healthy": true')


def test_the_settings_say_which_version_this_is(visit: OpenPage) -> None:
    page = visit("/settings")
    expect(page.get_by_text(f"Kingsbridge {kingsbridge.__version__}")).to_be_visible()
