/**
 * In the books of its owner an account at a bank is debited with what comes in. An accounting program prints a list of it with the
 * names of the two sides the other way round:
 *
 *   Date     Source          Description      Debit    Credit   Balance
 *   4 Feb    Spend Money     Z Energy                   51.09   4,472.09
 *   6 Feb    Receive Money   Tax refund      120.00             4,592.09
 *
 * Balances that grow with debits say so as well of a debt: then the words of the rows decide, or a name that only books have. The words
 * alone prove nothing: a bank that misprints the names of both columns prints the same.
 * Known weakness: books without balances and without such a name.
 */
import { directionOf } from '../../knowledge/direction-of.ts';
import { isTitleOfBook, isTitleOfReceivables, namesColumnOfBook } from '../../knowledge/names-book.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';
import { exchangeSides, isSide } from './exchange-sides.ts';
import { sayOpposite } from './told-by-kinds.ts';

const { FEWEST_STEPS, MOST_BROKEN } = STATEMENTS.settleRows;

/** `lines`: those outside of the lists. */
export function turnSidesOfBooks(tables: readonly Table[], lines: readonly TokenLine[]): readonly Table[] {
  return tables.map((table) => {
    const ofBook = namesBothSides(table) ? readBook(table, lines) : null;
    return ofBook === null ? table : { ...exchangeSides(table), ofBook };
  });
}

function namesBothSides({ columns, roles }: Table): boolean {
  const isNamed = (side: string) =>
    [...roles].some(([at, role]) => role === side && columns[at]!.candidates[0] === side);
  return isNamed('debit') && isNamed('credit');
}

function readBook(table: Table, lines: readonly TokenLine[]): NonNullable<Table['ofBook']> | null {
  const { holds, tested } = table.choice;
  const isRefuted = tested >= FEWEST_STEPS && holds * MOST_BROKEN <= tested;
  if (table.use.balance !== null && !isRefuted) return null;
  if (namesBook(table, lines)) return 'named';
  // what a customer pays into such a book is among its credits, as what is paid towards any debt
  const isOwed = lines.some(({ words }) => isTitleOfReceivables(textOf(words)));
  return table.use.balance !== null && !isOwed && saysOtherWay(table) ? 'told' : null;
}

function namesBook({ region: { header } }: Table, lines: readonly TokenLine[]): boolean {
  if (namesColumnOfBook((header?.cells ?? []).map(({ text }) => text).join(' '))) return true;
  return lines.some(({ words }) => isTitleOfBook(textOf(words)));
}

/** What stands among the debits came in, and the other way round. */
function saysOtherWay({ rows, roles }: Table): boolean {
  const ways = rows.map(({ kind, money, texts }) => {
    const side = [...money.keys()].map((column) => roles.get(column)).find(isSide);
    if (kind !== 'transaction' || side === undefined) return 0;
    const told = [...texts.values()].map(directionOf).find((way) => way !== 0) ?? 0;
    return side === 'credit' ? told : -told;
  });
  return sayOpposite(ways);
}
