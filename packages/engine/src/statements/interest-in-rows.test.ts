import { expect, it } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

const LIST = `
        REKENINGUITTREKSEL
        Rekening: BE68 5390 0754 7034
        SALDO OP 30-04-2026                         EUR      +965,40
        0601 06-05-2026 (VAL. 06-05-2026)                     -79,26
          BANCONTACT-AANKOOP - APOTHEEK LINDEN - 3000 LEUVEN -
          06/05/26 12:42 - CONTACTLOOS - KAART 5599 20XX XXXX 5544
        0602 10-05-2026 (VAL. 10-05-2026)                     - 2,00
          BANCONTACT-AANKOOP - KOFFIEHUIS ANKER - 3000 LEUVEN -
          10/05/26 16:14 - CONTACTLOOS - KAART 5599 20XX XXXX 5544
        0603 14-05-2026 (VAL. 14-05-2026)                  +1.247,67
          INSTANT STORTING VAN BE06 6970 5871 5021 DIENSTEN
          LOON VAN DE MAAND MEI EN VAKANTIEGELD
        0604 15-05-2026 (VAL. 15-05-2026)                     - 7,28
          OVERSCHRIJVING NAAR BE15 8400 2752 7289 VERHUURKANTOOR
          HUUR VAN DE MAAND JUNI
        0605 16-05-2026 (VAL. 17-05-2026)                      -0,25
          INTERESTEN : 31.01.2026 - 30.04.2026 - ZIE
          BIJLAGE BIJ VERRICHTING 0605 VAN DIT UITTREKSEL
        SALDO OP 31-05-2026 23:58                   EUR    +2.124,28
`;

it('the quarter of an interest row, which all rows lie behind, is no period', () => {
  const { period } = readDocument([printPage(LIST)], 'Document').statements[0]!;
  expect(period).toEqual({ from: '2026-05-01', to: '2026-05-31' });
});
