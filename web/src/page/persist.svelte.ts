// Asking the browser to keep games also when room runs short: once the first of them has begun.
let persistent = $state<boolean | null>(null);

/** Whether this browser promised to keep everything; null until that is known. */
export function persists(): boolean | null {
  return persistent;
}

/** Find out whether that was promised before. */
export async function lookWhetherPersistent(): Promise<void> {
  persistent = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** Ask for it; whether it was refused is told in the hall, where games are listed. */
export async function askToPersist(): Promise<void> {
  if (persistent) return;
  persistent = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}
