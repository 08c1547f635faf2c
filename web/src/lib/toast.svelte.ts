// Short messages: seen in a corner and read aloud, or only read aloud.

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'bad';
}

const STAYS = 6000;
let count = 0;
let shown = $state.raw<Toast[]>([]);
let spoken = $state.raw<{ id: number; text: string }>({ id: 0, text: '' });

export function toasts(): Toast[] {
  return shown;
}

/** What is to be read aloud now. */
export function announced(): { id: number; text: string } {
  return spoken;
}

/** Show a message for a while. */
export function toast(text: string, kind: Toast['kind'] = 'plain'): void {
  const id = ++count;
  shown = [...shown.slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}

/** Read something aloud without showing it: how the table is told by ear. */
export function announce(text: string): void {
  spoken = { id: ++count, text };
}
