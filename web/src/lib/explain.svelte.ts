// "Why?" and "what is this?", answered by pointing, focusing or tapping; for HTML and SVG alike.
// Put `{@attach explain(() => ({ text, clause }))}` on anything; ExplainHost shows it.
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text: string;
  /** The id of the rule behind it: P-12.8. */
  clause?: string;
}
export type Explained = Explanation | string | null | undefined;

/** The host's element: what is explained points to it while it is shown. */
export const HOST = 'explanation';
const HOLD = 450;
/** Whoever only passes by is not told anything. */
const A_MOMENT = 450;

let shown = $state.raw<{ anchor: Element; said: Explanation } | null>(null);
let coming: ReturnType<typeof setTimeout> | undefined;

/** What is being explained now, and where. */
export function explanation(): { anchor: Element; said: Explanation } | null {
  return shown;
}

function show(anchor: Element, what: Explained): void {
  clearTimeout(coming);
  if (!what) return;
  if (shown && shown.anchor !== anchor) shown.anchor.removeAttribute('aria-describedby');
  shown = { anchor, said: typeof what === 'string' ? { text: what } : what };
  anchor.setAttribute('aria-describedby', HOST);
}

/** Stop explaining: at once. */
export function hideExplanation(anchor?: Element): void {
  clearTimeout(coming);
  if (!shown || (anchor && shown.anchor !== anchor)) return;
  shown.anchor.removeAttribute('aria-describedby');
  shown = null;
}

/** Whether a tap on it does something already; then only holding explains. */
function acts(node: Element): boolean {
  return (
    node.matches('button, a[href], input, select, [role=button], .can') &&
    !node.matches('[aria-disabled=true], [data-explains]')
  );
}

/** Explain an element. The answer is asked for when it is needed; none means nothing is shown. */
export function explain(answer: () => Explained): Attachment<Element> {
  return (node) => {
    let holding: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        clearTimeout(coming);
        coming = setTimeout(() => show(node, answer()), A_MOMENT);
      },
      pointerleave: (event) => {
        clearTimeout(holding);
        if ((event as PointerEvent).pointerType !== 'mouse') return;
        clearTimeout(coming);
        hideExplanation(node);
      },
      pointerdown: (event) => {
        held = false;
        if ((event as PointerEvent).pointerType === 'mouse') return;
        holding = setTimeout(() => {
          held = true;
          show(node, answer());
        }, HOLD);
      },
      pointerup: () => clearTimeout(holding),
      pointercancel: () => clearTimeout(holding),
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => node.matches(':focus-visible') && show(node, answer()),
      // It may be lost because its element is taken away while others are drawn: then a little later.
      blur: () => queueMicrotask(() => hideExplanation(node)),
    };
    function click(event: Event): void {
      if (held) {
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (!acts(node)) show(node, answer());
      else hideExplanation(node);
    }
    for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler);
    node.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(holding);
      hideExplanation(node);
      for (const [name, handler] of Object.entries(handlers))
        node.removeEventListener(name, handler);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
