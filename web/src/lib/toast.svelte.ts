// Short messages: seen in a corner and read aloud, or only read aloud.

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'bad';
  /** Something that can be done about it. */
  action?: Action;
}
export interface Action {
  text: string;
  act: () => void;
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
export function toast(text: string, kind: Toast['kind'] = 'plain', action?: Action): void {
  const id = ++count;
  // The same words twice are said once.
  shown = [...shown.filter((one) => one.text !== text).slice(-2), { id, text, kind, action }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}

/** Read something aloud without showing it: how the table is told by ear. */
export function announce(text: string): void {
  spoken = { id: ++count, text };
}
