import { textOf } from '../../lines/segments.ts';
import type { Record } from '../table.ts';
import { labelRecord } from './label-record.ts';

/** "Alter Saldo am 1. Mai 2025": the name of an opening balance without the day that it ends with; any other text as it is. */
export function withoutDay(text: string, { line: { words, dates } }: Record): string {
  const day = dates.findLast(({ from }) => from > 0);
  const printed = day === undefined ? '' : ` ${textOf(words.slice(day.from, day.to))}`;
  if (printed === '' || !text.endsWith(printed)) return text;
  const name = text.slice(0, -printed.length);
  return labelRecord(name) === 'opening' ? name : text;
}
