// How fast a table plays and who sits there, in a few words.
import type { ListedSeat, Pace } from './protocol';
import { has, say } from './words.svelte';

/** How fast is played. */
export function paceInWords(pace: Pace): string {
  if (pace.seconds)
    return say('web-pace-clock', {
      minutes: Math.round(pace.seconds / 60),
      increment: pace.increment,
    });
  if (pace.hours) return say('web-pace-hours', { hours: pace.hours });
  return say('web-pace-free');
}

/** How long a table without a clock waits for somebody; nothing where there is one. */
export function patienceInWords(pace: Pace): string {
  if (pace.seconds || pace.hours) return '';
  const hours = pace.patience;
  return hours % 24
    ? say('fair-patience-hours', { hours })
    : say('fair-patience-days', { days: hours / 24 });
}

/** Whether a name is that of somebody who left for good: nobody else can have it. */
export function hasLeft(name: string): boolean {
  return /^N\. N\.( \d+)?$/.test(name);
}

/** A bot's level; a program of the host's goes by its own name. */
export function levelInWords(level: string): string {
  return has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** How a bot of a level plays. */
export function levelAbout(level: string): string {
  const about = `web-level-about-${level}`;
  return say(has(about) ? about : 'web-level-about-program');
}

/** Who sits in a seat, in a few words. */
export function seatInWords(
  seat: Pick<ListedSeat, 'kind' | 'name' | 'level' | 'kept_for'>,
): string {
  if (seat.kind === 'open')
    return seat.kept_for ? say('web-kept-for', { name: seat.name }) : say('web-seat-open');
  if (seat.kind === 'bot' && seat.level)
    return say('web-seat-bot', { name: seat.name, level: levelInWords(seat.level) });
  return seat.name;
}
