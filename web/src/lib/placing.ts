// Where something that speaks of a thing can lie: beside it, in sight, and on nothing that matters.

export interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;

function overlap(one: Box, two: DOMRect): number {
  const wide = Math.min(one.left + one.width, two.right) - Math.max(one.left, two.left);
  const high = Math.min(one.top + one.height, two.bottom) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How many places along each edge of the window are tried. */
const TRIED = 7;

/** The places for something of a size: around a thing first, then all over the window, near first. */
function places(at: DOMRect, { width, height }: Size): Box[] {
  const middle = at.left + at.width / 2 - width / 2;
  const level = at.top + at.height / 2 - height / 2;
  const around: [number, number][] = [
    [middle, at.top - GAP - height],
    [middle, at.bottom + GAP],
    [at.right + GAP, level],
    [at.left - GAP - width, level],
  ];
  const wide = Math.max(0, innerWidth - width - 2 * GAP);
  const high = Math.max(0, innerHeight - height - 2 * GAP);
  const anywhere = Array.from({ length: TRIED * TRIED }, (_, n): [number, number] => [
    GAP + (wide * (n % TRIED)) / (TRIED - 1),
    GAP + (high * Math.floor(n / TRIED)) / (TRIED - 1),
  ]);
  const far = ([x, y]: [number, number]) => Math.hypot(x - middle, y - level);
  anywhere.sort((one, two) => far(one) - far(two));
  return [...around, ...anywhere].map(([x, y]) => ({
    left: Math.max(GAP, Math.min(x, innerWidth - GAP - width)),
    top: Math.max(GAP, Math.min(y, innerHeight - GAP - height)),
    width,
    height,
  }));
}

/** What is to be seen of an element: what a list has scrolled away can be covered. */
function seen(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const room = around.getBoundingClientRect();
    left = Math.max(left, room.left);
    top = Math.max(top, room.top);
    right = Math.min(right, room.right);
    bottom = Math.min(bottom, room.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** What can be clicked is worth so many times as much as what is only read. */
const DEARER = 8;

/**
 * The first place that covers nothing of what is to be kept clear, nor of what is read meanwhile;
 * else the one that covers least.
 */
export function clearOf(
  kept: Element[],
  about: Element,
  size: Size,
  meanwhile: Element[] = [],
): { left: number; top: number } {
  const at = about.getBoundingClientRect();
  const boxes = [...kept, about].map(seen);
  const gentle = meanwhile.map(seen);
  const all = (of: DOMRect[], place: Box) => of.reduce((sum, box) => sum + overlap(place, box), 0);
  let best: Box | undefined;
  let least = Infinity;
  for (const place of places(at, size)) {
    const covered = DEARER * all(boxes, place) + all(gentle, place);
    if (covered < least) {
      least = covered;
      best = place;
    }
    if (covered === 0) break;
  }
  return best ?? { left: GAP, top: GAP };
}

/** What somebody looks at while they decide: my goods and cards, what lies beside the board. */
export function readMeanwhile(): Element[] {
  const all = ['dock', 'aside', 'goods', 'players', 'bar'].map((part) => `[data-part="${part}"]`);
  return [...document.querySelectorAll([...all, '[data-at="decision"] .prompt'].join())];
}

/** All that can be clicked to go on with the game. */
export function clickable(): Element[] {
  const all = '.can, [data-at="decision"] button, .notice button, [data-part="tabs"] button';
  return [...document.querySelectorAll(`${all}, dialog[open] button`)];
}
