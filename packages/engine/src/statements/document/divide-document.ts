/** Gives each statement its lines: from its start to the start of the next one. */

import type { Field } from '../../fields/find-fields.ts';
import { OPENINGS } from '../../knowledge/language.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { countUntil } from '../count-until.ts';
import type { Table } from '../read-table.ts';

export interface Part {
  /** Outside of the lists. */
  readonly lines: readonly TokenLine[];
  readonly fields: readonly Field[];
  /** Each with the rows of this statement, and none without. */
  readonly tables: readonly Table[];
  readonly dailyBalances: readonly Table[];
}

/** One part for each of the `starts`, which ascend from 0. A file may hold hundreds of statements, so that all is gone through once. */
export function divideDocument(starts: readonly number[], whole: Part): Part[] {
  const filled = whole.tables.filter(({ rows }) => rows.length > 0);
  // most documents are one statement
  if (starts.length === 1) return [{ ...whole, tables: filled }];
  const parts = starts.map(() => ({
    lines: [] as TokenLine[],
    fields: [] as Field[],
    tables: [] as Table[],
    dailyBalances: [] as Table[],
  }));
  const placeOf = (line: number) => countUntil(starts.length, (at) => starts[at]! > line) - 1;
  const partAt = (line: number) => parts[placeOf(line)];
  for (const line of whole.lines) partAt(line.index)?.lines.push(line);
  for (const field of whole.fields) partAt(field.line.index)?.fields.push(field);
  for (const table of whole.dailyBalances) {
    const line = table.region.lines[0]?.index ?? -1;
    const at = placeOf(line);
    const isBehindOther = at > 0 && opensBelow(parts[at]!.fields, line);
    parts[isBehindOther ? at - 1 : at]?.dailyBalances.push(table);
  }
  for (const table of filled) {
    for (const [part, rows] of Map.groupBy(table.rows, ({ firstLine }) => partAt(firstLine)))
      part?.tables.push({ ...table, rows });
  }
  return parts;
}

/** The balances of its days stand behind a list, so those above the balance that opens one are of the list before it. */
function opensBelow(fields: readonly Field[], line: number): boolean {
  const openings = fields.filter(({ label, money }) => OPENINGS.has(label) && money.length > 0);
  return openings.length > 0 && openings.every((field) => field.line.index > line);
}
