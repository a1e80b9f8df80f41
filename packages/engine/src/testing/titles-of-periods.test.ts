/** Titles that close with the period of the rows below them, from the page to the rows. */
import { expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from './page-fixture.ts';

it('a title in capitals with its period ends what is due later, below the holder on top of a page', () => {
  const { statements } = readDocument(
    printPages(
      `
      Data de vencimento: 09 ABR 2025
      Período vigente: 02 MAR 2025 a 02 ABR 2025

      RESUMO DA FATURA ATUAL
      Fatura anterior                              R$ 47,33
      Total a pagar                               R$ 281,57

      PRÓXIMAS FATURAS
      Saldo em aberto parcelado                  R$ 1.139,40
      Se parcelar: 4x de                           R$ 557,67
      `,
      `
      THIAGO BECKER FAGUNDES — Conta 7710043-2 — Cartão •••• 4410
      TRANSAÇÕES DE 02 MAR A 02 ABR


      03 MAR       Posto Ipiranga BR               R$ 111,53

      07 MAR       Farmacia Panvel                 R$ 131,83

      12 MAR       Pagamento em 12 MAR            −R$ 47,33

      31 MAR       Netflix.com                      R$ 38,21
      `,
    ),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2025-03-03 -111.53',
    '2025-03-07 -131.83',
    '2025-03-12 47.33',
    '2025-03-31 -38.21',
  ]);
});
