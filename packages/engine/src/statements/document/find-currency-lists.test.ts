import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const HEAD = `
  Kiting                                      Merchant Account ID: 8TDJH3PLVA6YE
  Monthly statement - March 2026
  Redwood Outfitters LLC
  Statement period: Mar 1, 2026 - Mar 31, 2026

  Activity Summary - USD
  Beginning balance                            109.44
  Payments received                             89.00
  Ending balance                               178.44

  Activity Summary - EUR
  Beginning balance                            120.85
  Payments received                            200.00
  Ending balance                               300.85
`;
const ROWS = [
  `
  Transaction History - USD
  Date           Description            Currency      Amount
  03/02/2026     Website payment        USD            89.00
  03/05/2026     Postage                USD           -20.00
`,
  `
  Transaction History - EUR
  Date           Description            Currency      Amount
  03/03/2026     Website payment        EUR           200.00
  03/08/2026     Postage                EUR           -20.00
`,
];

function read(page: string) {
  return readDocument(printPages(page), 'Document').statements.map(
    ({ account, openingBalance, closingBalance, transactions }) => [
      account.currency,
      openingBalance,
      closingBalance,
      transactions.length,
    ],
  );
}

it('lists under titles that differ in the currency alone have each the summary of their own currency', () => {
  expect(read([HEAD, ...ROWS].join('\n'))).toEqual([
    ['USD', '109.44', '178.44', 2],
    ['EUR', '120.85', '300.85', 2],
  ]);
});

it('the title of a list says its currency where no row does, whatever the country of its owner has', () => {
  const head = HEAD.replace(
    'Redwood Outfitters LLC',
    'Redwood Outfitters LLC\n  88 Quarry Rd\n  Brattleboro, VT 05301',
  );
  const bare = ROWS.map((rows) =>
    rows.replace('Currency', '        ').replaceAll(/(?<=\d\d\/2026.*)(?:USD|EUR)/g, '   '),
  );
  expect(read([head, ...bare].join('\n')).map(([currency]) => currency)).toEqual(['USD', 'EUR']);
});

it('one list under such a title is all there is, whatever other currencies a summary names', () => {
  expect(read([HEAD, ROWS[0]!].join('\n'))).toEqual([['USD', '109.44', '178.44', 2]]);
});

it('a title that a page prints again parts nothing', () => {
  const again = ROWS[0]!.replaceAll('03/0', '03/1');
  expect(read([HEAD.replace('178.44', '247.44'), ROWS[0]!, again].join('\n'))).toEqual([
    ['USD', '109.44', '247.44', 4],
  ]);
});

it('each of them is of the kind that the page names in front of the first', () => {
  const { statements } = readDocument(printPages([HEAD, ...ROWS].join('\n')), 'Document');
  expect(statements.map(({ account }) => account.type)).toEqual(['other', 'other']);
});
