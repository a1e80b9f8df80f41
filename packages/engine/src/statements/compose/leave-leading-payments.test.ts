/** A card's purchase of nothing, of a foreign shop, in front of the others. */
import { AMBIGUITIES } from '@extracto/model';
import { expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const listAmbiguities = (first: string) =>
  readDocument(
    [
      printPage(`
        Credit Card Statement      Card Number   4824 0000 0000 0001
        Statement period: 2022-12-01 to 2022-12-31
        Previous Balance        668.00
        New Balance           1,285.34

        Booking Date   Particulars                Amount
        ${first}
        2022-12-05     POS PURCHASE PETCARE       414.88
        2022-12-07     VISA PURCHASE GROCER       102.77
        2022-12-13     FOREIGN TRANSACTION FEE     13.39
        2022-12-15     POS PURCHASE TAXI            9.10
        2022-12-18     POS PURCHASE SHOES          45.20
        2022-12-20     POS PURCHASE CINEMA         21.00
        2022-12-23     POS PURCHASE BOOKS          11.00
      `),
    ],
    'Document',
  ).statements[0]!.ambiguities;

it('a first row that moves nothing is no payment of the last month, so its day may be misprinted', () => {
  expect(listAmbiguities('2022-12-24     POS PURCHASE BAKERY          0.00')).toEqual([
    AMBIGUITIES.end_day_out_of_order,
  ]);
  expect(listAmbiguities('2022-12-04     POS PURCHASE BAKERY          0.00')).toEqual([]);
});
