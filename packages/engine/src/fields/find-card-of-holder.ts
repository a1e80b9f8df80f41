/**
 * The title of the list of a card names its last figures and its holder: "Carbon Final 8552 - PAULA REGINA TEIXEIRA". It stands above
 * the first row; below it, the same form is the text of a row.
 */
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { type Found, foundIn } from './found.ts';
import { isPersonal, isPlainName } from './name-like.ts';

export interface CardOfHolder {
  readonly figures: Found<string>;
  readonly holder: Found<string>;
}

/** `null` for none. Of several cards the first is taken for that of the account. */
export function findCardOfHolder(lines: readonly TokenLine[]): CardOfHolder | null {
  for (const line of lines) {
    if (line.dates[0]?.from === 0 && hasSureAmount(line)) return null;
    const [cell] = splitSegments(line.words);
    const [, figures, name] = (cell === undefined ? null : TITLE.exec(cell.text)) ?? [];
    if (figures !== undefined && name !== undefined && isPersonal(name) && isPlainName(name))
      return { figures: foundIn(line, cell!, figures), holder: foundIn(line, cell!, name) };
  }
  return null;
}

const TITLE = /^(?:[\p{L}\d]+ ){1,5}(?:[Xx*•]+ ?)?(\d{4}) [-–—] (\p{Lu}[^\d]+)$/u;
