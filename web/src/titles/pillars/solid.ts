// Solids seen from above, from the south-west: x runs east, y north, z up. What is in the walls'
// planes is drawn with them. All return path data.

export type Point = readonly [number, number];
export type Spot = readonly [x: number, y: number, z: number];

const EAST: Point = [0.93, -0.2];
const NORTH: Point = [-0.56, -0.34];

export function at([x, y, z]: Spot): Point {
  return [x * EAST[0] + y * NORTH[0], x * EAST[1] + y * NORTH[1] - z];
}

function put(spot: Spot): string {
  const [x, y] = at(spot);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A face with corners in space. */
export function face(...corners: Spot[]): string {
  return `M${corners.map(put).join('L')}z`;
}
/** A line in space. */
export function line(...points: Spot[]): string {
  return `M${points.map(put).join('L')}`;
}

/** A wall that runs east, seen from the south. */
export function south(x0: number, x1: number, y: number, z0: number, z1: number): string {
  return face([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]);
}
/** A wall that runs north, seen from the west. */
export function west(x: number, y0: number, y1: number, z0: number, z1: number): string {
  return face([x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1]);
}
/** A level floor or top. */
export function flat(x0: number, x1: number, y0: number, y1: number, z: number): string {
  return face([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]);
}

/** A pointed window in a wall that runs east. */
export function lancet(x: number, y: number, z: number, w: number, h: number): string {
  const spring = z + h * 0.62;
  return (
    `M${put([x, y, z])}L${put([x, y, spring])}` +
    `Q${put([x + w * 0.08, y, z + h * 0.9])} ${put([x + w / 2, y, z + h])}` +
    `Q${put([x + w * 0.92, y, z + h * 0.9])} ${put([x + w, y, spring])}L${put([x + w, y, z])}z`
  );
}
/** The same in a wall that runs north. */
export function lancetWest(x: number, y: number, z: number, w: number, h: number): string {
  const spring = z + h * 0.62;
  return (
    `M${put([x, y, z])}L${put([x, y, spring])}` +
    `Q${put([x, y + w * 0.08, z + h * 0.9])} ${put([x, y + w / 2, z + h])}` +
    `Q${put([x, y + w * 0.92, z + h * 0.9])} ${put([x, y + w, spring])}L${put([x, y + w, z])}z`
  );
}
/** A ring in a wall that runs north: a rose window. */
export function ringWest(x: number, y: number, z: number, r: number): string {
  const points: string[] = [];
  for (let step = 0; step < 24; step += 1) {
    const turn = (step / 24) * Math.PI * 2;
    points.push(put([x, y + r * Math.cos(turn), z + r * Math.sin(turn)]));
  }
  return `M${points.join('L')}z`;
}

/** A row of numbers, evenly spaced: where bays begin. */
export function bays(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => from + ((to - from) * n) / count);
}
/** Points of an arc of the plan about a middle, from one angle to another. */
export function arc(
  [cx, cy]: Point,
  r: number,
  from: number,
  to: number,
  z: number,
  steps = 8,
): Spot[] {
  return Array.from({ length: steps + 1 }, (_, n) => {
    const turn = from + ((to - from) * n) / steps;
    return [cx + r * Math.cos(turn), cy + r * Math.sin(turn), z] as const;
  });
}
