/**
 * Lists the other readings of recognised words that would close a break in the arithmetic. A break says how much is missing; only a
 * word in its neighbourhood whose other reading differs by just as much can be the one that was misread.
 *
 *   balance 1,000.00   amount −45.20   balance 951.80   off by 3.00   →   954.80, if the recogniser saw that too
 */
import type { Box, Break, DraftStatement, Page } from '@extracto/model';

export interface Correction {
  readonly pageIndex: number;
  readonly wordIndex: number;
  /** The reading to put in the place of the word's own. */
  readonly text: string;
}

interface Place {
  readonly page: number;
  readonly box: Box;
}

/** The other figures that belong to the break at one end of the list. */
const ENDS = ['openingBalance', 'closingBalance', 'totals.credits', 'totals.debits'] as const;

/** For each break of the statement the corrections around it; `pages` are those that the statement was read from. */
export function listCorrections(statement: DraftStatement, pages: readonly Page[]): Correction[][] {
  return statement.verification.breaks.map((broken) => {
    const missing = Math.abs(Number(broken.difference.replace(/\D/g, '')));
    const places = placesOf(broken, statement);
    return pages.flatMap((page, pageIndex) => correctionsOnPage(page, pageIndex, places, missing));
  });
}

/** Without a row at one end the break reaches to an end of the list, to which one depends on the order: both are tried. */
function placesOf({ afterRow, beforeRow }: Break, { transactions, sources }: DraftStatement): Place[] {
  if (afterRow !== null && beforeRow !== null)
    return transactions.slice(Math.min(afterRow, beforeRow), Math.max(afterRow, beforeRow) + 1);
  return [...transactions, ...ENDS.flatMap((field) => sources[field] ?? [])];
}

function correctionsOnPage(page: Page, pageIndex: number, places: readonly Place[], missing: number): Correction[] {
  if (page.textLayer !== 'recognised') return [];
  const here = places.filter((place) => place.page === page.pageNumber);
  return page.words.flatMap((word, wordIndex) => {
    if (word.alternatives.length === 0 || !here.some(({ box }) => isWithin(word.box, box))) return [];
    return word.alternatives
      .filter((text) => differsBy(word.text, text, missing))
      .map((text) => ({ pageIndex, wordIndex, text }));
  });
}

/**
 * Both with the same decimals, which readings of one word have unless a separator is ambiguous. Where a column or a mark gives
 * the sign the digits differ by what is missing, where a minus does the signed figures do.
 */
function differsBy(one: string, other: string, missing: number): boolean {
  const digits = (text: string) => Number(text.replace(/\D/g, ''));
  const signed = (text: string) => (/^\D*[-−–(]|[-−–)]\D*$/.test(text) ? -digits(text) : digits(text));
  const differences = [digits(one) - digits(other), signed(one) - signed(other)];
  return differences.some((difference) => Math.abs(difference) === missing);
}

function isWithin(word: Box, place: Box): boolean {
  const middle = (word[1] + word[3]) / 2;
  return middle >= place[1] && middle <= place[3];
}
