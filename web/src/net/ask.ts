// Asking whoever keeps the tables. What is refused is thrown as a Trouble, which says in words why.
import type { Problem } from '../protocol';
import { moment } from '../numbers';
import { has, language, say } from '../words.svelte';
import { door, type Answered, type Query, type Saving } from './door';

/** Something that was not done, and why. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.message);
  }

  get code(): string {
    return this.problem.code;
  }

  /** Why, in the player's language where we have the words. */
  get words(): string {
    const { code, refusal, message } = this.problem;
    if (refusal) return `${refusal.text}: ${refusal.why}`;
    if (code === 'banned') return banned(this.problem);
    return has(`web-problem-${code}`) ? say(`web-problem-${code}`) : message;
  }
}

function banned({ until, reason }: Problem): string {
  const parts = [until ? say('web-banned-until', { until: moment(until, 'long') }) : ''];
  if (!until) parts[0] = say('web-problem-banned');
  if (reason) parts.push(say('web-banned-why', { reason }));
  return parts.join(' ');
}

/** There was no answer at all. */
export function offline(): Trouble {
  return new Trouble({ code: 'offline', message: 'offline' });
}

/** Whatever was thrown, in words. */
export function inWords(error: unknown): string {
  if (error instanceof Trouble) return error.words;
  console.error(error);
  return say('web-problem-broken');
}

async function send<T>(
  method: string,
  path: string,
  query: Query,
  body?: unknown,
  waiting?: AbortSignal,
): Promise<T> {
  let answer: Answered;
  try {
    answer = await door.ask(method, path, { language: language(), ...query }, body, waiting);
  } catch {
    throw offline();
  }
  const { status, body: said } = answer;
  if (status === 204) return undefined as T;
  if (status >= 200 && status < 300) return said as T;
  const known = said !== null && typeof said === 'object' && 'code' in said;
  // A proxy that answers for a server that is not there has no words of ours.
  throw known ? new Trouble(said as Problem, status) : offline();
}

export const read = <T>(path: string, query: Query = {}, waiting?: AbortSignal): Promise<T> =>
  send('GET', path, query, undefined, waiting);
export const post = <T>(
  path: string,
  body: unknown = {},
  query: Query = {},
  waiting?: AbortSignal,
): Promise<T> => send('POST', path, query, body, waiting);
export const put = <T>(path: string, body: unknown): Promise<T> => send('PUT', path, {}, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => send('PATCH', path, {}, body);
export const remove = <T>(path: string): Promise<T> => send('DELETE', path, {});

/** Send what shall be kept although the page is being left: nobody hears the answer. */
export function putWhileLeaving(path: string, body: unknown): void {
  door.tellWhileLeaving('PUT', path, { language: language() }, body);
}

/** What a button needs to save something as a file of that name. */
export function saveAs(name: string, path: string, query: Query = {}): Saving {
  return door.file(path, name, query);
}
