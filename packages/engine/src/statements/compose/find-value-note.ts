/**
 * A value date in brackets in front of a description, under its name:
 *
 *   18-12-2025   (VAL. 17-12-2025) CARD PAYMENT GREEN GROCER
 */
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { DateToken } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import type { Row } from '../../tables/rows/row.ts';
import type { Table } from '../read-table.ts';
import { findLine } from './find-line.ts';

export interface ValueNote {
  readonly date: DateToken;
  /** With its brackets, words joined by one space. */
  readonly text: string;
}

const NAME = /^\((\p{L}+)[.:]*$/u;

/** The note on the first line of a row, `null` for none. */
export function findValueNote({ firstLine, texts }: Row, table: Table): ValueNote | null {
  // hardly a row has brackets, and the lines of a long list are far apart in memory
  if (!texts.some((text) => text.includes('('))) return null;
  const line = findLine(table, firstLine);
  if (line === undefined) return null;
  for (const date of line.dates) {
    const [opening, closing] = [line.words[date.from - 1]?.text, line.words[date.to - 1]!.text];
    const name = opening === undefined ? undefined : NAME.exec(opening)?.[1];
    if (name === undefined || !closing.endsWith(')')) continue;
    if (!lookupPhrase(name).some(({ kind, value }) => kind === 'column' && value === 'valueDate')) continue;
    return { date, text: textOf(line.words.slice(date.from - 1, date.to)) };
  }
  return null;
}
