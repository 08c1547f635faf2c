// Arrow keys go from thing to thing, to the nearest in their direction.

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function walkByArrows(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target instanceof Element ? event.target.closest('[data-thing]') : null;
  if (!direction || !from || !(event.currentTarget instanceof Element)) return;
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const thing of event.currentTarget.querySelectorAll('[data-thing]')) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const along = (tx - x) * direction[0] + (ty - y) * direction[1];
    const aside = Math.abs((tx - x) * direction[1]) + Math.abs((ty - y) * direction[0]);
    const way = along + aside * 2;
    if (along > 4 && way < least) [best, least] = [thing, way];
  }
  if (best instanceof HTMLElement || best instanceof SVGElement) {
    event.preventDefault();
    best.focus();
    best.scrollIntoView({ block: 'nearest' });
  }
}
