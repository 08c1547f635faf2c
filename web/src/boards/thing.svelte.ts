// A thing on a board: it has a name and explains itself; what may be done with it glows and can be
// reached and chosen by mouse, finger and keyboard; what may not says why.
import type { Attachment } from 'svelte/attachments';
import { explain, type Explained } from '../lib/explain.svelte';
import type { Board } from './board.svelte';

export interface Thing {
  /** Its name, read aloud. */
  label: string;
  /** What its explanation is headed with, if not its name. */
  title?: string;
  /** What it is, in words. */
  text?: string;
  clause?: string;
  /** Reached by the tabulator even when nothing can be done with it: from here arrows walk. */
  always?: boolean;
  /** The moves that are about it. One that is offered is made, of several one is asked which. */
  moves?: number[];
  /** The moves about it that can be chosen beforehand, while others decide. */
  next?: number[];
}

/** Give an element an attribute, or take it: what stays as it is costs the browser nothing. */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Two sentences of which the first may have its full stop already. */
function joined(one: string, two: string): string {
  return `${one.replace(/\.$/, '')}. ${two}`;
}

/** Makes an element, of HTML or SVG, a thing of a board. */
export function thing<View, Cards>(board: Board<View, Cards>, what: () => Thing): Attachment {
  /** What would be done with it, in words; a thing that is nothing but its move says it by its name. */
  function deed({ label, moves }: Thing): string {
    const offers = board.offersOf(moves);
    const text = offers.length === 1 ? (offers[0]?.text ?? '') : '';
    return text === label ? '' : text;
  }
  function mayPlan({ next }: Thing): boolean {
    return board.plans && Boolean(next?.length);
  }
  function answer(): Explained {
    const { label, title, text = '', clause, moves } = what();
    const refused = board.offerOf(moves) ? undefined : board.refusalOf(moves);
    if (refused) return { title: title ?? refused.text, text: refused.why, clause: refused.clause };
    const doing = deed(what());
    const said = [doing && `${doing}.`, text].filter(Boolean).join(' ');
    return said || clause || title ? { title: title ?? label, text: said, clause } : label;
  }
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    $effect(() => {
      const { label, moves, always } = what();
      const can = Boolean(board.offerOf(moves));
      const cannot = !can && Boolean(board.refusalOf(moves));
      const doing = deed(what());
      const next = mayPlan(what());
      const planned = next && what().next?.some((move) => board.planned.includes(move));
      put(element, 'data-thing', '');
      put(element, 'role', can || cannot || next ? 'button' : 'img');
      put(element, 'aria-label', doing ? joined(label, doing) : label);
      put(element, 'tabindex', can || cannot || next || always ? '0' : '-1');
      put(element, 'aria-disabled', cannot || (can && board.busy) ? 'true' : null);
      put(element, 'aria-pressed', next ? String(Boolean(planned)) : null);
      put(element, 'data-hint', String(board.hintOf(moves) || '') || null);
      element.classList.toggle('can', can && !board.busy);
      element.classList.toggle('cannot', cannot);
      element.classList.toggle('next', next);
      element.classList.toggle('planned', Boolean(planned));
    });
    function act(event: Event): void {
      const { label, moves, next } = what();
      if (mayPlan(what())) board.plan(next ?? [], label);
      else if (!board.offerOf(moves)) return;
      else board.act(moves, label, element);
      event.preventDefault();
    }
    function press(event: Event): void {
      const { key } = event as KeyboardEvent;
      if (key === 'Enter' || key === ' ') act(event);
    }
    const stop = explain(answer)(node);
    node.addEventListener('click', act);
    node.addEventListener('keydown', press);
    return () => {
      stop?.();
      node.removeEventListener('click', act);
      node.removeEventListener('keydown', press);
    };
  };
}
