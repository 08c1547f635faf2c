/** What marks a player: the start, protection from the event, one builder less. */
export type MarkKind = 'start' | 'safe' | 'two';
