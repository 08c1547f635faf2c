// Which page the address asks for. Ordinary links work: the router follows them without loading.

const PATHS = {
  hall: '/',
  new: '/new',
  table: '/table/:code',
  rules: '/rules/:title',
  cards: '/cards/:title',
  box: '/box/:title',
  profile: '/people/:code',
  leaderboard: '/leaderboard/:title',
  account: '/account',
  letters: '/letters/:what',
  settings: '/settings',
  host: '/host',
  replay: '/replay/:code',
} as const;

export type PageName = keyof typeof PATHS | 'style' | 'lost';
export interface Route {
  page: PageName;
  /** The parts of the path that vary: code, title. */
  parts: Record<string, string>;
  query: URLSearchParams;
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Find the page of an address. */
export function match(address: URL): Route {
  const query = address.searchParams;
  if (import.meta.env.DEV && address.hash === '#/style') return { page: 'style', parts: {}, query };
  const path = address.pathname.startsWith(BASE)
    ? address.pathname.slice(BASE.length)
    : address.pathname;
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
    if (fits) return { page: page as PageName, parts, query };
  }
  return { page: 'lost', parts: {}, query };
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

/** Go to an address of ours. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  current = match(new URL(location.href));
}

/** Follow links and the browser's back and forward; returns how to stop. */
export function followLinks(): () => void {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith(`${BASE}/api/`)) return;
    if (link.pathname === location.pathname && link.hash && !link.hash.startsWith('#/')) return;
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
