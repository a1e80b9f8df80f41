import type { Page } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPage, printPages } from '../../testing/page-fixture.ts';

const recognised = (block: string): Page => ({ ...printPage(block), textLayer: 'recognised' });
const rowsOf = (page: Page) =>
  readDocument([page], 'Document').statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );

const LOST = `
  Checking Account         Statement period   01/02/2025 - 28/02/2025
  Opening balance   100.00

  Deposits
  Day   No       Details                Amount    Balance
  03    4410     SALARY                  50.00     150.00

  Withdrawals
  ~q    Jx       Details                Amount    Balance
  04    4411     GREEN GROCER            20.00     130.00
  07    4412     BOOKS                   10.00     120.00
  Closing balance   120.00
`;

describe('a header of a scan that lost the name of a column', () => {
  it('has it from the header of another section over the same columns', () => {
    expect(rowsOf(recognised(LOST))).toEqual([
      '2025-02-03 50.00 SALARY',
      '2025-02-04 -20.00 GREEN GROCER',
      '2025-02-07 -10.00 BOOKS',
    ]);
  });

  it('stays as it is printed on a page with text, and beside headers over other columns', () => {
    const { statements } = readDocument(printPages(LOST), 'Document');
    expect(statements[0]!.transactions.map(({ date }) => date)).not.toContain('2025-02-07');
  });
});
