import { expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

it('titles in front of the names of columns say which way the rows below them move', () => {
  const { statements } = readDocument(
    printPages(`
      First Prairie Bank            Statement period 04/10/2024 to 05/09/2024
      Beginning balance 04/10/2024                              2,281.40
      Ending balance 05/09/2024                                 2,922.06

      Deposits      Date      Serial #     Source
                    04/19                  PAYROLL              1,433.08
                              Total additions                   1,433.08

      Withdrawals   Date      Serial #     Location
                    04/15     58594        CASH MACHINE           160.00
                    05/02                  NATIONAL GRID           95.61
                    05/08     28387        CAR WASH               499.81
                              Total subtractions                  755.42

      Fees and
      charges       Date                                  Quantity    Unit Charge
                    05/04     STOP PAYMENT                1                 34.00       -34.00
                    05/08     OTHER CASH MACHINE          1                  3.00        -3.00
                              Fees and charges assessed this period                     -37.00
    `),
    'Document',
  );
  expect(statements.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    ['1433.08', '-160.00', '-95.61', '-499.81', '-34.00', '-3.00'],
  ]);
});
