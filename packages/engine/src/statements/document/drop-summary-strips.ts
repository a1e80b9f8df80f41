/**
 * A strip of figures below names is no row, though its names are those of columns: what lies between the first and the last of
 * them leads from the one to the other.
 *
 *   No.   From         To           Previous   Charges   Deposits   Final
 *   31    01/06/2025   30/06/2025   501.979    236.921   148.374    413.432      501.979 − 236.921 + 148.374 = 413.432
 *
 * It stands alone, or without a date above the rows of a list.
 */
import type { Minor } from '@extracto/model';
import type { Row } from '../../tables/rows/row.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import { findLine } from '../compose/find-line.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_FIGURES, MOST_FIGURES } = STATEMENTS.dropSummaryStrips;

/** In the same order, without such rows and without tables that hold nothing else. */
export function dropSummaryStrips(tables: readonly Table[], notation: Notation): readonly Table[] {
  return tables.flatMap((table) => {
    const [first] = table.rows;
    if (first === undefined || !isStrip(first, table, notation)) return [table];
    return table.rows.length === 1 ? [] : [{ ...table, rows: table.rows.slice(1) }];
  });
}

function isStrip(row: Row, table: Table, notation: Notation): boolean {
  const { rows, use } = table;
  if (rows.length > 1 && use.date !== null && row.dates.has(use.date)) return false;
  const line = findLine(table, row.firstLine);
  const tokens = (line?.money ?? []).filter(({ strong }) => strong);
  const figures = tokens.flatMap((token) => signedMinor(token, notation) ?? []);
  const moving = figures.slice(1, -1).filter((figure) => figure !== 0);
  if (figures.length < FEWEST_FIGURES || figures.length > MOST_FIGURES || moving.length < 2) return false;
  return leadsTo(figures.at(-1)! - figures[0]!, moving);
}

/** Some of the figures added and the others taken off come to `wanted`. */
function leadsTo(wanted: Minor, figures: readonly Minor[]): boolean {
  const [first, ...others] = figures;
  if (first === undefined) return wanted === 0;
  return leadsTo(wanted - first, others) || leadsTo(wanted + first, others);
}
