// Where a moment of a game is looked into, for whoever leads there.
import { path } from '../router.svelte';

/** The analysis board at a moment of a finished game, by how many moves were made. */
export function studyFrom(code: string, ply: number): string {
  return `${path('study', { code: 'new' })}?table=${code}&ply=${ply}`;
}

/** The same, to find a better move than was made: with the eyes of whoever decided. */
export function tryAgain(code: string, ply: number, seat: number): string {
  return `${studyFrom(code, ply)}&eyes=${seat}&try=1`;
}
