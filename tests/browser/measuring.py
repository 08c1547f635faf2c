"""How a table lies on the screen: measured at a decision, told as complaints.

One look measures everything. A complaint says what is wrong in words that do not change from one
decision to the next, so that the same fault is counted and not listed a hundred times.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import Page

# Where things lie: the areas and what glows, by name, as left, top, width and height.
Places = dict[str, list[float]]

# Up to this width a screen is a finger's: targets must be large enough for one.
FINGERS = 480
# By how many pixels two places may differ and be the same.
TOLERANCE = 1.0
AREA = "area "

LOOK = """async ({ fingers }) => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++)
        await new Promise((next) => requestAnimationFrame(next));

    const complaints = [];
    const complain = (what, how = '') => complaints.push([what, how]);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const round = Math.round;
    const start = (one) => one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60);
    const family = (at) => at.replace(/-.*/, '-...');
    const by = (wide, high) => `${round(wide)}x${round(high)}`;

    // What there is ------------------------------------------------------------------------------

    function visible(one) {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1
            && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }
    /** What a thing is called in a complaint: alike for all of its kind, to be counted as one. */
    function called(one) {
        const { part, at, order } = one.dataset;
        if (part) return part;
        const area = one.closest('[data-part]')?.dataset.part ?? 'page';
        const classes = [...one.classList].filter((name) => !name.startsWith('svelte-'));
        const kind = at ? `[data-at=${family(at)}]` : order ? '[data-order]'
            : one.matches('[data-choice]') ? '[data-choice]'
            : [one.tagName.toLowerCase(), ...classes].join('.');
        return `${kind} (${area})`;
    }
    function place(one) {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height];
    }
    function said(one) {
        const [left, top, width, height] = place(one).map(round);
        const name = one.dataset.at ?? one.ariaLabel ?? start(one);
        return `${name.slice(0, 40)}, ${by(width, height)} at ${left},${top}`;
    }
    /** Whether a thing is cut off by what it lies in; what can be scrolled to is not cut off. */
    function cutBy(one) {
        const its = one.getBoundingClientRect();
        for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            if (style.display === 'inline' || box instanceof SVGGElement) continue;
            const room = box.getBoundingClientRect();
            const out = its.left < room.left - 1 || its.top < room.top - 1
                || its.right > room.right + 1 || its.bottom > room.bottom + 1;
            if (out) return { box, scrolls: /auto|scroll/.test(style.overflowX + style.overflowY) };
            if (style.position === 'fixed') break;
        }
        return null;
    }
    function outside(one) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }

    const parts = all('[data-part]').filter(visible);
    const part = (name) => parts.find((one) => one.dataset.part === name);
    const tabs = part('tabs');
    const board = part('board');
    const record = part('record');
    const decision = part('decision') ?? document.querySelector('[data-question]');
    const glowing = all('.can').filter(visible);
    const choices = all('[data-choice]:not([aria-disabled])').filter(visible);

    // The page does not scroll -------------------------------------------------------------------

    const { scrollWidth, scrollHeight } = document.scrollingElement;
    if (scrollWidth > innerWidth)
        complain('the page scrolls sideways', `${scrollWidth} px on ${innerWidth}`);
    if (scrollHeight > innerHeight)
        complain('the page scrolls down', `${(scrollHeight / innerHeight).toFixed(1)} screens`);

    // Everything is in sight ---------------------------------------------------------------------

    const needed = ['bar', 'decision', 'goods', ...(tabs ? ['tabs'] : ['board', 'players'])];
    for (const name of needed) {
        const area = part(name);
        if (!area) complain(`there is no area "${name}"`);
        else if (outside(area)) complain(`${name} is not whole in sight`, said(area));
        else if (cutBy(area)) complain(`${name} is cut off`, said(area));
    }
    const reached = new Set();
    for (const one of new Set([...glowing, ...choices])) {
        if (record?.contains(one)) continue;
        const cut = cutBy(one);
        // A phone shows one thing at a time, and its lists scroll inside.
        if (cut?.scrolls && tabs) continue;
        if (outside(one)) complain(`${called(one)} is out of sight`, said(one));
        else if (cut?.scrolls) complain(`${called(one)} must be scrolled to`, said(one));
        else if (cut) complain(`${called(one)} is cut off by ${called(cut.box)}`, said(one));
        else reached.add(one);
    }

    // Nothing lies on anything else --------------------------------------------------------------

    for (const [number, one] of parts.entries())
        for (const two of parts.slice(number + 1)) {
            if (one.contains(two) || two.contains(one)) continue;
            const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1)
                complain(`${called(one)} and ${called(two)} overlap`, by(wide, high));
        }
    const hits = (one, at) => Boolean(at) && (at === one || one.contains(at));
    /** What lies above a thing where it is clicked: in its middle, or where there is some of it. */
    function above(one) {
        const [left, top, width, height] = place(one);
        const grid = [0.5, 0.3, 0.7, 0.15, 0.85];
        let covering = null;
        for (const y of grid)
            for (const x of grid) {
                const pile = document.elementsFromPoint(left + width * x, top + height * y);
                const depth = pile.findIndex((at) => hits(one, at));
                if (depth === 0) return null;
                // A drawing has holes: what lies below it is no fault of anybody's.
                if (depth > 0) return pile[0];
                covering ??= pile[0];
            }
        return covering ?? document.body;
    }
    for (const one of reached) {
        // The board of a phone is looked at; a tap comes nearer before anything is touched.
        if (tabs && board?.contains(one)) continue;
        const over = above(one);
        const how = over && `${said(over)}; ${said(one)}`;
        if (over) complain(`${called(over)} lies over ${called(one)}`, how);
    }

    // Large enough for fingers -------------------------------------------------------------------

    if (innerWidth <= fingers) {
        const LEAST = 44;
        /** How far a target reaches around its middle, also beyond what is drawn of it. */
        function reaches(one, byX, byY) {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return [-1, 1].every((side) =>
                hits(one, document.elementFromPoint(x + side * byX, y + side * byY)));
        }
        const targets = 'button, a[href], input, select, textarea, summary, [role=button], '
            + '[role=tab], .can';
        for (const one of all(targets).filter(visible)) {
            if (board?.contains(one) || one.closest('[inert]')) continue;
            const { width, height, right, bottom } = one.getBoundingClientRect();
            if (right <= 0 || bottom <= 0) continue;
            // A reference in a sentence is as high as its line.
            if (getComputedStyle(one).display === 'inline' && one.closest('p, li')) continue;
            const half = LEAST / 2 - 0.5;
            const wide = width >= LEAST - 0.5 || reaches(one, half, 0);
            const high = height >= LEAST - 0.5 || reaches(one, 0, half);
            if (!wide || !high)
                complain(`${called(one)} is too small for a finger`, said(one));
        }
        for (const one of part('players') ? all('*', part('players')).filter(visible) : []) {
            const short = getComputedStyle(one).textOverflow === 'ellipsis';
            if (short && one.scrollWidth > one.clientWidth)
                complain('words about a player are cut', `${start(one)}: ${one.clientWidth} px`);
        }
    }

    // The words of the decision can be read ------------------------------------------------------

    for (const one of decision ? [decision, ...all('*', decision)].filter(visible) : []) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const { clientWidth: wide, clientHeight: high, scrollWidth, scrollHeight } = one;
        const cut = (how, needs, has) => has && /hidden|clip/.test(how) && needs > has + 1;
        if (cut(overflowY, scrollHeight, high) || cut(overflowX, scrollWidth, wide))
            complain(`${called(one)} cuts its text`,
                `${by(scrollWidth, scrollHeight)} in ${by(wide, high)}: ${start(one)}`);
    }

    // Where everything lies ----------------------------------------------------------------------

    const places = {};
    for (const one of parts) places[`area ${one.dataset.part}`] = place(one);
    const named = glowing.filter((one) => one.dataset.at);
    for (const one of named) {
        const alone = named.filter((two) => two.dataset.at === one.dataset.at).length === 1;
        if (alone) places[one.dataset.at] = place(one);
    }
    const question = document.querySelector('[data-question]')?.dataset.question ?? '';
    const there = all('[data-at]').filter(visible).map((one) => one.dataset.at);
    return { complaints, places, there, question, screen: by(innerWidth, innerHeight) };
}"""


class Complaint(NamedTuple):
    """What is wrong at a decision: the fault, and the figures of this once."""

    what: str
    how: str


class Eyes:
    """Somebody who looks at every decision of a game and remembers where things lay."""

    def __init__(self) -> None:
        self.question = ""
        self.looks = 0
        # By the size of the screen and the kind of question.
        self._last: dict[tuple[str, str], Places] = {}
        self._counts: Counter[str] = Counter()
        self._examples: dict[str, str] = {}

    def look(self, page: Page) -> list[Complaint]:
        """Measure a page at a decision, keep its complaints in mind and return them."""
        seen: dict[str, Any] = page.evaluate(LOOK, {"fingers": FINGERS})
        self.looks += 1
        self.question = seen["question"]
        found = [Complaint(what, how) for what, how in seen["complaints"]]
        places: Places = seen["places"]
        self._forget_what_went_away(set(seen["there"]))
        before = self._last.setdefault((seen["screen"], self.question), {})
        found += moved(before, places)
        before.update(places)
        self.note(*found)
        return found

    def _forget_what_went_away(self, there: set[str]) -> None:
        """Forget where a thing lay that left the table: dealt anew, it may lie elsewhere."""
        for places in self._last.values():
            for name in [
                name for name in places if not name.startswith(AREA) and name not in there
            ]:
                del places[name]

    def note(self, *found: Complaint) -> None:
        """Keep the complaints of one look in mind."""
        self._counts.update({what for what, _ in found})
        for what, how in found:
            self._examples.setdefault(what, f"{self.question or '?'}: {how}")

    def told(self) -> str:
        """Tell every distinct complaint, how often it was made, and the first time of each."""
        return "\n".join(
            f"{count:4} of {self.looks}: {what} (first at {self._examples[what]})"
            for what, count in self._counts.most_common()
        )


def moved(before: Places, now: Places) -> list[Complaint]:
    """Return what lies elsewhere than it did when the same was asked last."""
    found = []
    for name in sorted(before.keys() & now.keys()):
        there, here = lies_in(now[name], before[name]), lies_in(before[name], now[name])
        # A piece of another shape on the same spot has not moved; an area keeps its size too.
        if (there and here) or ((there or here) and not name.startswith(AREA)):
            continue
        how = f"{name} from {rounded(before[name])} to {rounded(now[name])}"
        found.append(
            Complaint(f"{family(name)} has moved since the last question of its kind", how)
        )
    return found


def lies_in(one: list[float], two: list[float]) -> bool:
    """Return whether a place lies in another, within the tolerance."""
    left, top, width, height = one
    from_left, from_top, wide, high = two
    return (
        left >= from_left - TOLERANCE
        and top >= from_top - TOLERANCE
        and left + width <= from_left + wide + TOLERANCE
        and top + height <= from_top + high + TOLERANCE
    )


def family(name: str) -> str:
    """Return a name without what tells it from others of its kind."""
    first, dash, _ = name.partition("-")
    return f"{first}-..." if dash else name


def rounded(place: list[float]) -> str:
    """Return a place in words."""
    left, top, width, height = (round(number) for number in place)
    return f"{width}x{height} at {left},{top}"
