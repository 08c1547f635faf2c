// What hosts did, each deed in a sentence or two.
import type { AuditPage } from '../protocol';
import { moment } from '../numbers';
import { has, language, say } from '../words.svelte';

export type Deed = AuditPage['shown'][number];

/** A deed in words: who did what to whom, and why. */
export function deedInWords({ what, by, facts }: Deed): string {
  const who = by ?? say('host-by-command');
  if (what === 'settings') return say('host-deed-settings', { by: who, changes: changes(facts) });
  const until = typeof facts.until === 'number' ? moment(facts.until) : '';
  const told = {
    by: who,
    name: text(facts.name),
    origin: text(facts.origin),
    code: text(facts.code),
    codes: Array.isArray(facts.codes) ? facts.codes.join(', ') : '',
    outcome: text(facts.outcome),
    tables: Number(facts.tables ?? 0),
    uses: Number(facts.uses ?? 0),
    length: until ? 'until' : 'forever',
    until,
  };
  const more = [
    what === 'invite' && until && say('host-deed-until', { until }),
    facts.reason && say('host-deed-why', { reason: text(facts.reason) }),
    facts.note && say('host-deed-for', { note: text(facts.note) }),
  ];
  return [say(`host-deed-${what}`, told), ...more.filter(Boolean)].join(' ');
}

const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** The rules of the house that were changed, each by its name. */
function changes(rules: Deed['facts']): string {
  return Object.entries(rules)
    .map(([rule, now]) => `${ruleInWords(rule)}: ${valueInWords(rule, now)}`)
    .join('; ');
}
function ruleInWords(rule: string): string {
  const own = `host-rule-${rule}`;
  return say(has(own) ? own : `host-${rule}`);
}
function valueInWords(rule: string, now: unknown): string {
  if (typeof now === 'boolean') return say(now ? 'host-yes' : 'host-no');
  const own = `host-${rule}-${String(now)}`;
  return has(own) ? say(own) : new Intl.NumberFormat(language()).format(Number(now));
}
