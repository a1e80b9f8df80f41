/** Totals printed above the rows that they add up to, and what else stands around these. */
import { expect, it } from 'vitest';
import { printPages } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

function read(...blocks: readonly string[]) {
  const [statement] = readDocument(printPages(...blocks), 'Document').statements;
  const { openingBalance, closingBalance, transactions, verification } = statement!;
  const rows = transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
  return { openingBalance, closingBalance, rows, status: verification.status };
}

const HEAD = `
      Conta 48213377-9    01/09/2023 a 30/09/2023
      Saldo inicial                                          100,00
      Saldo final                                            296,50
`;
const ROWS = [
  '2023-09-01 400.00 Transferência recebida',
  '2023-09-01 -53.50 Compra no mercado',
  '2023-09-04 -100.00 Pagamento de boleto',
  '2023-09-04 -50.00 Pagamento de fatura',
];

it('date and sign the rows of a day that ends with its balance', () => {
  const { rows, status } = read(`${HEAD}
      01 SET 2023    Total de entradas                     + 400,00
                     Transferência recebida                  400,00
                     Total de saídas                        - 53,50
                     Compra no mercado                        53,50
                     Saldo diário                            446,50
      04 SET 2023    Total de saídas                       - 150,00
                     Pagamento de boleto                     100,00
                     Pagamento de fatura                      50,00
                     Saldo do dia                            296,50
  `);
  expect(rows).toEqual(ROWS);
  expect(status).toBe('verified');
});

it('do not add up the numbers of pages', () => {
  const { rows } = read(
    `${HEAD}
      01 SET 2023    Total de entradas                     + 400,00
                     Transferência recebida                  400,00
                     Total de saídas                        - 53,50
                     Compra no mercado                        53,50

      Fale com o nosso time de atendimento                   1 de 2
    `,
    `
      04 SET 2023    Total de saídas                       - 150,00
                     Pagamento de boleto                     100,00
                     Pagamento de fatura                      50,00

      Fale com o nosso time de atendimento                   2 de 2
    `,
  );
  expect(rows).toEqual(ROWS);
});

it('are told in a box of totals beside a box of its own figure', () => {
  const { closingBalance, status } = read(`
      Conta 48213377-9    01/09/2023 a 30/09/2023
      Saldo final do período    Saldo inicial                100,00
      R$ 296,50               Total de entradas            + 400,00
                              Total de saídas              - 203,50
                              Saldo final                    296,50

      01 SET 2023    Total de entradas                     + 400,00
                     Transferência recebida                  400,00
                     Total de saídas                        - 53,50
                     Compra no mercado                        53,50
                     Saldo diário                            446,50
      04 SET 2023    Total de saídas                       - 150,00
                     Pagamento de boleto                     100,00
                     Pagamento de fatura                      50,00
  `);
  expect([closingBalance, status]).toEqual(['296.50', 'verified']);
});

it('are none where no row stands below them: an amount of zero that is called a settlement is a row', () => {
  const { rows, status } = read(`
      Kontoauszug        Konto-Nr. 4821337700        01.09.2023 - 30.09.2023

      Buchungstag   Vorgang                 Ausgang     Eingang       Saldo
      01.09.2023    Anfangssaldo                                     100,00
      04.09.2023    STADTWERKE NORD           20,00                   80,00
      11.09.2023    GEHALT SEPTEMBER                      300,00     380,00
      26.09.2023    ENTGELTABRECHNUNG                       0,00     380,00
                    siehe Anlage
      30.09.2023    Endsaldo                                         380,00
  `);
  expect(rows).toEqual([
    '2023-09-04 -20.00 STADTWERKE NORD',
    '2023-09-11 300.00 GEHALT SEPTEMBER',
    '2023-09-26 0.00 ENTGELTABRECHNUNG siehe Anlage',
  ]);
  expect(status).toBe('verified');
});
