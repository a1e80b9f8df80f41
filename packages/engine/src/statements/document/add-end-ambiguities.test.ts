/** Ends of a statement that are printed among the lines of another one. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const MAY = (foot: string) => `
    Current Account   Account number 12345678
    Statement period 01/05/2024 to 31/05/2024
    Opening balance   1,090.90
    Closing balance   2,631.75

    Date         Details           Amount
                 Closing balance             2,631.75
    28/05/2024   SALARY          +1,586.05
    14/05/2024   GREEN GROCER       -45.20
                 Opening balance             ${foot}
`;
const JUNE = `
    Current Account   Account number 12345678
    Statement period 01/06/2024 to 30/06/2024
    Opening balance   2,631.75
    Closing balance   2,490.73

    Date         Details           Amount
                 Closing balance             2,490.73
    21/06/2024   REFUND            +18.10
    12/06/2024   CAR PARK          -159.12
                 Opening balance             2,631.75
`;

it.each([
  ['as it is', '1,090.90', ['verified', 'verified']],
  ['one digit off', '1,090.20', ['unverifiable', 'unverifiable']],
])('an opening balance below the first row, %s', (_, balance, statuses) => {
  const { statements } = readDocument(printPages(MAY(balance), JUNE), 'Document');
  expect(statements.map(({ verification }) => verification.status)).toEqual(statuses);
});
