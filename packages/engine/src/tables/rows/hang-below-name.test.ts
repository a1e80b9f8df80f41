import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const describe = (...pages: readonly string[]) =>
  readDocument(printPages(...pages), 'Document').statements[0]!.transactions.map(({ description }) => description);

const HEADER = `
  Kirjauspäivä   Saaja/Maksaja                  Selitys         Määrä EUR`;

it('lines that hang below a name follow the words beside it', () => {
  expect(
    describe(`${HEADER}
  02.05.2025     VTS-KODIT OY                   TOISTUVA          640,00-
                   VIITE: 10044 12887
  05.05.2025     TAMPEREEN ENERGIA OY           E-LASKU            45,22-
                   VIITE: 46918 86145
  06.05.2025     KORHONEN EERO                  TILISIIRTO         52,85+
                   VIESTI:
                   kesäkuu
`),
  ).toEqual([
    'VTS-KODIT OY TOISTUVA VIITE: 10044 12887',
    'TAMPEREEN ENERGIA OY E-LASKU VIITE: 46918 86145',
    'KORHONEN EERO TILISIIRTO VIESTI: kesäkuu',
  ]);
});

it('a name that wraps at its own edge is read whole', () => {
  expect(
    describe(`${HEADER}
  02.05.2025     VTS-KODIT TAMPEREEN            TOISTUVA          640,00-
                 SEUTU OY
  05.05.2025     TAMPEREEN ENERGIA              E-LASKU            45,22-
                 MYYNTI OY
  06.05.2025     KORHONEN EERO                  TILISIIRTO         52,85+
                 TAPIO
`),
  ).toEqual([
    'VTS-KODIT TAMPEREEN SEUTU OY TOISTUVA',
    'TAMPEREEN ENERGIA MYYNTI OY E-LASKU',
    'KORHONEN EERO TAPIO TILISIIRTO',
  ]);
});
