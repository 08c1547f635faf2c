// Whom somebody pointed at: one dialog says what can be done about them, wherever they were met.

export interface Pointed {
  code: string;
  name: string;
  /** The table at which they were met. */
  table?: string;
  /** What they said there. */
  line?: { id: number; text: string };
  /** Send them away from a table that has not begun, where I may. */
  kick?: () => Promise<unknown>;
  /** Whether they are heard has changed. */
  heard?: () => void;
}

let pointed = $state.raw<Pointed | null>(null);

export function pointedAt(): Pointed | null {
  return pointed;
}

export function askAbout(whom: Pointed): void {
  pointed = whom;
}

export function askNoMore(): void {
  pointed = null;
}
