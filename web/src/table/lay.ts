// How a table is laid on a screen of a size.

export type Lay = 'wide' | 'upright' | 'phone' | 'phone-wide';
/** What is opened over the board: every choice, what lies beside the town, the rules, a player's mat. */
export type Opened = 'choices' | 'beside' | 'rules' | number | null;

export type Tab = 'board' | 'players' | 'log' | 'chat';
/** Those at one screen talk to each other: without a server nobody else is there to write to. */
export const TABS: readonly Tab[] = ['board', 'players', 'log', ...(PAGE ? [] : ['chat' as const])];

/** Smaller than this, one thing is shown at a time. */
const WIDE_FROM = { width: 900, height: 520 };
const UPRIGHT_FROM = { width: 700, height: 900 };

export function layOf(width: number, height: number): Lay {
  if (height >= width) {
    const upright = width >= UPRIGHT_FROM.width && height >= UPRIGHT_FROM.height;
    return upright ? 'upright' : 'phone';
  }
  return width >= WIDE_FROM.width && height >= WIDE_FROM.height ? 'wide' : 'phone-wide';
}
