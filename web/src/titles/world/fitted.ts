// Text that is cut at the end of a line, by as many lines as its room has.
import type { Attachment } from 'svelte/attachments';

/** For an element with -webkit-box that may shrink, somewhere within a `.fits`. */
export function fitted(text: string): Attachment<HTMLElement> {
  return (node) => {
    function cut(): void {
      node.style.setProperty('-webkit-line-clamp', 'none');
      node.style.visibility = '';
      if (!text || node.scrollHeight <= node.clientHeight + 1) return;
      const line = parseFloat(getComputedStyle(node).lineHeight) || 16;
      const lines = Math.floor((node.clientHeight + 1) / line);
      if (lines < 1) node.style.visibility = 'hidden';
      else node.style.setProperty('-webkit-line-clamp', String(lines));
    }
    // Its room changes with the window, with what else is there, and when fonts have come.
    let next = 0;
    const soon = () => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(cut);
    };
    const watch = new ResizeObserver(soon);
    for (const one of [node, node.parentElement, node.closest('.fits')])
      if (one) watch.observe(one);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(next);
    };
  };
}
