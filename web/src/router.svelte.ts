// Which page the address asks for. Ordinary links work: the router follows them without loading.
// A page without a server lies at any path of a web space that knows only files: there all that
// varies stands behind the # of the address, #/table/CODE?seat=1#P-12.8.

const PATHS = {
  hall: '/',
  new: '/new',
  table: '/table/:code',
  rules: '/rules/:title',
  learn: '/learn/:title',
  cards: '/cards/:title',
  box: '/box/:title',
  profile: '/people/:code',
  leaderboard: '/leaderboard/:title',
  account: '/account',
  letters: '/letters/:what',
  settings: '/settings',
  host: '/host',
  replay: '/replay/:code',
  history: '/history/:title',
  study: '/study/:code',
  puzzles: '/puzzles/:title',
} as const;

export type PageName = keyof typeof PATHS | 'style' | 'lost';
export interface Route {
  page: PageName;
  /** The parts of the path that vary: code, title. */
  parts: Record<string, string>;
  query: URLSearchParams;
  /** Where on the page: the id of a rule. */
  anchor: string;
}

const BASE = PAGE ? '#' : import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address within our pages: its path begins after the base. */
function within(address: URL): { path: string; query: URLSearchParams; anchor: string } {
  if (PAGE) {
    const [all, anchor = ''] = address.hash.slice(1).split('#', 2) as [string, string?];
    const [path, query] = all.split('?', 2) as [string, string?];
    return { path, query: new URLSearchParams(query), anchor: decoded(anchor) };
  }
  const { pathname, searchParams, hash } = address;
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
  return { path, query: searchParams, anchor: decoded(hash.slice(1)) };
}

/** Find the page of an address. */
export function match(address: URL): Route {
  const { path, query, anchor } = within(address);
  if (import.meta.env.DEV && address.hash === '#/style')
    return { page: 'style', parts: {}, query, anchor };
  const asked = path.split('/').filter(Boolean);
  for (const [page, pattern] of Object.entries(PATHS)) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== asked.length) continue;
    const parts: Record<string, string> = {};
    const fits = wanted.every((piece, at) => {
      const given = decoded(asked[at] ?? '');
      if (!piece.startsWith(':')) return piece === given;
      parts[piece.slice(1)] = given;
      return true;
    });
    if (fits) return { page: page as PageName, parts, query, anchor };
  }
  return { page: 'lost', parts: {}, query, anchor };
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

let current = $state.raw<Route>(match(new URL(location.href)));

/** The page to show now; reactive. */
export function route(): Route {
  return current;
}

/** The address of a page: `path('table', { code })`. */
export function path(page: keyof typeof PATHS, parts: Record<string, string> = {}): string {
  return BASE + PATHS[page].replace(/:(\w+)/g, (_, part) => encodeURIComponent(parts[part] ?? ''));
}

/** The address of a place on the page that is shown now, by its id. */
export function place(id: string): string {
  if (!PAGE) return `#${id}`;
  const shown = current && location.hash.split('#')[1];
  return `#${shown || '/'}#${id}`;
}

/** Go to an address of ours. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrive();
  if (!PAGE || !toPlace(current.anchor)) scrollTo(0, 0);
}

/** Go to a place on the page, as the browser does by itself where the address is a plain one. */
function toPlace(id: string): boolean {
  const found = id ? document.getElementById(id) : null;
  found?.scrollIntoView();
  found?.focus();
  return found !== null;
}

function arrive(): void {
  current = match(new URL(location.href));
}

/** Whether a link leads to what is no page of ours, or to what the browser finds by itself. */
function leadsElsewhere(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin) return true;
  const ours = link.hash.startsWith('#/');
  if (PAGE) return link.pathname !== location.pathname || !ours;
  if (link.pathname.startsWith(`${BASE}/api/`)) return true;
  return link.pathname === location.pathname && link.hash !== '' && !ours;
}

/** Follow links and the browser's back and forward; returns how to stop. */
export function followLinks(): () => void {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (leadsElsewhere(link)) return;
    event.preventDefault();
    go(link.href);
  }
  document.addEventListener('click', click);
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', arrive);
    removeEventListener('hashchange', arrive);
  };
}
