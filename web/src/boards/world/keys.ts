// Arrow keys walk over the board: to the nearest thing in that direction.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Move the focus from the thing that has it, if an arrow was pressed. */
export function walk(root: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement?.closest('[data-thing]');
  if (!direction || !from || !root.contains(from) || event.altKey || event.ctrlKey || event.metaKey)
    return;
  const [x, y] = middle(from);
  let best: { element: Element; far: number } | null = null;
  for (const element of root.querySelectorAll('[data-thing]')) {
    if (element === from) continue;
    const [toX, toY] = middle(element);
    const along = (toX - x) * direction[0] + (toY - y) * direction[1];
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0]);
    if (along < 4) continue;
    const far = along + aside * 2.2;
    if (!best || far < best.far) best = { element, far };
  }
  if (!best) return;
  event.preventDefault();
  (best.element as HTMLElement | SVGElement).focus();
}
