// Words that are too many for their place are set smaller until they fit.
import type { Attachment } from 'svelte/attachments';

/** As parts of the usual size; smaller than the last nobody could read them. */
const SIZES = [1, 0.93, 0.87, 0.82];

/** Fit what a place says into it; `said` are the words, found in it by a selector. */
export function fit(selector: string, said: string): Attachment<HTMLElement> {
  return (place) => {
    const words = place.querySelector<HTMLElement>(selector);
    if (!words || !said) return;
    words.style.fontSize = '';
    const usual = parseFloat(getComputedStyle(words).fontSize);
    const watching = new ResizeObserver(() => {
      for (const size of SIZES) {
        words.style.fontSize = `${usual * size}px`;
        if (place.scrollHeight <= place.clientHeight) return;
      }
    });
    watching.observe(place);
    return () => watching.disconnect();
  };
}
