import { expect, it } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { readDocument } from './read-document.ts';

const describe = (page: string) =>
  readDocument([printPage(page)], 'Document').statements[0]!.transactions.map(({ description }) => description);

it('texts below a single name wrap in their own column', () => {
  expect(
    describe(`
      Buchungstag     Vorgang          Buchungstext                      Betrag
      Valuta          Referenz
      02.12.2024      Überweisung      Sparen Urlaub, Ref. nicht         -200,00
      02.12.2024      FPQYFTNQ/0807    angegeben
      03.12.2024      Lastschrift      Beitrag 467124647 Mandat           -17,88
      01.12.2024      3HL1958D/0039    J5P4ZRZJ
    `),
  ).toEqual([
    'Überweisung FPQYFTNQ/0807 Sparen Urlaub, Ref. nicht angegeben',
    'Lastschrift 3HL1958D/0039 Beitrag 467124647 Mandat J5P4ZRZJ',
  ]);
});

it('texts below names of both lines are read line by line', () => {
  expect(
    describe(`
      Buchungstag     Vorgang          Buchungstext                      Betrag
      Valuta          Referenz         Empfänger
      02.12.2024      Überweisung      Sparen Urlaub                     -200,00
      02.12.2024      FPQYFTNQ/0807    Ingo Harmsen
      03.12.2024      Lastschrift      Beitrag 467124647                  -17,88
      01.12.2024      3HL1958D/0039    Haftpflicht AG
    `),
  ).toEqual([
    'Überweisung Sparen Urlaub FPQYFTNQ/0807 Ingo Harmsen',
    'Lastschrift Beitrag 467124647 3HL1958D/0039 Haftpflicht AG',
  ]);
});
