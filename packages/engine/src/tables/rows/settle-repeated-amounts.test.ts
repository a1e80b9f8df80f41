import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const descriptionsOf = (repeated: string) =>
  readDocument(
    printPages(`
      Date           Value date   Details                                  Amount
      03/04/2024     03/04/2024   Fee                                      - 5.00
      09/04/2024     09/04/2024   Card payment                            - 54.49
                                  Total: ${repeated} EUR 06/04/2024 10:39
                                  Place: GREEN GROCER
      10/04/2024     10/04/2024   Received                               + 191.73
                                  INSURANCE
    `),
    'Document',
  ).statements[0]!.transactions.map(({ description }) => description);

it('a total that repeats the amount of the row above it is a word of the row', () => {
  expect(descriptionsOf('54.49')).toEqual([
    'Fee',
    'Card payment Total: 54.49 EUR 06/04/2024 10:39 Place: GREEN GROCER',
    'Received INSURANCE',
  ]);
});

it('a total of another amount goes on no row', () => {
  expect(descriptionsOf('59.49')[1]).toBe('Card payment');
});
