/** Where to go after signing in: a path below /console, else `null`. The service checks the same again. */
export function readReturnPath(search: URLSearchParams): string | null {
  const path = search.get('returnTo');
  return path !== null && /^\/console(?:[/?]|$)/.test(path) ? path : null;
}
