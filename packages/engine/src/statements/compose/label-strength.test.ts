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
