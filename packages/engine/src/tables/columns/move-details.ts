/**
 * If the header names a reference and below it the description, the lines below a reference go on with the text beside it:
 *
 *   Date         Reference           Kind              Amount
 *   Value date   Details
 *   01/09/2025   E4689276622639426   CARD PAYMENT      -70.37
 *   02/09/2025   Grocer, card 4251                              → "CARD PAYMENT Grocer, card 4251"
 *
 * Known weakness: without a text beside the reference nothing is moved.
 */
import { addText, Cells } from '../cells.ts';
import type { TableColumn } from '../table.ts';
import { rolesOf } from './name-roles.ts';
import type { PairedDates } from './pair-dates.ts';

export function moveDetails(table: PairedDates): PairedDates {
  const { columns, records } = table;
  const from = columns.findIndex(namesBoth);
  const to = columns.findIndex(({ kind }, at) => at > from && kind === 'text');
  if (from < 0 || to < 0 || columns.some(({ candidates }) => candidates.includes('description'))) return table;
  return {
    columns: columns.with(to, { ...columns[to]!, candidates: ['description'] }),
    records: records.map((record) => {
      const text = record.texts.get(from);
      if (text === undefined || record.money.size > 0) return record;
      const others = Cells.from([...record.texts].filter(([column]) => column !== from));
      return { ...record, texts: addText(others, to, text) };
    }),
  };
}

function namesBoth({ kind, candidates: [role], headerText }: TableColumn): boolean {
  if (kind !== 'text' || role !== 'reference' || headerText === null || rolesOf(headerText).length > 0) return false;
  const words = headerText.split(' ');
  return words.some((_, at) => {
    const [upper, lower] = [words.slice(0, at), words.slice(at)].map((name) => rolesOf(name.join(' '))[0]);
    return upper === 'reference' && lower === 'description';
  });
}
