/** Opens the help widget of the page, from wherever a button for it stands. */
const EVENT = 'extracto-open-help';

export function openHelp(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Returns what stops the listening. */
export function onOpenHelp(listen: () => void): () => void {
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}

/** Messages from the form inside the widget to the page around it. */
export const CLOSE_HELP = 'extracto-close-help';

/** `?help=1`, and any other query that holds the word. */
export function asksForHelp(search: string): boolean {
  return /help/i.test(search);
}
