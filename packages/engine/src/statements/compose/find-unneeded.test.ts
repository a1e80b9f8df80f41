/** Blocks of rows that come to zero: whatever stands over them, they are never part of a verified list. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

interface Layout {
  readonly hasBalances: boolean;
  /** Number of rows of the list above the block. */
  readonly above: number;
  readonly heading: string;
  readonly hasHeader: boolean;
  readonly pairs: readonly number[];
}

const HEADINGS = ['Pending', 'For information only', 'Rücklastschriften', 'How to read this statement', ''] as const;
const LIST = [-4520, 150000, -1399, -80000, 2500] as const;
const OPENING = 100000;

const layouts: fc.Arbitrary<Layout> = fc.record({
  hasBalances: fc.boolean(),
  above: fc.integer({ min: 0, max: LIST.length }),
  heading: fc.constantFrom(...HEADINGS),
  hasHeader: fc.boolean(),
  pairs: fc.array(fc.integer({ min: 100, max: 90000 }), { minLength: 1, maxLength: 3 }),
});

const money = (minor: number) => (minor / 100).toFixed(2);

function printRow(day: number, text: string, amount: number, balance: string): string {
  const date = `${String(day).padStart(2, '0')}/03/2025`;
  return `${date}   ${text.padEnd(20)}${money(amount).padStart(12)}${balance.padStart(14)}`;
}

function printStatement({ hasBalances, above, heading, hasHeader, pairs }: Layout): string {
  const header = (withBalance: boolean) =>
    `Date         Description${' '.repeat(15)}Amount${withBalance ? '       Balance' : ''}`;
  const closing = LIST.reduce((sum, amount) => sum + amount, OPENING);
  let balance = OPENING;
  const rows = LIST.map((amount, index) => {
    balance += amount;
    return printRow(2 * index + 1, `SHOP NUMBER ${'ABCDE'[index]}`, amount, hasBalances ? money(balance) : '');
  });
  const block = pairs.flatMap((amount, index) => [
    printRow(3 * index + 2, 'HELD BACK', -amount, ''),
    printRow(3 * index + 3, 'SET FREE', amount, ''),
  ]);
  const [first, last] = [rows.slice(0, above), rows.slice(above)];
  return [
    'Checking Account       Account number   12345678',
    'Statement period       01/03/2025 to 31/03/2025',
    `Opening Balance        ${money(OPENING)}`,
    `Closing Balance        ${money(closing)}`,
    '',
    ...(first.length > 0 ? [header(hasBalances), ...first] : []),
    '',
    heading,
    ...(hasHeader ? [header(false)] : []),
    ...block,
    '',
    ...(last.length > 0 ? ['Account transactions', header(hasBalances), ...last] : []),
  ].join('\n');
}

it('is not verified with rows that no printed figure would miss, wherever they stand', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      // without a heading or other columns they are rows of the list like any others
      fc.pre(layout.heading !== '' || (layout.hasHeader && layout.hasBalances));
      const { statements } = readDocument([printPage(printStatement(layout))], 'Document');
      for (const { verification, transactions } of statements) {
        const held = transactions.some(({ description }) => /HELD BACK|SET FREE/.test(description));
        expect(held && verification.status === 'verified').toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});

describe('a block that comes to zero', () => {
  const layout: Layout = { hasBalances: true, above: 5, heading: 'Specimen', hasHeader: true, pairs: [7000] };
  const judge = (page: string) => {
    const { statements, warnings } = readDocument([printPage(page)], 'Document');
    const { verification, transactions } = statements[0]!;
    return { status: verification.status, rows: transactions.length, warnings: warnings.map(({ code }) => code) };
  };

  it('is left out where every other row prints its balance', () => {
    expect(judge(printStatement(layout))).toEqual({ status: 'verified', rows: 5, warnings: ['list_left_out'] });
  });

  it('withholds the proof where the list prints no balances', () => {
    expect(judge(printStatement({ ...layout, hasBalances: false }))).toMatchObject({ status: 'unverifiable', rows: 7 });
  });

  it.each(['NO CHARGE', ''])('of zeros is told by its texts alone: "%s"', (text) => {
    const zeros = [12, 13].map((day) => printRow(day, text, 0, '')).join('\n');
    const page = printStatement({ ...layout, hasBalances: false, heading: 'Interest', pairs: [] });
    const status = text === '' ? 'unverifiable' : 'verified';
    expect(judge(`${page}\nDate         Remarks${' '.repeat(19)}Debit\n${zeros}`)).toMatchObject({ status, rows: 7 });
  });

  it('is proved by totals that include it', () => {
    const totals = 'Total Credits          1,595.00\nTotal Debits           929.19\n';
    const page = printStatement({ ...layout, hasBalances: false }).replace('Opening', `${totals}Opening`);
    expect(judge(page)).toMatchObject({ status: 'verified', rows: 7 });
  });
});
