import { expect, it } from 'vitest';
import { findFields } from '../../fields/find-fields.ts';
import { printLines } from '../../testing/page-fixture.ts';
import { coveredLines, isUnreadRow, listUnread } from './cover-lines.ts';

const SUMMARY = `
    Payment due       For payments by phone      Previous balance       845.32
    Jul 13, 2024      the deadline is 8pm        Payments              -845.32
    New balance
`;

it.each([
  ['a day in another box opens no row beside a summary that goes on', SUMMARY, true],
  ['below a figure in another place it may', SUMMARY.replace('-845.32', '-845.32   1'), false],
  ['so it may where the words are those of a row', SUMMARY.replace('Payments    ', 'GREEN GROCER'), false],
  ['so it may where nothing stands between', SUMMARY.replace('the deadline is 8pm', '                   '), false],
])('%s', (_, block, isCovered) => {
  const lines = printLines(block);
  expect(coveredLines([], findFields(lines), lines).has(1)).toBe(isCovered);
});

it.each([
  [
    'a sentence that goes on with a day is no row',
    'August 5 and get $20.00 in cash back. If you do not pay it all we will',
    false,
  ],
  ['a rate since a day, and no word, is none', '9 September 2024     0.00 %     $5.00     $2,000.00', false],
  ['below the day without a rate it may be one', '9 September 2024     $5.00     $2,000.00', true],
  ['so it may with a word beside the rate', '9 September 2024     GROCER 3 %     $5.00     $2,000.00', true],
  ['where it is short it may be one', 'August 5 and get $20.00 in cash back', true],
  ['so it may where the amount has a column', 'August 5 and get so much more of it if you do not pay     $20.00', true],
])('%s', (_, line, isOne) => {
  expect(isUnreadRow(printLines(line)[0]!, () => new Set())).toBe(isOne);
});

it.each([
  ['rows below a title of instalments are none', 'Instalment plans', 0],
  ['below another title they may be rows', 'Purchases', 2],
])('%s', (_, title, count) => {
  const lines = printLines(`
    ${title}
    Date           Plan             Original amount     Remaining     Monthly     Left
    25 Dec 2024    WHOLE FOODS               273.00        182.00       22.75     4/12
    26 Oct 2024    GREEN GROCER               57.36          9.56        9.56     5/6
  `);
  expect(listUnread(lines, { undated: new Set(), covered: () => new Set(), isEmpty: false })).toHaveLength(count);
});
