// What a title brings to the client. What the hall shows comes with the first page; the table and
// the gallery are fetched when somebody goes there.
import type { Component } from 'svelte';
import type { Part } from '../boards/inWords';
import type { Drawn } from '../boards/drawn';
import type { Guide } from './guide';
import type { CardDoc, CardsDoc, Line, Moment, View } from '../protocol';

export interface Title {
  /** As the server calls it: its words begin with it. */
  key: string;
  /** Drawn in the hall. */
  Picture: Component<{ label?: string }>;
  /** All that is needed where it is played or seen again. */
  atTable: () => Promise<{ default: AtTable }>;
  /** Its rules in short, drawn; not every title has them. */
  guide?: () => Promise<{ default: Guide }>;
  /** Its cards, to be looked at; not every title has any. */
  gallery?: () => Promise<{ default: Gallery }>;
}

export interface AtTable {
  /** The table drawn, fetched only for those who want to see it. */
  drawn: () => Promise<{ default: Drawn }>;
  /** The table in words. */
  inWords: (view: View, names: string[], cards: CardsDoc) => Part[];
  /** What the coach says in a first game. */
  lessons: Lesson[];
  /** What can be ordered once instead of being asked again and again. */
  orders?: Orders;
  /** What a seat gained and lost: by how a table stood and stands, and what happened between. */
  recap?: (seat: number, before: View, now: View, lines: Line[], cards: CardsDoc) => Gain[];
  /** Whether players hide something from each other: then a screen is handed over, not shared. */
  secretive: boolean;
  /** How many points a seat has, where that can be seen. */
  points: (view: View, seat: number) => number | null;
  /** The part of the game that a moment is in, in a word or two; for the course of the points. */
  stretch: (view: View) => string;
  /** The mark of a round, counted from 0, where there is room for one; for an analysis. */
  roundMark: (round: number) => string;
}

/** Said the first time a decision is met, as <title>-coach-<key>. */
export interface Lesson {
  key: string;
  /** What on the board it speaks of: its data-at, where * is the seat that looks. */
  at: string;
  when: (moment: Moment) => boolean;
  /** The step of the title's lesson that tells it: whoever has played that is not told again. */
  taught?: string;
}

/** So much of something more or less than before. */
export interface Gain {
  /** What it is, as the title knows it; the key of its drawing. */
  what: string;
  by: number;
  /** In words, without its sign: "2 gold". */
  text: string;
}

/** A standing order: it answers a kind of question until it is withdrawn. */
export interface Order {
  /** Which of the title's orders it is. */
  key: string;
  /** The moves it speaks of, in the order in which they were given. */
  moves: number[];
}

/** An order that was given: by a seat, after so many moves. */
export interface Given extends Order {
  seat: number;
  ply: number;
}

export interface Orders {
  /** The kind of a question that may be answered by "always this move first"; else null. */
  always: (moment: Moment, move: number) => string | null;
  /** The keys of all others there are; each can be given where it answers what is asked. */
  others: readonly string[];
  /** The move that an order makes now; null if it says nothing of this question. */
  answer: (order: Order, moment: Moment) => number | null;
  /** Whether an order was for a time that is over: it answers nothing any more. */
  ended?: (order: Order, moment: Moment) => boolean;
  /** An order in words. */
  inWords: (order: Order) => string;
}

export interface Gallery {
  /** By the kind of card, as the server's document has them, in the order to be shown. */
  kinds: Record<string, Kind>;
  Picture: Component<{ kind: string; card: CardDoc; at: number }>;
  /** What several pictures draw with, once a page. */
  Defs?: Component;
}

/** A kind of card, headed <title>-gallery-<kind>. */
export interface Kind {
  /** Drawn smaller: no card, but a place or a piece on the board. */
  small?: boolean;
  inWords: (card: CardDoc, cards: CardsDoc) => CardInWords;
}

export interface CardInWords {
  name: string;
  /** What it does at a glance. */
  big?: string;
  text?: string;
  /** Whatever else is to be known; what is empty is left out. */
  small?: string[];
  /** The token of its border. */
  colour: string;
}
