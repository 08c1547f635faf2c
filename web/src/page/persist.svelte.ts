// Asking the browser to keep games also when room runs short: once the first of them has begun.
import { toast } from '../lib/toast.svelte';
import { recall, remember } from '../memory';
import { say } from '../words.svelte';

let persistent = $state<boolean | null>(null);

/** Whether this browser promised to keep everything; null until that is known. */
export function persists(): boolean | null {
  return persistent;
}

/** Find out whether that was promised before. */
export async function lookWhetherPersistent(): Promise<void> {
  persistent = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** Ask for it; who refuses is told once how to keep games safe all the same. */
export async function askToPersist(): Promise<void> {
  if (persistent) return;
  persistent = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  if (persistent || recall('told-persist')) return;
  remember('told-persist', 'yes');
  toast(say('page-not-persistent'));
}
