import { describe, expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printLines, printPages } from '../../testing/page-fixture.ts';
import type { TableColumn } from '../table.ts';
import { splitMarks } from './split-marks.ts';

function rowsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ amount, description }) => `${amount} ${description}`),
  );
}

describe('marks of both sides under each other give the signs and leave the description', () => {
  it.each([
    [
      'in front of it',
      `
        Opening balance   100.00     Closing balance  1,467.50

        Date         Details                                     Amount
        03/03/2025   DR   Corner cafe                              12.50
        07/03/2025   CR   Salary                                2,000.00
        14/03/2025   DR   Rent                                    600.00
        20/03/2025   DR   Gym                                      20.00
      `,
    ],
    [
      'behind it',
      `
        Opening balance   100.00     Closing balance  1,467.50

        Date         Details                                     Amount
        03/03/2025   Corner cafe        DR                         12.50
        07/03/2025   Salary             CR                      2,000.00
        14/03/2025   Rent               DR                        600.00
        20/03/2025   Gym                DR                         20.00
      `,
    ],
  ])('%s', (_, block) => {
    expect(rowsOf(block)).toEqual(['-12.50 Corner cafe', '2000.00 Salary', '-600.00 Rent', '-20.00 Gym']);
  });

  it('and marks that some rows begin with are words of them', () => {
    expect(
      rowsOf(`
        Opening balance   100.00     Closing balance  1,467.50

        Date         Details                                     Amount
        03/03/2025   DR Corner cafe                               -12.50
        07/03/2025   CR Salary                                  2,000.00
        14/03/2025   Rent                                        -600.00
        20/03/2025   Gym                                          -20.00
      `),
    ).toEqual(['-12.50 DR Corner cafe', '2000.00 CR Salary', '-600.00 Rent', '-20.00 Gym']);
  });
});

it('on a card a plus in a column of its own raises the debt, as it does beside the amount', () => {
  expect(
    rowsOf(`
      Credit card statement        Card 4931 2210
      Previous balance   12,500.00
      New balance         8,906.69

      Date          Details                         Amount
      17/03/2026    CANYON FUEL            +      5,985.34
      19/03/2026    AMBER MARKET           +      1,550.95
      26/03/2026    PAYMENT THANK YOU      -     12,500.00
      04/04/2026    RETURN AMBER MARKET    -        459.00
      07/04/2026    POWER SUPPLY           +      1,829.40
    `),
  ).toEqual([
    '-5985.34 CANYON FUEL',
    '-1550.95 AMBER MARKET',
    '12500.00 PAYMENT THANK YOU',
    '459.00 RETURN AMBER MARKET',
    '-1829.40 POWER SUPPLY',
  ]);
});

it('a minus that stands apart between the value date and the amount signs it', () => {
  expect(
    rowsOf(`
      Opening balance   100.00     Closing balance  1,467.50

      Date         Details              Value date                   Amount
      03/03/2025   Corner cafe          03/03/2025    -               12.50
      07/03/2025   Salary               07/03/2025    +            2,000.00
      14/03/2025   Rent                 14/03/2025    -              600.00
      20/03/2025   Gym                  20/03/2025    -               20.00
    `),
  ).toEqual(['-12.50 Corner cafe', '2000.00 Salary', '-600.00 Rent', '-20.00 Gym']);
});

it('marks below the name of the amounts become a column beside them', () => {
  const lines = printLines(`
    03/03/2025   Corner cafe                     12.50            DR
    07/03/2025   Salary                       2,000.00            CR
    14/03/2025   Rent                           600.00            DR
  `);
  const edge = Math.max(...lines.flatMap(({ money }) => money.map(({ box }) => box[2])));
  const money = { kind: 'money', headerText: 'Amount', currencies: [], candidates: ['amount'] } as const;
  const columns: TableColumn[] = [{ ...money, span: { x0: edge - 40, x1: edge + 200 } }];
  const split = splitMarks({ columns }, lines, (text) =>
    text === 'DR' ? 'debit' : text === 'CR' ? 'credit' : null,
  ).columns;
  expect(split.map(({ kind, headerText }) => [kind, headerText])).toEqual([
    ['money', 'Amount'],
    ['text', null],
  ]);
  expect(split[0]!.span.x1).toBe(split[1]!.span.x0);
});
