// Everything the client says in this language: a chunk of its own. Vite wants the folders spelled out.
import { sheetsOf } from './sheets';

export default sheetsOf(
  import.meta.glob<string>(
    [
      '../../../src/kingsbridge/words/locale/en/*.ftl',
      '../../../src/kingsbridge/titles/*/locale/en/*.ftl',
      '!**/arena.ftl',
      '!**/guide.ftl',
      '!**/host.ftl',
      '!**/lessons.ftl',
      '!**/page.ftl',
      '!**/study.ftl',
      '!**/puzzles.ftl',
      '!**/terminal.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
