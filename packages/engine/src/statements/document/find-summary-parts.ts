/**
 * Lines of a summary that are called as sections of a list are: "Purchases (12)  1,234.56", with the figure beside or below
 * the words.
 */

import { type Field, PRINTED_COUNT, readField } from '../../fields/find-fields.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { splitSegments, type TextSegment } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { labelRecord, sectionKinds } from '../../tables/rows/label-record.ts';
import { sectionSign } from '../interpret/amounts.ts';

const { SAME_EDGE_PT } = LINES.spacing;

export interface SummaryPart {
  readonly field: Field;
  readonly direction: 'credit' | 'debit';
  /** All that moved in its direction, or all of a section; fees and interest may be some rows of a longer list. */
  readonly isWhole: boolean;
}

const WHOLE: ReadonlySet<string> = new Set(['credits', 'debits', 'payments', 'purchases']);
/** Labels of money that has not moved yet, and of payments that a bank asks for. */
const NOT_MOVED: ReadonlySet<string> = new Set(['pending', 'notice']);

/** In printed order; `lines` are those outside of the lists. */
export function findSummaryParts(lines: readonly TokenLine[], owed: boolean): SummaryPart[] {
  return lines.flatMap((line, at) => {
    if (isOther(line)) return [];
    const figure = line.money.find(({ strong }) => strong)?.from ?? line.words.length;
    const segments = splitSegments(line.words);
    return segments.flatMap((segment, index) => {
      const words = line.words.slice(segment.from, Math.max(segment.from, Math.min(segment.to, figure)));
      const label = words.filter(({ text }) => !PRINTED_COUNT.test(text));
      const text = label.map((word) => word.text).join(' ');
      const kinds = sectionKinds(text);
      const sign = sectionSign(kinds, owed);
      if (sign === 0 || kinds.includes('pending') || NOT_MOVED.has(labelRecord(text))) return [];
      const next = segments.slice(index + 1).find((other) => isLabel(other, line));
      const span = { label: kinds[0]!, from: segment.from, to: segment.from + label.length };
      const field = readField(lines, at, span, next?.from ?? line.words.length);
      const figures = field.money.filter(({ strong }) => strong);
      if (figures.length !== 1 || isOther(field.textLine)) return [];
      if (field.textLine !== line && goesOnBelow(figures[0]!, lines[lines.indexOf(field.textLine, at) + 1])) return [];
      return [{ field, direction: sign > 0 ? 'credit' : 'debit', isWhole: WHOLE.has(kinds[0]!) }];
    });
  });
}

/** Another figure stands right below in the column: the name above is that of all of them. */
function goesOnBelow({ box }: MoneyToken, below: TokenLine | undefined): boolean {
  return below?.money.some((token) => Math.abs(token.box[2] - box[2]) <= SAME_EDGE_PT) === true;
}

/** Words, and no currency beside a figure. */
function isLabel({ text, from, to }: TextSegment, { money }: TokenLine): boolean {
  return /\p{L}{2}/u.test(text) && !money.some((token) => token.strong && token.from >= from && token.from < to);
}

/** A line of a list, or of a table of rates. */
function isOther({ words, dates }: TokenLine): boolean {
  return dates[0]?.from === 0 || words.some(({ text }) => text.includes('%'));
}
