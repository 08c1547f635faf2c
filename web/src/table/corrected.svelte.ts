// A table with a corrected box: while it is shown, its cards say what they say there.
import { cardsAt } from '../net/open';
import type { CardsDoc, TableInfo } from '../protocol';
import { language, layOver } from '../words.svelte';

/** Speak as the cards of a table do, for as long as whoever calls this is shown. */
export class TableCards {
  /** The table's cards, once they are known; null at a table with ours. */
  cards = $state.raw<CardsDoc | null>(null);

  constructor(info: () => TableInfo | null) {
    const table = $derived(info());
    const code = $derived(table?.corrected ? table.code : null);
    $effect(() => {
      if (!code || !table) return;
      const spoken = language();
      let lift: (() => void) | undefined;
      let gone = false;
      cardsAt(code, spoken).then(
        (found) => {
          if (gone) return;
          this.cards = found;
          lift = layOver(spoken, found.words ?? {});
        },
        // The table itself asks for them too, and says what is wrong.
        () => undefined,
      );
      return () => {
        gone = true;
        lift?.();
      };
    });
  }
}
