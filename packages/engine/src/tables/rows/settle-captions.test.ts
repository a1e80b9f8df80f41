import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function amountsOf(block: string): string[] {
  const { statements } = readDocument(printPages(block), 'Document');
  return statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

it('a figure below the caption of a total is no row, whatever stands left of it', () => {
  expect(
    amountsOf(`
      Buchung        Vorgang                               Soll            Haben
      04.11.2024     Lastschrift                        - 94,00
                     Beitrag 2025
      06.11.2024     Zahlung                            - 26,00
                     Beitrag 2026
      Kontonummer    BLZ                        Summe Zahlungseingänge
      609427414      250 100 30                      EUR          + 0,00
    `),
  ).toEqual(['-94.00', '-26.00']);
});

it('an undated amount below words that sum up nothing stays a row', () => {
  expect(
    amountsOf(`
      Buchung        Vorgang                               Soll            Haben
      04.11.2024     Lastschrift                        - 94,00
      06.11.2024     Zahlung                            - 26,00
                     Entgelt im November
                     Karte                               - 3,00
    `),
  ).toContain('-3.00');
});
