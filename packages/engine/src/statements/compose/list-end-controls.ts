/**
 * The last balance of a list that prints no closing balance. It takes the place of one where the balances of the rows lead to
 * it and no amount behind it could be another row:
 *
 *     BROUGHT FORWARD              40.50
 *     03 MAR  CAFE       12.50     28.00
 *     10 MAR  SALARY   2,100.00  2,128.00      ← the end
 *     Overdrawn balances are marked DR
 *
 * A recognised page may hide a faint row, and amounts without decimals look like any number, so neither has such an end.
 * Known weakness: a document that was cut below a row and numbers no pages.
 */

import { signedMinor } from '../../tokens/notation.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { ControlFigure, Listed } from './control-figure.ts';
import type { PlacedRow } from './statement-parts.ts';

/** One control or none. `newestFirst`: the last row in time is printed first. */
export function listEndControls(
  listed: Listed,
  { opening, closing }: Settlement,
  newestFirst: boolean,
): ControlFigure[] {
  const { parts, placed, indexOf, transactions } = listed;
  if (opening === null || closing !== null || parts.lost.before || parts.lost.after) return [];
  const rows = placed.filter((place) => indexOf(place) >= 0);
  const last = newestFirst ? rows[0] : rows.at(-1);
  const balance = last?.entry.balance ?? null;
  const token = last === undefined ? undefined : last.row.money.get(last.table.use.balance ?? -1);
  if (last === undefined || balance === null || token === undefined) return [];
  if (!hasDecimals(listed, rows) || mayGoOn(listed, last, newestFirst, [opening, balance])) return [];
  const end = newestFirst ? 0 : transactions.length;
  return [{ kind: 'end', label: '', value: balance, token, pageNumber: last.row.pageNumber, ranges: [[end, end]] }];
}

function hasDecimals({ parts: { notation } }: Listed, rows: readonly PlacedRow[]): boolean {
  return rows.every(({ entry }) => (entry.amount?.token.readings[notation.mark]?.decimals ?? 0) > 0);
}

/** Some amount beyond the last row in time is neither nothing nor one of the `known` balances printed again. */
function mayGoOn(
  { parts: { figures, notation } }: Listed,
  { row }: PlacedRow,
  newestFirst: boolean,
  known: readonly number[],
): boolean {
  const [from, to] = [Math.min(...row.lines), Math.max(...row.lines)];
  const explained = new Set([0, ...known.map(Math.abs)]);
  return figures.some(({ token, line }) => {
    if (line.words.some(({ confidence }) => confidence !== null)) return true;
    const isBeyond = newestFirst ? line.index < from : line.index > to;
    const value = signedMinor(token, notation);
    return isBeyond && (value === null || !explained.has(Math.abs(value)));
  });
}
