/** Rows of one statement → ledger entries: which printed number is the amount, which the balance, and what it is worth. */
import type { Minor } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import type { Cells } from '../../tables/cells.ts';
import type { Mark } from '../../tables/rows/read-mark.ts';
import { minorOf, type Notation, signedMinor } from '../../tokens/notation.ts';
import { type PrintedAmount, sectionSign } from './amounts.ts';
import type { MoneyRole } from './assign-roles.ts';

export interface PricedRow {
  /** The content of a sign column beside the amount ("S", "H", "CR", "+"); `null` when the table has none or it is empty. */
  readonly mark: Mark | null;
  readonly money: Cells<MoneyToken>;
  readonly sections: readonly string[];
}

export function readAmount(
  row: PricedRow,
  roles: ReadonlyMap<number, MoneyRole>,
  notation: Notation,
  owed: boolean,
): PrintedAmount | null {
  let best: PrintedAmount | null = null;
  for (let cell = row.money; cell.rest !== null; cell = cell.rest) {
    const role = roles.get(cell.column);
    if (role !== 'amount' && role !== 'debit' && role !== 'credit') continue;
    const token = cell.value;
    const magnitude = minorOf(token, notation);
    if (magnitude === null) continue;
    // banks print 0.00 into the column that is not used
    if (best === null || (best.magnitude === 0 && magnitude !== 0)) {
      const { sections } = row;
      best = {
        magnitude,
        token: withMark(token, row.mark),
        columnRole: role,
        sectionSign: sectionSign(sections, owed),
        sections,
      };
    }
  }
  return best?.magnitude === 0 ? (feeBeside(row, roles, notation) ?? best) : best;
}

/** The money with the mark that a column of marks prints beside it. */
export function withMark(token: MoneyToken, mark: Mark | null): MoneyToken {
  if (mark === null || token.marker !== null) return token;
  return typeof mark === 'string' ? { ...token, marker: mark } : { ...token, sign: mark };
}

/** "0,00  0,00  -200,00" under what came in, what went out and the fees: where nothing else moved, the fee did. */
function feeBeside(
  { money, sections }: PricedRow,
  roles: ReadonlyMap<number, MoneyRole>,
  notation: Notation,
): PrintedAmount | null {
  const fees = [...money].flatMap(([column, token]) => {
    const magnitude = roles.get(column) === 'ignored' && token.sign < 0 ? minorOf(token, notation) : null;
    return magnitude === null || magnitude === 0 ? [] : [{ token, magnitude }];
  });
  return fees.length === 1 ? { ...fees[0]!, columnRole: 'amount', sectionSign: 0, sections } : null;
}

/** `column`: that of the balances, of which a table has one or none. */
export function readBalance(row: PricedRow, column: number | null, notation: Notation): Minor | null {
  const token = column === null ? undefined : row.money.get(column);
  return token === undefined ? null : signedMinor(token, notation);
}
