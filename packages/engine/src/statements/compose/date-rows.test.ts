import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

it('the figures of a summary above a list that prints each day once are no rows', () => {
  const page = `
    Conta 9127744-0
    01 DE DEZEMBRO DE 2025 a 31 DE DEZEMBRO DE 2025                   VALORES EM R$
                                     Saldo inicial                         2.500,11
                                     Rendimento líquido                       +0,00
                                     Saldo final do período                2.110,83
    Movimentações
    01 DEZ 2025    Total de saídas                                         - 107,48
                   Transferência enviada       AGENCIA DE RESTAURANTES       107,48
    08 DEZ 2025    Total de saídas                                         - 281,80
                   Pagamento de boleto         DISTRIBUICAO SAO PAULO         63,01
                   Compra no débito            SUPERMERCADO                  218,79
  `;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement?.period).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(statement?.transactions.map(({ date, amount }) => [date, Math.abs(Number(amount))])).toEqual([
    ['2025-12-01', 107.48],
    ['2025-12-08', 63.01],
    ['2025-12-08', 218.79],
  ]);
});

it('a list that prints each day once prints it again on top of a page', () => {
  const days = ['11', '12', '13', '14', '15', '16', '17', '18'];
  const rows = days.map((day) => `      ${day}/02/2025  ${'GREEN GROCER'.padEnd(20)} -10.00`).join('\n');
  const second = `
      Date        Details               Amount
      18/02/2025  TAXI                  -10.00
      19/02/2025  RENT                  -10.00
      20/02/2025  BOOKS                 -10.00
                  COFFEE                -10.00
      Closing balance                   880.00
  `;
  const first = `
      Account number 12345678
      Opening balance                 1,000.00

      Date        Details               Amount
${rows}
  `;
  const { transactions, verification } = readDocument(printPages(first, second), 'Document').statements[0]!;
  expect(transactions.at(-1)!.date).toBe('2025-02-20');
  expect(verification.status).toBe('verified');
});
