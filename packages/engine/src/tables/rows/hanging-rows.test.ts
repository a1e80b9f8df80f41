import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function descriptionsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ description }) => description));
}

it('the line that stands further left begins the row, though the amount stands on its last line', () => {
  expect(
    descriptionsOf(`
      Account number 12345678

      Date        Details                        Paid out    Paid in    Balance
      10/07/2025  DD   WATER COMPANY                45.00
                  BP   J Quill
                       rent share                   44.15
                  ATM  CASH HIGH STREET
                       on Thursday                  40.00                 39.91
      11/07/2025  TFR  Savings
                       holiday                                 250.00     289.91
      12/07/2025  DD   TELEPHONE                     8.00                 281.91
    `),
  ).toEqual([
    'DD WATER COMPANY',
    'BP J Quill rent share',
    'ATM CASH HIGH STREET on Thursday',
    'TFR Savings holiday',
    'DD TELEPHONE',
  ]);
});

it('lines below an amount stay its own where all lines begin at one edge', () => {
  expect(
    descriptionsOf(`
      Account number 12345678

      Date        Details                        Paid out    Paid in    Balance
      10/07/2025  WATER COMPANY                     45.00                455.00
                  for June
      11/07/2025  J Quill                           44.15                410.85
                  rent share
      12/07/2025  CASH                              40.00                370.85
                  high street
    `),
  ).toEqual(['WATER COMPANY for June', 'J Quill rent share', 'CASH high street']);
});
