import { expect, it } from 'vitest';
import { textOf } from '../lines/segments.ts';
import { printPlainLines } from '../testing/page-fixture.ts';
import { joinBrokenFigures } from './join-broken-figures.ts';

const join = (block: string) => joinBrokenFigures(printPlainLines(block)).map(({ words }) => textOf(words));

it('the last figure of an amount that breaks off in its cell goes back to the amount', () => {
  expect(
    join(`
      2024/11/08      387,350.75   1,850,000.0   2,237,350.7   SALARY
         09:10                          0             5
      2024/11/09    2.237.350,7      -1.000,5
                         5               0
    `),
  ).toEqual(['2024/11/08 387,350.75 1,850,000.00 2,237,350.75 SALARY', '09:10', '2024/11/09 2.237.350,75 -1.000,50']);
});

it.each([
  ['beside a word', '   1,850,000.0\n       5 rows'],
  ['of more figures', '   1,850,000.0\n       12'],
  ['below an amount that may be whole', '   1,850,000.05\n       5'],
  ['below one without thousands', '   237,5\n      5'],
  ['in another column', '   1,850,000.0      SHOP\n                    5'],
  ['further down', '   1,850,000.0\nSHOP\nSTREET\nTOWN\n       5'],
])('a figure %s is none', (_, block) => {
  const lines = printPlainLines(block);
  expect(joinBrokenFigures(lines)).toBe(lines);
});
