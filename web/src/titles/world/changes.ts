// What a line of the journal gives its player and takes, and where on the board that is.
import type { Line } from '../../protocol';
import { GOODS, type Counted, type WorldCards } from './cards';

export interface Change {
  what: Counted;
  /** So much more; less than nothing is taken. */
  by: number;
  /** The spot (a data-at) it comes from or goes to, if that is not its supply. */
  at?: string;
}

function good(number: number): Counted {
  return GOODS[number] ?? 'gold';
}

/** A fact of a line that is an amount, or the key of something. */
function fact(line: Line, name: string): { key: string; number: number } | null {
  const said = line.facts[name];
  return typeof said === 'object' ? { key: said.key, number: said.number ?? 0 } : null;
}
function amount(line: Line): [Counted, number] {
  const said = fact(line, 'amount');
  return said ? [said.key as Counted, said.number] : ['gold', 0];
}

/** Without the cards the rent of houses is not known, and left out. */
export function changesOf(line: Line, cards: WorldCards): Change[] {
  const { seat, a, b, c } = line;
  const project = `project-${fact(line, 'project')?.key}`;
  const house = fact(line, 'house')?.key ?? '';
  const all = ((): Change[] => {
    switch (line.what) {
      case 'takes_good':
        return [{ what: good(a), by: b }];
      case 'has_income':
        return [{ what: good(a), by: b, at: `side-${seat}` }];
      case 'loses_good':
      case 'pays':
      case 'pays_duty':
        return [{ what: good(a), by: -b }];
      case 'is_protected':
        return [{ what: 'loyalty', by: -1 }];
      case 'trades':
        return [
          { what: good(a), by: -1 },
          { what: good(b), by: c },
        ];
      case 'earns_vp':
        return [{ what: 'vp', by: a }];
      case 'loses_vp':
        return [{ what: 'vp', by: -a }];
      case 'wins_favor': {
        const at = `favor-${fact(line, 'favor')?.key}`;
        const [what, number] = amount(line);
        return [
          { what, by: b < 0 ? -number : number, at },
          { what: 'vp', by: c, at },
        ];
      }
      case 'builds':
        return [
          { what: good(b), by: -1, at: project },
          { what: 'vp', by: c, at: project },
        ];
      case 'builds_house': {
        if (line.message.endsWith('_free')) return [];
        const at = `house-${house}`;
        return [
          { what: 'gold', by: -(cards.board.house_gold ?? 1), at },
          { what: (cards.houses[a]?.cost ?? 'wood') as Counted, by: -1, at },
        ];
      }
      case 'collects': {
        // What is taken of stone or wood is told in a line of its own.
        const card = cards.houses[a];
        const income = Object.entries(card?.choices.length ? {} : (card?.income ?? {}));
        return income.map(([what, by]) => ({ what: what as Counted, by, at: `house-${house}` }));
      }
      case 'donates':
        return [{ what: 'gold', by: -(cards.board.donation_gold ?? 1), at: project }];
      case 'is_thanked':
        return [{ what: good(b), by: c, at: project }];
      case 'weaves':
        return [
          { what: 'wool', by: -a },
          { what: 'cloth', by: a },
        ];
      case 'sells':
        return [
          { what: good(a), by: -b },
          { what: 'gold', by: c, at: `supply-${good(a)}` },
        ];
      case 'cares': {
        const at = `location-${a}`;
        const [what, by] = amount(line);
        return [
          { what: 'vp', by: b, at },
          { what, by, at },
        ];
      }
      case 'treats': {
        const { gold = 1, vp = 1 } = cards.board.medicine ?? {};
        return [
          { what: 'gold', by: gold, at: 'supply-medical' },
          { what: 'vp', by: vp, at: 'supply-medical' },
        ];
      }
      case 'sets_metal':
        return [{ what: 'vp', by: a, at: 'project-tower' }];
      default:
        return [];
    }
  })();
  return all.filter(({ by }) => by !== 0);
}
