// What I am told when I come back: kept by the server until I put it away.
import { toast } from '../lib/toast.svelte';
import type { Notice } from '../protocol';
import { route } from '../router.svelte';
import { titleName } from '../titles/titles.svelte';
import { has, say } from '../words.svelte';
import { inWords, read, remove } from './ask';
import { hear } from './live.svelte';
import { me } from './me.svelte';

let waiting = $state.raw<Notice[]>([]);

/** What I have not put away, as far as there are words for it. */
export function notices(): Notice[] {
  return waiting.filter(({ key }) => has(key));
}

/** A notice in words; the key of a game is said by its name. */
export function noticeInWords({ key, facts }: Notice): string {
  const { title } = facts;
  return say(key, typeof title === 'string' ? { ...facts, title: titleName(title) } : facts);
}

/** Look at what waits for who I am now. */
export async function lookAtNotices(): Promise<void> {
  waiting = me() ? await read<Notice[]>('/me/notices').catch(() => waiting) : [];
}

export async function putAway(id: number): Promise<void> {
  try {
    await remove(`/me/notices/${id}`);
    waiting = waiting.filter((notice) => notice.id !== id);
  } catch (error) {
    toast(inWords(error), 'bad');
  }
}

/** Hear of notices wherever I am: in the hall they are read, elsewhere they are said. */
export function followNotices(): () => void {
  return hear((news) => {
    if (news.news !== 'notice') return;
    void lookAtNotices().then(() => {
      const [newest] = notices();
      if (newest && route().page !== 'hall') toast(noticeInWords(newest));
    });
  });
}
