// Arrow keys walk over a board from thing to thing, to the nearest in their direction.

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Less than so many pixels away is beside it, not in that direction. */
const STEP = 4;
/** What lies aside is further than what lies ahead. */
const ASIDE = 2;

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Let the focus walk, if an arrow was pressed; for the `onkeydown` of a board. */
export function walkByArrows(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target instanceof Element ? event.target.closest('[data-thing]') : null;
  if (!direction || !from || !(event.currentTarget instanceof Element)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const thing of event.currentTarget.querySelectorAll('[data-thing]')) {
    if (thing === from) continue;
    const [toX, toY] = middle(thing);
    const along = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    const way = along + aside * ASIDE;
    if (along > STEP && way < least) [best, least] = [thing, way];
  }
  if (best instanceof HTMLElement || best instanceof SVGElement) {
    event.preventDefault();
    best.focus();
    best.scrollIntoView({ block: 'nearest' });
  }
}
