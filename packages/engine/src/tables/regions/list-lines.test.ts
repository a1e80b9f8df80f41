import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { listLines } from './list-lines.ts';

const textsOf = (...blocks: readonly string[]) =>
  listLines(printLines(...blocks)).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('a list that is said to be empty has no rows', () => {
  it.each([
    ['Pas de mouvement sur la période.'],
    ['No transactions this period'],
    ['Keine Umsätze im Zeitraum'],
    ['本期無交易紀錄。'],
    ['لا توجد عمليات خلال هذه الفترة'],
  ])('%s', (notice) => {
    expect(
      textsOf(`
        PARIS 11             Date         31/12/21
        1.181,22             1.181,22
        ${notice}
        Banque du Soleil     Page 1/1
      `),
    ).toEqual(['Banque du Soleil Page 1/1']);
  });

  it('the rows of a list before it stay', () => {
    expect(
      textsOf(`
        01/02/2025   GREEN GROCER    -45.20
        Account 2    Balance         100.00
        No transactions this period
      `),
    ).toEqual(['01/02/2025 GREEN GROCER -45.20']);
  });

  it('and all lines where nothing says so', () => {
    expect(textsOf('First Bank\n01/02/2025   GREEN GROCER    -45.20')).toHaveLength(2);
  });
});

describe('a date and an amount below their names are particulars of the account', () => {
  const ROW = '01/02/2025   GREEN GROCER    -45.20';

  it.each([
    ['due date and limit', 'Payment due date     Credit limit\n12/03/2025           16,000.00', 1],
    ['a period and a limit', 'Zeitraum                  Kreditrahmen\n23.07.23 bis 22.08.23     16.000,00', 1],
    ['but not below names of columns', `Date         Details         Amount\n${ROW}`, 2],
    ['nor aside of the names', 'Payment due date     Credit limit\n12/03/2025           16,000.00          45.20', 2],
  ])('%s', (_, block, count) => {
    expect(textsOf(`${block}\n${ROW}`).slice(1)).toHaveLength(count);
  });
});
