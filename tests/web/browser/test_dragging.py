"""Attacks in one gesture: the attacker is dragged onto what it attacks; while it is held, all it may attack is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.test_learning import asked, card, done, go, site  # noqa: F401


def centre(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, what: Locator) -> None:
    """Take hold of a card and move it a little."""
    x, y = centre(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 14, y - 14, steps=3)


def drop(page: Page, onto: Locator) -> None:
    page.mouse.move(*centre(onto), steps=4)
    page.mouse.up()


def them(page: Page) -> Locator:
    """The opponent of a game in which players are attacked themselves."""
    return page.locator("#board .half.far .plaque.person")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_player_is_attacked_by_dragging_in_fow(go, size: str) -> None:  # noqa: F811
    page = go("/learn/fow/3", size)
    asked(page)
    expect(card(page, "Lamp Fox")).to_contain_class("lit")
    lift(page, card(page, "Lamp Fox"))
    expect(them(page)).to_contain_class("lit")
    drop(page, them(page))
    expect(done(page)).to_be_visible()


def test_a_resonator_is_attacked_by_dragging_in_fow(go) -> None:  # noqa: F811
    """Every target is lit while the attacker is held: both rested resonators and the player."""
    page = go("/learn/fow/4")
    asked(page)
    lift(page, card(page, "Orchard Bear"))
    for target in (card(page, "Reef Raider"), card(page, "Reef Giant"), them(page)):
        expect(target).to_contain_class("lit")
    expect(card(page, "Mill Owl")).not_to_contain_class("lit")
    drop(page, card(page, "Reef Raider"))
    expect(done(page)).to_be_visible()


def test_an_attack_with_its_boost_is_one_drag_in_cfv(go) -> None:  # noqa: F811
    page = go("/learn/cfv/4")
    asked(page)
    lift(page, card(page, "Dusk Blade"))
    expect(card(page, "Tide Admiral Bren")).to_contain_class("lit")
    drop(page, card(page, "Tide Admiral Bren"))
    expect(done(page)).to_be_visible()


def test_the_leader_is_attacked_by_dragging_in_sve(go) -> None:  # noqa: F811
    page = go("/learn/sve/2")
    asked(page)
    leader = page.locator("#board .half.far [data-zone='leader area'] [data-card]")
    lift(page, card(page, "Bridge Lancer"))
    expect(leader).to_contain_class("lit")
    drop(page, leader)
    expect(done(page)).to_be_visible()


def test_a_card_let_go_where_it_does_nothing_is_back_in_its_place(go) -> None:  # noqa: F811
    page = go("/learn/fow/4")
    asked(page)
    lift(page, card(page, "Orchard Bear"))
    drop(page, card(page, "Mill Owl"))
    expect(page.locator(".ghost")).to_have_count(0)
    expect(card(page, "Orchard Bear")).to_contain_class("lit")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "0")
