import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

it('sides without names are exchanged where this alone leads from balance to balance, and no balance is turned', () => {
  const [statement] = readDocument(
    printPages(`
      Current Account Statement
      Account number: 40127788
      Statement period: 01/03/2026 to 31/03/2026
      Opening balance                        4,802.18
      Closing balance                        4,556.05

      TESSA QUILL SHOP                                   249.63      02/03/2026
      TESSA QUILL LTD                        188.57                  04/03/2026
      MARTEN RAIL                                        155.08      06/03/2026
      OAKFIELD RENT                                       29.99      07/03/2026
    `),
    'Document',
  ).statements;
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-249.63', '188.57', '-155.08', '-29.99']);
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['4802.18', '4556.05']);
});
