/** Names of a ruled table head what the rulings enclose, and nothing changes where rulings part no names. */
import type { Page, Ruling } from '@extracto/model';
import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPage } from '../../testing/page-fixture.ts';

const LIST = `
  Account number 12345678   EUR
  Opening balance 100.00

  Date          Details            Debit               Credit
  02/03/2025    GREEN GROCER                   20.00
  03/03/2025    SALARY                                             1,500.00
  05/03/2025    KIOSK                           4.80
  06/03/2025    RENT                          800.00
  Closing balance 775.20
`;
const FIRST_RULED_PT = 70;
const page = printPage(LIST);
const leftOf = (text: string) => page.words.find((word) => word.text === text)!.box[0] - 2;
const EDGES = [...['Date', 'Details', 'Debit', 'Credit'].map(leftOf), page.widthPt - 10];

const rule = (edges: readonly number[], topPt = FIRST_RULED_PT): Page => ({
  ...page,
  rulings: edges.map((x): Ruling => ({ orientation: 'vertical', box: [x, topPt, x + 1, page.heightPt] })),
});
const amountsOf = (ruled: Page) => readDocument([ruled], 'Document').statements[0]!;

it('amounts at the right of their room are of the name at its left', () => {
  const { transactions, verification } = amountsOf(rule(EDGES));
  expect(transactions.map(({ amount }) => amount)).toEqual(['-20.00', '1500.00', '-4.80', '-800.00']);
  expect(verification.status).toBe('verified');
});

it.each([
  ['none', rule([])],
  ['around the table alone', rule([EDGES[0]!, EDGES.at(-1)!])],
  ['through a name', rule(EDGES.with(3, EDGES[3]! + 12))],
  ['below the header', rule(EDGES, FIRST_RULED_PT + 30)],
])('rulings that part no names change nothing: %s', (_, ruled) => {
  expect(amountsOf(ruled)).toEqual(amountsOf(page));
});
