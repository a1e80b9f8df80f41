/** Totals whose labels stand below them. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

it('a total of what goes out that prints a plus is not that of the label above it', () => {
  const [statement] = readDocument(
    printPages(`
    Personal Account     Account number   12345678
       1,590.93           1,240.00                  -757.43
                                            Total outgoings
    Personal balance      Balance in pots         +2,060.55
                                             Total deposits

    Date         Description                    Amount      Balance
    27/02/2025   Transfer from pot              150.00     1,590.93
    19/02/2025   Faster payment                -740.00     1,440.93
    14/02/2025   BREWERY                        -17.43     2,180.93
    07/02/2025   Wages                        1,910.55     2,198.36`),
    'Document',
  ).statements;
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['150.00', '-740.00', '-17.43', '1910.55']);
  expect(statement!.totals?.debits).toBe('757.43');
});
