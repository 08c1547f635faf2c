// A name in a drawing has no lines of its own: break it into one or two that fit.

/** Split a name into at most two lines of about equal length where it is longer than `room`. */
export function lines(text: string, room: number): string[] {
  if (text.length <= room) return [text];
  const words = text.split(' ');
  if (words.length === 1) return [text];
  let best = [text];
  let least = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...pair.map((line) => line.length));
    if (longest < least) [best, least] = [pair, longest];
  }
  return best;
}

/** The size of type at which the longest line takes no more than `width`, at most `size`. */
export function fitted(rows: string[], width: number, size: number): number {
  const longest = Math.max(...rows.map((line) => line.length));
  return Math.min(size, width / (longest * 0.53));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
