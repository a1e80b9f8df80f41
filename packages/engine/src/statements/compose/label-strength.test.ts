import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function readStatus(total: string) {
  const page = `
  COMPTE COURANT N° 04093118522

  ANCIEN SOLDE AU 31/08/2026                                                      100,00
  ${total}
  NOUVEAU SOLDE AU 30/09/2026                                                   1 165,52

  Date         Libellé                                             Débit        Crédit
  04/09/2026   CB LIBRAIRIE                                          8,25
  15/09/2026   CB STATION                                          162,25
  25/09/2026   VIR SEPA ATELIER                                               1 236,02`;
  return readDocument(printPages(page), 'Document').statements[0]!.verification.status;
}

it('a total of transactions is what comes in less what goes out, and the one of debits is of debits alone', () => {
  expect(readStatus('TOTAL DES OPERATIONS                                                          1 065,52')).toBe(
    'verified',
  );
  expect(readStatus('TOTAL DES DEBITS                                                              1 065,52')).not.toBe(
    'verified',
  );
});

it('a balance that is named in a script without spaces contradicts the rows as one of several words does', () => {
  const status = (closing: string) =>
    readDocument(
      printPages(`
      活期存款 TWD  帳戶號碼 120-596-29876400        2023年11月01日 - 2023年11月30日

      上期餘額        132,097
      本期餘額        ${closing}

      說明              記帳日                     金額        帳戶餘額
      上期餘額            2023年11月01日                    132,097
      薪資 自來水公司        2023年11月04日        121,953     254,050
      中油加油站 高雄        2023年11月16日         -1,261     252,789
      提款              2023年11月23日           -543     252,246
      本期餘額            2023年11月30日                    252,246
    `),
      'Document',
    ).statements[0]!.verification.status;
  expect(status('252,246')).toBe('verified');
  expect(status('052,246')).not.toBe('verified');
});

it('a total is one of its side in either form of the Dutch word', () => {
  const status = (word: string) =>
    readDocument(
      printPages(`
      Datum         Beschrijving          Bedrag
      04-01-2021    BAKKERIJ              -12,50
      11-01-2021    ATELIER             1 236,02
      15-01-2021    BENZINE               -62,25
                    ${word} inkomsten:   1 236,02
                    ${word} uitgaven:      -74,75
    `),
      'Document',
    ).statements[0]!.verification.status;
  expect(['Totaal', 'Totale'].map(status)).toEqual(['verified', 'verified']);
});
