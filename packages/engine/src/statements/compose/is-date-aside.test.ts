import type { Word } from '@extracto/model';
import { expect, test } from 'vitest';
import { isDateAside } from './is-date-aside.ts';
import type { DatedRow, StatementParts } from './statement-parts.ts';

const PARTS = { order: 'dmy', years: { from: null, to: null, latestYear: null } } as unknown as StatementParts;
const HEIGHT_PT = 8;
const LETTER_PT = 5;

/** Words at their left edges, of which the first is the row's own day. */
function toRow(...cells: readonly (readonly [left: number, text: string])[]): DatedRow {
  const words = cells.map(
    ([left, text]): Word => ({
      text,
      box: [left, 0, left + text.length * LETTER_PT, HEIGHT_PT],
      font: { heightPt: HEIGHT_PT },
      confidence: null,
      alternatives: [],
    }),
  );
  const dates = words.flatMap(({ text, box }, from) => {
    const [, day, month] = /^(\d\d)\/(\d\d)\/2024$/.exec(text) ?? [];
    if (day === undefined) return [];
    return [{ from, to: from + 1, box, text, readings: [{ order: 'dmy', year: 2024, month: +month!, day: +day }] }];
  });
  const line = { index: 0, words, dates };
  const date = cells[0]![1].split('/').toReversed().join('-');
  const row = { firstLine: 0, dates: { values: () => dates.slice(0, 1) } };
  return { date, inherited: false, row, table: { region: { lines: [line] } } } as unknown as DatedRow;
}

test.each([
  ['of another day', true, toRow([10, '02/02/2024'], [80, 'INTEREST'], [300, '01/02/2024'])],
  ['of the same day', false, toRow([10, '02/02/2024'], [80, 'INTEREST'], [300, '02/02/2024'])],
  ['that goes on a text', false, toRow([10, '02/02/2024'], [80, 'PAID'], [102, '01/02/2024'])],
  ['in front of a text', false, toRow([10, '02/02/2024'], [80, '01/02/2024'], [300, 'INTEREST'])],
])('a date behind the texts, %s', (_, isAside, row) => {
  const plain = toRow([10, '03/02/2024'], [80, 'ELECTRICITY']);
  expect(isDateAside([row, row, plain], PARTS)).toBe(isAside);
  expect(isDateAside([row, plain, plain], PARTS)).toBe(false);
});
