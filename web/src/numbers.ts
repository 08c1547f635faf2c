// Numbers and times as the language writes them.
import { language } from './words.svelte';

/** How long ago something was: "3 hours ago". */
export function ago(at: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const minutes = Math.round((at - Date.now()) / 60_000);
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (Math.abs(hours) < 48) return format.format(hours, 'hour');
  return format.format(Math.round(hours / 24), 'day');
}

/** How a language writes dates; ours is the English of Kingsbridge: the day before the month. */
function calendar(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), style);
}

/** The day of a time. */
export function day(at: number, dateStyle: 'long' | 'medium' = 'long'): string {
  return calendar({ dateStyle }).format(at);
}

/** A day and its time. */
export function moment(at: number, dateStyle: 'long' | 'medium' = 'medium'): string {
  return calendar({ dateStyle, timeStyle: 'short' }).format(at);
}

/** The time of day. */
export function timeOfDay(at: number): string {
  return calendar({ timeStyle: 'short' }).format(at);
}

/** A number as the language writes it. */
export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

/** A number that stands below others: always with as many digits. */
export function figure(value: number, digits = 1): string {
  const same = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language(), same).format(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}

/** Minutes and seconds of a clock. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const tail = `${String(Math.floor(whole / 60) % 60).padStart(hours ? 2 : 1, '0')}:${String(whole % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}
