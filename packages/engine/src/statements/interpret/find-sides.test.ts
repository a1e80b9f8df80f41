import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const statementOf = (header: string) =>
  readDocument(
    printPages(`
      Credit card statement     Card number 4444 5555 6666 7777
      Statement period: 01/02/2025 to 28/02/2025
      Previous balance    300.00
      New balance         155.20

      Date        Details               ${header}
      03/02/2025  GREEN GROCER                45.20
      05/02/2025  THANK YOU                                  300.00
      06/02/2025  TAXI                        10.00
      07/02/2025  SHOES                      100.00
    `),
    'Document',
  ).statements[0]!;

describe('two columns of which each row fills one are the two sides', () => {
  it.each([
    ['of an unknown name beside one of any amount', 'New charges            Paid'],
    ['of unknown names', '   Quodlibet        Wherefore'],
    ['of two names for the same side', '   Achats           Paiements'],
  ])('%s', (_, header) => {
    const { transactions, verification } = statementOf(header);
    expect(transactions.map(({ amount }) => amount)).toEqual(['-45.20', '300.00', '-10.00', '-100.00']);
    expect(verification.status).toBe('verified');
  });
});

it('numbers of documents are no side', () => {
  const [statement] = readDocument(
    printPages(`
      Credit card statement     Card number 4444 5555 6666 7777

      Date        Quodlibet        Details               Amount
      03/02/2025  11031708167      GREEN GROCER
      05/02/2025  11031708168      TAXI
                                   Wherefore              45.20
    `),
    'Document',
  ).statements;
  expect((statement?.transactions ?? []).map(({ amount }) => amount)).not.toContain('-11031708167.00');
});
