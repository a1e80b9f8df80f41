/**
 * The last balance of a list that prints no closing balance. It takes the place of one where the balances of the rows lead to
 * it and no amount behind it could be another row:
 *
 *     BROUGHT FORWARD              40.50
 *     03 MAR  CAFE       12.50     28.00
 *     10 MAR  SALARY   2,100.00  2,128.00      ← the end
 *     Overdrawn balances are marked DR
 *
 * An amount that closes up on the words before it, "insured up to 100,000.00 per depositor", is no row of a list whose amounts all
 * stand apart from words. A recognised page may hide a faint row, and amounts without decimals look like any number, so neither has
 * such an end.
 * Known weakness: a document that was cut below a row and numbers no pages.
 */

import { onlyOnce } from '../../geometry/only-once.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { signedMinor } from '../../tokens/notation.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { ControlFigure, Listed } from './control-figure.ts';
import { findLine } from './find-line.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

type Figure = StatementParts['figures'][number];

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
  if (!hasDecimals(listed, rows)) return [];
  const isText = onlyOnce(() => rows.every(standsApart));
  const beyond = figuresBeyond(listed, last, newestFirst).filter((figure) => !(runsOn(figure) && isText()));
  if (mayGoOn(listed, beyond, [opening, balance])) return [];
  const end = newestFirst ? 0 : transactions.length;
  return [{ kind: 'end', label: '', value: balance, token, pageNumber: last.row.pageNumber, ranges: [[end, end]] }];
}

function hasDecimals({ parts: { notation } }: Listed, rows: readonly PlacedRow[]): boolean {
  return rows.every(({ entry }) => (entry.amount?.token.readings[notation.mark]?.decimals ?? 0) > 0);
}

/** Amounts beyond the last row in time. */
function figuresBeyond({ parts: { figures } }: Listed, { row }: PlacedRow, newestFirst: boolean): Figure[] {
  const [from, to] = [Math.min(...row.lines), Math.max(...row.lines)];
  return figures.filter(({ line }) => (newestFirst ? line.index < from : line.index > to));
}

/** Some amount is neither nothing nor one of the `known` balances printed again. */
function mayGoOn({ parts }: Listed, beyond: readonly Figure[], known: readonly number[]): boolean {
  if (parts.figures.some(({ line }) => line.words.some(({ confidence }) => confidence !== null))) return true;
  const explained = new Set([0, ...known.map(Math.abs)]);
  return beyond.some(({ token }) => {
    const value = signedMinor(token, parts.notation);
    return value === null || !explained.has(Math.abs(value));
  });
}

/** On a line that does not open with a date. */
function runsOn({ token, line }: Figure): boolean {
  return line.dates[0]?.from !== 0 && isBesideWord(token, line);
}

function isBesideWord({ from }: MoneyToken, { words, heightPt }: TokenLine): boolean {
  const before = words[from - 1];
  return before !== undefined && HAS_LETTER.test(before.text) && words[from]!.box[0] - before.box[2] < heightPt;
}

const HAS_LETTER = /\p{L}/u;

/** The row's own amounts; an exchange rate below it may close up on words. */
function standsApart({ row, table }: PlacedRow): boolean {
  return row.lines.every((index) => {
    const line = findLine(table, index);
    const isOwn = ({ from, text }: MoneyToken) =>
      row.money.values().some((own) => own.from === from && own.text === text);
    return line === undefined || !line.money.some((token) => isOwn(token) && isBesideWord(token, line));
  });
}
