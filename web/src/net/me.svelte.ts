// Who plays at this browser: nobody yet, a guest, or somebody with an account.
import { recall, remember } from '../memory';
import type { Me } from '../protocol';
import { language, say } from '../words.svelte';
import { patch, post, put, read, remove, Trouble } from './ask';
import { connect, reconnect } from './live.svelte';

let person = $state.raw<Me | null>(null);
let asking: Promise<Me | null> | undefined;

/** Who I am, as far as is known; reactive. */
export function me(): Me | null {
  return person;
}

/** Ask the server who I am: once, unless something may be new. */
export function whoAmI(again = false): Promise<Me | null> {
  if (again) asking = undefined;
  asking ??= find().catch((error: unknown) => {
    asking = undefined;
    throw error;
  });
  return asking;
}

async function find(): Promise<Me | null> {
  try {
    person = (await read<{ me: Me | null }>('/me')).me;
  } catch (error) {
    // A cookie that is no longer good: be nobody, rather than locked out.
    if (!(error instanceof Trouble) || error.status !== 401) throw error;
    await post('/me/logout', {}, { forget: 1 });
    person = null;
  }
  if (person) connect();
  return person;
}

/** Be somebody: as whom I came, or else a guest, made at once. */
export async function somebody(): Promise<Me> {
  const known = await whoAmI();
  if (known) return known;
  // The name this browser remembers may be that of an account by now.
  const names = [recall('name') ?? friendlyName(), friendlyName(), numbered(), numbered()];
  for (const [at, name] of names.entries()) {
    try {
      return become(await post<Me>('/me/guest', { name, language: language() }));
    } catch (error) {
      const taken = error instanceof Trouble && error.code === 'name_taken';
      if (!taken || at === names.length - 1) throw error;
    }
  }
  throw new Error('nobody');
}

function numbered(): string {
  return `${friendlyName()} ${2 + Math.floor(Math.random() * 998)}`;
}

function friendlyName(): string {
  const names = say('web-guest-names').split(/,\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? 'Guest';
}

function become(next: Me): Me {
  person = next;
  asking = Promise.resolve(next);
  remember('name', next.name);
  reconnect();
  return next;
}

export async function beGuest(name: string): Promise<Me> {
  return become(await post<Me>('/me/guest', { name, language: language() }, { forget: 1 }));
}
export async function register(
  name: string,
  password: string,
  invitation: string | null,
): Promise<Me> {
  const wanted = { name, password, invitation, language: language() };
  return become(await post<Me>('/me/account', wanted));
}
export async function logIn(name: string, password: string): Promise<Me> {
  return become(await post<Me>('/me/login', { name, password }));
}
export async function logOut(everywhere = false): Promise<void> {
  await post('/me/logout', {}, { everywhere });
  beNobody();
}
function beNobody(): void {
  person = null;
  asking = Promise.resolve(null);
  reconnect();
}
/** Change what the server keeps about me. */
export async function change(
  what: Partial<Pick<Me, 'language' | 'reminders' | 'name'>>,
): Promise<void> {
  take(await patch<Me>('/me', what));
  if (what.name !== undefined) remember('name', person?.name ?? null);
}
function take(next: Me): void {
  person = next;
  asking = Promise.resolve(next);
}

/** Choose a password by the link of a letter: whoever has it is logged in. */
export async function resetPassword(link: string, password: string): Promise<Me> {
  return become(await post<Me>('/me/password/reset', { link, password }, { forget: 1 }));
}
/** Tell where letters shall go; returns whether one is on its way. */
export async function tellEmail(email: string, password: string): Promise<boolean> {
  const told = await put<{ me: Me; sent: boolean }>('/me/email', { email, password });
  take(told.me);
  return told.sent;
}
export async function forgetEmail(): Promise<void> {
  take(await remove<Me>('/me/email'));
}
/** Leave for good. */
export async function leaveForGood(password: string): Promise<void> {
  await post('/me/delete', { password });
  remember('name', null);
  beNobody();
}

/** Hear somebody's chat no longer, or again. */
export async function setMuted(code: string, silent: boolean): Promise<void> {
  if (!person) return;
  await (silent ? post(`/me/mutes/${code}`) : remove(`/me/mutes/${code}`));
  const others = person.muted.filter((other) => other !== code);
  person = { ...person, muted: silent ? [...others, code] : others };
}

/** Never sit with somebody nor hear them, or again. */
export async function setBlocked(code: string, apart: boolean): Promise<void> {
  if (!person) return;
  await (apart ? post(`/me/blocks/${code}`) : remove(`/me/blocks/${code}`));
  const others = person.blocked.filter((other) => other !== code);
  person = { ...person, blocked: apart ? [...others, code] : others };
}
