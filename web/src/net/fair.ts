// A deal that nobody chose: this browser adds chance of its own, unasked, and looks whether it is in
// the deal. What it pledged it keeps, with what the server had promised by then.
import { recall, remember } from '../memory';
import type { TableInfo, Told } from '../protocol';
import { post } from './ask';
import { sha256 } from './sha256';

/** What was pledged: the salt, and what must not change any more. */
interface Kept {
  salt: string;
  /** What the server had promised when it took the pledge. */
  commitment?: string | null;
  /** What everybody had pledged when I told my salt. */
  pledges?: (string | null)[];
}
/** Of so many pledges it is remembered what they were. */
const REMEMBERED = 40;

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function all(): Record<string, Kept> {
  try {
    return JSON.parse(recall('salts') ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
function keep(pledge: string, kept: Kept): void {
  const others = Object.entries(all()).filter(([key]) => key !== pledge);
  const entries = [...others, [pledge, kept] as const].slice(-REMEMBERED);
  remember('salts', JSON.stringify(Object.fromEntries(entries)));
}

/** Make a salt and return what pledges it. */
export function newPledge(): string | null {
  if (PAGE) return null;
  const salt = crypto.getRandomValues(new Uint8Array(32));
  const pledge = hex(sha256(salt));
  keep(pledge, { salt: hex(salt) });
  // What a browser does not keep it could not tell: then it pledges nothing.
  return all()[pledge] ? pledge : null;
}

/** My pledge at a table, by what this browser keeps. */
function mine(info: TableInfo): { pledge: string; kept: Kept } | null {
  const known = all();
  for (const { pledge } of info.seats) {
    const kept = pledge ? known[pledge] : undefined;
    if (pledge && kept) return { pledge, kept };
  }
  return null;
}

const pledgesOf = (info: TableInfo): (string | null)[] => info.seats.map(({ pledge }) => pledge);

/** Whether a table is another than the one that my salt was pledged for. */
function broken(info: TableInfo, kept: Kept): boolean {
  if (kept.commitment !== undefined && kept.commitment !== info.commitment) return true;
  return kept.pledges !== undefined && kept.pledges.join() !== pledgesOf(info).join();
}

const telling = new Set<string>();

/**
 * Note what is promised at a table where I pledged a salt, and tell that when every seat is taken.
 * Nothing is told of a table that is not as it was promised.
 */
export async function keepPledge(info: TableInfo): Promise<Told | null> {
  if (info.status !== 'open') return null;
  const found = mine(info);
  if (!found) return null;
  const { pledge, kept } = found;
  if (kept.commitment === undefined) {
    kept.commitment = info.commitment;
    keep(pledge, kept);
  }
  if (info.dealing_until === null || telling.has(pledge) || broken(info, kept)) return null;
  kept.pledges = pledgesOf(info);
  keep(pledge, kept);
  telling.add(pledge);
  try {
    return await post<Told>(`/tables/${info.code}/salt`, { salt: kept.salt });
  } catch {
    // Too late, or not heard: the table says so.
    return null;
  } finally {
    telling.delete(pledge);
  }
}

/** What this browser knows of a deal. */
export type Dealt = 'mine' | 'missed' | 'broken' | 'others' | 'none';

/** Look whether my own chance is in the deal of a table. */
export function dealt(info: TableInfo): Dealt {
  const found = mine(info);
  const told = info.seats.filter(({ salt }) => salt !== null);
  if (found) {
    const seat = info.seats.find(({ pledge }) => pledge === found.pledge);
    if (broken(info, found.kept) || (seat?.salt && seat.salt !== found.kept.salt)) return 'broken';
    return seat?.salt ? 'mine' : 'missed';
  }
  return told.length ? 'others' : 'none';
}
