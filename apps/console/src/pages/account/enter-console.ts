/** A full load, so that nothing read before signing in stays in memory. */
export function enterConsole(returnTo: string | null) {
  window.location.replace(returnTo ?? '/console');
}
