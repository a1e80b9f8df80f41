/** Loans that print of each payment what was paid back, the interest, and the sum of both. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

it('what lowers the balance of a loan is the part that was paid back', () => {
  const page = `
    Demonstrativo de financiamento
    Número do empréstimo     24642429
    Saldo inicial                   Saldo devedor atual
    251.232,10                      248.966,74

    Data           Histórico             Amortização       Juros      Seguro        Total     Capital em dívida
    13/09/2024     Pagamento parcela        2.265,36    1.004,92       88,73     3.359,01            248.966,74
  `;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['2265.36']);
  expect(statement!.verification.status).toBe('verified');
});
