import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';

const { NAME_GAP } = TABLES.shared;

/**
 * True when a strip at `x` would part the columns of one table: among the names right above the rows, that of a description stands left
 * of it, and those of amounts stand right of it only. `first`: position of the first row.
 *
 *   Description      Reference │ Date     Withdrawals    Deposits      one table
 *   Description        Amount  │ Description               Amount      two
 */
export function cutsHeader(page: readonly TokenLine[], x: number, first: number): boolean {
  for (const line of page.slice(0, Math.max(first, 0)).toReversed()) {
    if (line.money.length > 0 || line.dates.length > 0) continue;
    const cells = splitSegments(line.words, NAME_GAP);
    const names = cells.map(({ text, box }) => ({ roles: columnsOf(text), isLeft: box[2] <= x }));
    if (names.filter(({ roles }) => roles.length > 0).length < 2) continue;
    const holds = (isLeft: boolean, wanted: ReadonlySet<string>) =>
      names.some((name) => name.isLeft === isLeft && name.roles.some((role) => wanted.has(role)));
    return holds(true, DESCRIPTION) && !holds(true, AMOUNTS) && holds(false, AMOUNTS) && !holds(false, DESCRIPTION);
  }
  return false;
}

const DESCRIPTION: ReadonlySet<string> = new Set(['description']);
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'debit', 'credit', 'balance']);

function columnsOf(name: string): readonly string[] {
  return lookupPhrase(name).flatMap(({ kind, value }) => (kind === 'column' ? value : []));
}
