/**
 * The address to open after signing in: an address of the console on this host, else `null`. Judged as a browser would read it:
 * `//evil.example` and `/console/..//evil.example` look like paths at first. The service checks the same again.
 */
export function readReturnPath(search: URLSearchParams): string | null {
  const wish = search.get('returnTo');
  if (wish === null || !wish.startsWith('/')) return null;
  const here = 'https://here.invalid';
  const url = URL.parse(wish, here);
  if (url === null || url.origin !== here) return null;
  const isConsole = url.pathname === '/console' || url.pathname.startsWith('/console/');
  return isConsole && !url.pathname.includes('//') ? url.pathname + url.search + url.hash : null;
}
