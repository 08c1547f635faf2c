// What the parts of the host's page have in common: sizes, spans of time, and doing something or saying why not.
import { toast } from '../lib/toast.svelte';
import { inWords, Trouble } from '../net/ask';
import { has, language, say } from '../words.svelte';

export const DAY = 24 * 3_600_000;

/** Bytes, as people read them. */
export function bytes(size: number): string {
  const unit = size < 1 << 20 ? 'kilobyte' : size < 1 << 30 ? 'megabyte' : 'gigabyte';
  const value = size / { kilobyte: 1 << 10, megabyte: 1 << 20, gigabyte: 1 << 30 }[unit];
  const shown = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), shown).format(value);
}

/** Do something and say that it is done; whether it was. What the server says of hosts' deeds stays. */
export async function attempt(what: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await what();
    if (done) toast(done, 'good');
    return true;
  } catch (error) {
    const plain = error instanceof Trouble && error.code !== 'offline';
    toast(plain ? error.problem.message : inWords(error), 'bad');
    return false;
  }
}

/** For how long somebody is kept out: in days, or for good. */
export const LENGTHS = [1, 7, 30, 365, 0] as const;

/** When so many days are over; none of them is for good. */
export function ends(days: number): number | null {
  return days ? Date.now() + days * DAY : null;
}

/** Why somebody was reported. */
export function reasonInWords(reason: string): string {
  return has(`web-people-reason-${reason}`) ? say(`web-people-reason-${reason}`) : reason;
}

export function lengthInWords(days: number): string {
  return days ? say('host-days', { days }) : say('host-for-good');
}
