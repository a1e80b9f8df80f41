import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function listsOf(...pages: string[]) {
  const { statements } = readDocument(printPages(...pages), 'Document');
  return statements.map(({ transactions }) => transactions.map(({ description }) => description));
}

it('a note that the list goes on overleaf is no part of the first row there', () => {
  const [descriptions] = listsOf(
    `
        Account number 12345678                     Balances in IDR

        Date             Details                                           Amount        Balance

        05/06/2025       TRANSFER   0506/FTSCY/WS95031                     -101.86       898.14
                                    12750
                                    SITI RAHMA

        06/06/2025       TRANSFER   0606/FTSCY/WS95031                     -101.86       796.28
                                    12750
                                    SITI RAHMA

        06/06/2025       TRANSFER   0606/FTSCY/WS95031                     -101.86       694.42
                                    12750
                                    SITI RAHMA

                                Continued on next page
    `,
    `
        Account number 12345678                     Balances in IDR

        Date             Details                                           Amount        Balance

        07/06/2025       TRANSFER   0706/FTSCY/WS95031                     -101.86       592.56
                                    12750
                                    SITI RAHMA

        08/06/2025       INTEREST                                             1.00       593.56

        08/06/2025       INTEREST                                             1.00       594.56
    `,
  );
  expect(descriptions![3]).toBe('TRANSFER 0706/FTSCY/WS95031 12750 SITI RAHMA');
});

it('below the balance brought forward the last row of the page before goes on', () => {
  const page = (opening: string, ...rows: readonly string[]) => `
        Account number 12345678                     Balances in EUR

        Date             Details                                           Amount        Balance
        ${opening}
        ${rows.join('\n        ')}
    `;
  const [descriptions] = listsOf(
    page(
      'Opening balance                                                                     1,000.00',
      '05/06/2025       CARD PAYMENT                                      -101.86',
      '                 GROCER',
      '                 EREF: 4182562',
      '06/06/2025       CARD PAYMENT                                      -100.14',
      '                 STATION CAFE',
      '                 Carried forward                                                       798.00',
    ),
    page(
      'Brought forward                                                                       798.00',
      '                 EREF: 1723379',
      '                 Card 9937',
      '07/06/2025       DIRECT DEBIT                                       -98.00',
      '                 WATER WORKS',
      'Closing balance                                                                       700.00',
    ),
  );
  expect(descriptions!.slice(1)).toEqual([
    'CARD PAYMENT STATION CAFE EREF: 1723379 Card 9937',
    'DIRECT DEBIT WATER WORKS',
  ]);
});

it('words that continue other rows head no section at the foot of a page, and what follows overleaf no account', () => {
  const lists = listsOf(
    `
        Account number 12345678                     Balances in EUR

        Description                                                Date                  Amount        Balance

        Water works                                                20.04.2023            -101.86       898.14
        Direct debits
        IBAN: DE54352979841397129052
        Value date 20.04.2023

        Water works                                                21.04.2023            -101.86       796.28
        Direct debits
        IBAN: DE54352979841397129052
        Value date 20.04.2023

        Phone company                                              22.04.2023            -223.79       572.49
        Direct debits
    `,
    `
        Account number 12345678                     Balances in EUR

        Description                                                Date                  Amount        Balance
        IBAN: DE19132112727096840858
        Mandate HD4M99DF

        Cafe Kotti                                                 22.04.2023            -11.92        560.57
        Card payment
        Value date 21.04.2023
    `,
  );
  expect(lists).toHaveLength(1);
  expect(lists[0]![2]).toBe('Phone company Direct debits IBAN: DE19132112727096840858 Mandate HD4M99DF');
});
