/**
 * The path to open after signing in: a path of the console, `null` for anything else. Judged as a browser would read it, since
 * `//evil.example`, `/\evil.example` and `/console/..//evil.example` all look like paths at first.
 */
export function readReturnPath(wish: string | undefined): string | null {
  if (wish === undefined || !wish.startsWith('/')) return null;
  const here = 'https://here.invalid';
  const url = URL.parse(wish, here);
  if (url === null || url.origin !== here) return null;
  const insideConsole = url.pathname === '/console' || url.pathname.startsWith('/console/');
  return insideConsole && !url.pathname.includes('//') ? `${url.pathname}${url.search}${url.hash}` : null;
}
