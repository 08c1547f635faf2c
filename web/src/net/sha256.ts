// SHA-256, by hand: a page without encryption (a server at home) is given none by the browser.

const FIRST = 64;
/** The first 32 bits behind the point of a root. */
const behindThePoint = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++)
    if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

const PRIMES = primes(FIRST);
const ROUNDS = PRIMES.map((prime) => behindThePoint(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => behindThePoint(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a few bytes: at most those that fit one block with their length. */
export function sha256(bytes: Uint8Array): Uint8Array {
  if (bytes.length > 55) throw new RangeError('one block only');
  const block = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, at) => block.setUint8(at, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);
  const words = Array.from({ length: 16 }, (_, at) => block.getUint32(at * 4) | 0);
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 16; at < FIRST; at++) {
    const low = word(at - 15);
    const high = word(at - 2);
    const one = turned(low, 7) ^ turned(low, 18) ^ (low >>> 3);
    const other = turned(high, 17) ^ turned(high, 19) ^ (high >>> 10);
    words.push((word(at - 16) + one + word(at - 7) + other) | 0);
  }
  let [a, b, c, d, e, f, g, h] = START as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < FIRST; at++) {
    const right = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const sum = (h + right + chosen + (ROUNDS[at] ?? 0) + word(at)) | 0;
    const left = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + sum) | 0, c, b, a, (sum + left + most) | 0];
  }
  const hash = new DataView(new ArrayBuffer(32));
  [a, b, c, d, e, f, g, h].forEach((part, at) =>
    hash.setInt32(at * 4, (part + (START[at] ?? 0)) | 0),
  );
  return new Uint8Array(hash.buffer);
}
