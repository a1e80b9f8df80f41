/** Tables of balances at the end of days, each of which the rows must come to. */

import type { MoneyToken } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import { signedMinor } from '../../tokens/notation.ts';
import { givesYear, resolveDate } from '../../tokens/resolve-dates.ts';
import type { Table } from '../read-table.ts';
import type { ControlFigure, Listed } from './control-figure.ts';
import { findLine } from './find-line.ts';

/** In printed order. The words of such a table may have been moved to stand below each other, so a row's box is taken. */
export function listDayControls({ parts }: Listed): ControlFigure[] {
  const { notation, order, years, period } = parts;
  // the title of the last month above the table is that of a list
  const isLong = period.from?.slice(0, MONTH_END) !== period.to?.slice(0, MONTH_END);
  return parts.dailyBalances.flatMap((table) =>
    table.rows.flatMap((row): ControlFigure[] => {
      const token = table.use.balance === null ? undefined : row.money.get(table.use.balance);
      const value = token === undefined ? null : signedMinor(token, notation);
      const [day] = row.dates.values();
      const date = day === undefined ? null : resolveDate(day, order, years);
      if (token === undefined || value === null || date === null) return [];
      // below the last day of the statement payments that are to come may go on in the same columns
      if (period.to !== null && date > period.to) return [];
      const isSure = givesYear(years) && !(isLong && DAY_ALONE.test(day!.text));
      const base = { kind: 'balance', label: day!.text, pageNumber: row.pageNumber } as const;
      const beside = balancesBeside(row, table).flatMap((other): ControlFigure[] => {
        const figure = signedMinor(other, notation);
        return figure === null ? [] : [{ ...base, value: figure, token: other }];
      });
      return [{ ...base, value, token: { box: row.box, text: token.text }, ...(isSure && { date }) }, ...beside];
    }),
  );
}

const MONTH_END = 'YYYY-MM'.length;
const DAY_ALONE = /^\d{1,2}\D?$/;

/** "06.12  36 900,34   21.12  47 763,17": of a second pair on the line the day may look like an amount, the balance is one. */
function balancesBeside({ unassigned, firstLine }: Row, table: Table): MoneyToken[] {
  const dates = findLine(table, firstLine)?.dates ?? [];
  const isDate = (token: MoneyToken, next: MoneyToken | undefined) =>
    dates.some(({ from, to }) => token.from < to && token.to > from) ||
    (next !== undefined && /^\d{1,2}[./-]\d{1,2}[./-]?$/.test(token.text));
  return unassigned.filter((token, index) => token.strong && !isDate(token, unassigned[index + 1]));
}
