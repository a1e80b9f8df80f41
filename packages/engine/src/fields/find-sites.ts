/** Tells the name of the bank by its web address, which stands on the same page. */
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';

/** The names of the web addresses on the page: "citi" of "www.citi.com". A bank prints its own. */
export function findSites(lines: readonly TokenLine[]): ReadonlySet<string> {
  const sites = new Set<string>();
  for (const { words } of lines)
    for (const { text } of words) {
      const name = SITE.exec(text.toLowerCase())?.[1];
      if (name !== undefined) sites.add(name);
    }
  return sites;
}

const SITE = /(?:^|www\.|\/\/)([a-z\d-]{3,})\.(?:com|net|org|bank|co|[a-z]{2})(?:[./,;:)]|$)/;

/** "CITI PRIORITY SERVICES", over the address where the bank's post goes. */
export function isOfSite(text: string, sites: ReadonlySet<string>): boolean {
  if (sites.size === 0) return false;
  const words = normalWords(text);
  return sites.has(words[0] ?? '') || sites.has(words.slice(0, 2).join(''));
}
