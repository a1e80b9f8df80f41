/**
 * Pages as filed → the documents that they are, each with its pages in order. Decides by the arithmetic: the order that page numbers
 * say is taken where the rows add up as well in it, a division into documents where more rows are proved.
 *
 *   Page 2 of 2   Page 1 of 2   Page 1 of 1        →      1, 2 of 2 | 1 of 1
 */
import { type DraftResult, type DraftStatement, ExtractionError, type Page } from '@extracto/model';
import { numberThrough } from '../../lines/sheets/number-through.ts';
import { orderPages } from '../../lines/sheets/order-pages.ts';
import { readPrintedNumber, readPrintedNumbers } from '../../lines/sheets/page-number.ts';
import { splitByNumbers } from '../../lines/sheets/split-by-numbers.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_NAMED } = STATEMENTS.arrangePages;

/** `Read` is whatever reading pages gives, with the result. */
type ReadPages<Read> = (pages: readonly Page[]) => Read;

interface HasResult {
  readonly result: DraftResult;
}

const OF_AN_ACCOUNT = ['account.number', 'period.from', 'period.to', 'openingBalance', 'closingBalance'];

/** What was read of each document that holds a statement. */
type Arrangement = readonly HasResult[];

/** `read` reads the pages of one document. `null` without a call of it for a file that can only be one document, in order. */
export function arrangePages<Read extends HasResult>(
  filed: readonly Page[],
  read: ReadPages<Read>,
): readonly Read[] | null {
  if (filed.length < 2) return null;
  const numbered = readPrintedNumbers(filed);
  const ordered = orderPages(numbered);
  const [attached, apart] = splitByNumbers(ordered ?? numbered);
  const divisions = [attached, ...(apart.length === attached.length ? [] : [apart])].filter(({ length }) => length > 1);
  if (ordered === null && divisions.length === 0) return null;
  let best = [read(filed)];
  if (ordered !== null) best = chooseOrder([read(numberThrough(ordered.map(({ page }) => page)))], best);
  for (const parts of divisions) {
    const divided = parts.flatMap((part) => readPart(part, read));
    const gained = countProved(divided) - countProved(best);
    if (gained > 0 || (gained === 0 && !isRefuted(divided) && (isRefuted(best) || isProved(divided)))) best = divided;
  }
  return best;
}

/** The result of one of several documents; none of a letter, or of terms: what has no page number must say which account it lists. */
function readPart<Read extends HasResult>(pages: readonly Page[], read: ReadPages<Read>): Read[] {
  try {
    const whole = read(pages);
    const { result } = whole;
    const isNumbered = pages.some(({ words }) => readPrintedNumber(words) !== null);
    return result.looksOther || !(isNumbered || result.statements.some(namesAccount)) ? [] : [whole];
  } catch (error) {
    if (error instanceof ExtractionError) return [];
    throw error;
  }
}

function namesAccount({ sources, transactions }: DraftStatement): boolean {
  const named = OF_AN_ACCOUNT.filter((field) => field in sources).length;
  return named >= FEWEST_NAMED || transactions.some(({ balance }) => balance !== null);
}

function chooseOrder<Read extends HasResult>(printed: Read[], filed: Read[]): Read[] {
  const gained = countProved(printed) - countProved(filed);
  return gained > 0 || (gained === 0 && !isRefuted(printed)) ? printed : filed;
}

/** Rows of the statements that are verified. */
export function countProved(arrangement: Arrangement): number {
  const statements = arrangement.flatMap(({ result }) => result.statements);
  return statements.reduce(
    (sum, { verification, transactions }) => sum + (verification.status === 'verified' ? transactions.length : 0),
    0,
  );
}

function isProved(arrangement: Arrangement): boolean {
  return listStatuses(arrangement).every((status) => status === 'verified');
}

function isRefuted(arrangement: Arrangement): boolean {
  return listStatuses(arrangement).includes('mismatch');
}

function listStatuses(arrangement: Arrangement): string[] {
  return arrangement.flatMap(({ result }) => result.statements.map(({ verification }) => verification.status));
}
