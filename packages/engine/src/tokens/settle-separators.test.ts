import type { Page } from '@extracto/model';
import { expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPage } from '../testing/page-fixture.ts';

const PAGE = printPage(`
  Girokonto                    Auszug vom 28.02.2025
  Alter Saldo                                     1.000,00

  Datum         Text                  Betrag         Saldo
  01.02.2025    ZINSEN                  1.06      1.001,06
  03.02.2025    REWE UM 12.50 UHR     -20,00        981,06
  04.02.2025    MIETE                -400.00        581,06
  Neuer Saldo                                       581,06
`);
const amountsOf = (page: Page) =>
  readDocument([page], 'Document').statements[0]!.transactions.map(({ amount }) => amount);

it('a point for the comma of an amount is read as the comma where the page is a scan', () => {
  expect(amountsOf({ ...PAGE, textLayer: 'recognised' })).toEqual(['1.06', '-20.00', '-400.00']);
});

it('a figure with another decimal mark is no amount in a text', () => {
  expect(amountsOf(PAGE)).not.toContain('1.06');
});

it('a balance with another decimal mark than the list is read where the rows come to it', () => {
  const read = (opening: string) =>
    readDocument(
      [
        printPage(`
          Girokonto                    Auszug vom 28.02.2025
          Alter Kontostand                              ${opening}

          Datum         Text                  Betrag
          01.02.2025    ZINSEN                  1,06
          03.02.2025    REWE                  -20,00
          04.02.2025    MIETE              -1.400,00
          Neuer Kontostand                             -1.731,38
        `),
      ],
      'Document',
    ).statements[0]!;
  expect(read('- 312.44')).toMatchObject({ openingBalance: '-312.44', verification: { status: 'verified' } });
  expect(read('- 312.54').verification.status).not.toBe('verified');
});

it('a large sum with another decimal mark below the list is read, and none on the line of a row', () => {
  const { closingBalance, transactions } = readDocument(
    [
      printPage(`
        Dossier Mission Ouest

        Date          Libelle                Debit        Credit
        01/04/2025    AVANCE                           119124.00
        03/04/2025    CARBURANT            3773.50
        04/04/2025    BON 10845,00         3418.00
                      Solde actuel                     111932,50
      `),
    ],
    'Document',
  ).statements[0]!;
  expect(closingBalance).toBe('111932.50');
  expect(transactions.map(({ amount }) => amount)).toEqual(['119124.00', '-3773.50', '-3418.00']);
});
