import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

/** In sections by kind, each of which begins anew: most steps from one day to another go back. */
function readList(first: string, last: string) {
  const page = `
  COMPTE DE DEPOT - N° 04093118522

  DATE         VALEUR        DETAIL DES OPERATIONS                     MONTANT EN EUR

  SOLDE CREDITEUR AU ${first}
  25/09/2026   25/09/2026    VIR SEPA ATELIER                              + 1 236,02
  06/09/2026   07/09/2026    COTISATION                                       - 11,45
  04/09/2026   04/09/2026    CB LIBRAIRIE                                      - 8,25
  15/09/2026   16/09/2026    CB STATION                                      - 112,28
  08/09/2026   09/09/2026    PRLV SEPA OPERATEUR                              - 38,52
  SOLDE CREDITEUR AU ${last}`;
  return readDocument(printPages(page), 'Document').statements[0]!;
}

it('the days of two balances with one name say which of them opens a list whose rows are in no order', () => {
  const oldestFirst = readList(
    '31/08/2026                                     + 100,00',
    '30/09/2026                                   + 1 165,52',
  );
  expect(oldestFirst).toMatchObject({ openingBalance: '100.00', closingBalance: '1165.52' });
  expect(oldestFirst.transactions.map(({ amount }) => amount)).toEqual([
    '1236.02',
    '-11.45',
    '-8.25',
    '-112.28',
    '-38.52',
  ]);
  expect(oldestFirst.verification.status).toBe('verified');
  const newestFirst = readList(
    '30/09/2026                                   + 1 165,52',
    '31/08/2026                                     + 100,00',
  );
  expect(newestFirst).toMatchObject({ openingBalance: '100.00', closingBalance: '1165.52' });
});

it('a balance whose name is that of either end, on the day of the last row, is what the list ends with, and opens none', () => {
  const page = `
    Compte n° 5423193865
    du 01/07/2023 au 31/07/2023
    Solde au 31/07/2023
    1 439,48

    Date         Désignation                    Débit       Crédit         Solde
    30/07/2023   RETRAIT DAB                     3,06                   1 439,48
    22/07/2023   PRELEVEMENT SEPA              193,69                   1 442,54
    18/07/2023   VIREMENT RECU                              100,00      1 636,23
    17/07/2023   CHEQUE                         59,66                   1 536,23
                 Total des mouvements          256,41       100,00`;
  const statement = readDocument(printPages(page), 'Document').statements[0]!;
  expect(statement).toMatchObject({ openingBalance: null, closingBalance: '1439.48' });
  expect(statement.verification.status).toBe('verified');
});
