// My tables: how many wait for me, and a word when one begins to.
import { toast } from '../lib/toast.svelte';
import type { Listed } from '../protocol';
import { go, path, route } from '../router.svelte';
import { say } from '../words.svelte';
import { read } from './ask';
import { hear } from './live.svelte';
import { me, whoAmI } from './me.svelte';

const SOON = 400;
let tables = $state.raw<Listed[]>([]);
let soon: ReturnType<typeof setTimeout> | undefined;
/** Whether I was asked, when I last looked at a table. */
const asked = new Map<string, boolean>();

/** My tables that are not over: where it is my turn first. */
export function myTables(): Listed[] {
  return tables;
}

/** At how many tables it is my turn. */
export function turns(): number {
  return tables.filter((table) => table.my_turn).length;
}

/** Look again, soon: what happens often is looked at once. */
export function lookSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void look(), SOON);
}

async function look(): Promise<void> {
  if (!(await whoAmI().catch(() => null))) {
    tables = [];
    return;
  }
  try {
    const found = await read<Listed[]>('/tables', { which: 'mine' });
    tables = found.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.changed - a.changed);
  } catch {
    // Not now: the next news brings us here again.
  }
}

/** Keep my tables in step with the server; returns how to stop. */
export function followMine(): () => void {
  lookSoon();
  return hear((news) => {
    if (news.news === 'hall' || news.news === 'turn') lookSoon();
    if (news.news === 'turn') callMe(news.table);
    if (news.news === 'seat') callBack(news.table);
    if (news.news === 'moment') seen(news.table.code, news.moment.menu !== null);
  });
}

/** Call me to a table where a seat is kept for me, if I do not see it anyway. */
function callBack(code: string): void {
  lookSoon();
  const { page } = route();
  if (page === 'hall' || page === 'table') return;
  const act = () => go(path('table', { code }));
  toast(say('web-kept-elsewhere'), 'plain', { text: say('web-go-there'), act });
}

/** Whether a seat is kept for me at a table. */
export function keptForMe(table: Pick<Listed, 'seats'>): boolean {
  return table.seats.some((seat) => seat.kept_for !== null && seat.kept_for === me()?.code);
}

/** Note at a table that I look at whether it is my turn. */
function seen(code: string, mine: boolean): void {
  const before = asked.get(code);
  asked.set(code, mine);
  if (before === mine) return;
  if (tables.some((table) => table.code === code))
    tables = tables.map((table) => (table.code === code ? { ...table, my_turn: mine } : table));
  else lookSoon();
  if (mine && before === false) callMe(code);
}

/** So long it may take until somebody who was called is where they were called to. */
const A_WHILE = 1500;

/** Call me to a table, if after a while I am not there and it is still my turn. */
function callMe(code: string): void {
  if (isAt(code) && document.visibilityState === 'visible') return;
  setTimeout(() => void look().then(() => remind(code)), A_WHILE);
}

function isAt(code: string): boolean {
  return route().page === 'table' && route().parts.code === code;
}

function remind(code: string): void {
  const there = isAt(code);
  const seen = document.visibilityState === 'visible';
  const waits = tables.some((table) => table.code === code && table.my_turn);
  if (!waits || (there && seen)) return;
  const text = say(there ? 'web-your-turn' : 'web-your-turn-elsewhere');
  if (!there)
    toast(text, 'plain', { text: say('web-go-there'), act: () => go(path('table', { code })) });
  if (seen || !me()?.reminders.browser) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(text, { tag: code, icon: `${import.meta.env.BASE_URL}icon.svg` });
  note.onclick = () => {
    window.focus();
    go(path('table', { code }));
  };
}
