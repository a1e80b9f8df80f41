import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';
import { leaveTimes } from './leave-times.ts';
import { tokeniseLines } from './tokenise-lines.ts';

function datesOf(block: string): string[] {
  return leaveTimes(tokeniseLines(printPlainLines(block))).flatMap(({ dates }) => dates.map(({ text }) => text));
}

it('a time with points is no date where others below the dates are none', () => {
  const dates = datesOf(`
    01/05/2024   TRANSFER   4,139,300.00
    19.04.22     QUILL BOOKS
    02/05/2024   TRANSFER   4,011,254.00
    19.43.45     A QUILL
    05/05/2024   CASH          95,769.00
    06.54.50     BRANCH 12
    06/05/2024   CASH          79,797.00
    17.14.59     BRANCH 14
  `);
  expect(dates).toEqual(['01/05/2024', '02/05/2024', '05/05/2024', '06/05/2024']);
});

it.each([
  ['all of them are in the calendar', ['19.04.22', '20.04.22', '21.04.22', '22.04.22']],
  ['one is on no clock', ['19.04.22', '19.43.45', '20.44.45', '21.45.45', '30.04.22']],
])('dates with points stay where %s', (_, words) => {
  expect(datesOf(words.map((word) => `${word}   GROCER   45.20`).join('\n'))).toContain('19.04.22');
});
