import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function descriptionsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ description }) => description));
}

const HEAD = `
      Account number 12345678
      Date           Description             Amount      Balance
`.trimEnd();

it('rows that no gap parts own as many lines below their amount as above it', () => {
  expect(
    descriptionsOf(`${HEAD}
                     PAYMENT BY CODE
      03/02/2024                             -57.50     1,460.00
                     TO THE BAKERY
                     TRANSFER
                     SECOND HOUSE
      09/02/2024     FOR J QUILL             -33.50     1,426.50
                     RENT FOR MARCH
                     AND APRIL
                     TRANSFER
      19/02/2024                             +53.00     1,479.50
                     FROM A QUILL
                     PAYMENT BY CODE
                     OVER THE COUNTER
      20/02/2024                             -16.50     1,463.00
                     TO THE BAKER
                     ON THE CORNER
    `),
  ).toEqual([
    'PAYMENT BY CODE TO THE BAKERY',
    'TRANSFER SECOND HOUSE FOR J QUILL RENT FOR MARCH AND APRIL',
    'TRANSFER FROM A QUILL',
    'PAYMENT BY CODE OVER THE COUNTER TO THE BAKER ON THE CORNER',
  ]);
});

it('rows with their lines below keep them under a title', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map(
    (day) => `
      0${day}/02/2024     PAYMENT ${day}               -10.00     ${90 - day}0.00
                     REFERENCE ${day}`,
  );
  expect(descriptionsOf(`${HEAD}\n                     MAIN ACCOUNT${rows.join('')}`)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => expect.stringMatching(`PAYMENT ${day} REFERENCE ${day}$`)),
  );
});
