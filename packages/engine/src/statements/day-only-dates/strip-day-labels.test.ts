import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { stripDayLabels } from './strip-day-labels.ts';

const DAYS = `
  Buchungsdatum: 05.01.2024
  Kartenzahlung      04.01     45,20-
  Buchungsdatum: 08.01.2024
  Gutschrift         08.01    100,00
`;

it('a labelled day above rows keeps its date alone, where the line begins', () => {
  const [day, row] = stripDayLabels(printLines(DAYS));
  expect(day!.words.map(({ text }) => text)).toEqual(['05.01.2024']);
  expect(day!.dates).toMatchObject([{ from: 0, to: 1, text: '05.01.2024' }]);
  expect(day!.dates[0]!.box[0]).toBe(row!.box[0]);
});

it.each([
  ['a single one', 'Buchungsdatum: 05.01.2024\nKartenzahlung      04.01     45,20-'],
  ['the same day again', 'Buchungsdatum: 05.01.2024\nBuchungsdatum: 05.01.2024'],
  ['a day behind other words', 'Kontostand am 05.01.2024\nKontostand am 08.01.2024'],
  ['a day with an amount', 'Buchungsdatum 05.01.2024   45,20\nBuchungsdatum 08.01.2024   9,30'],
])('%s stays as it is', (_, text) => {
  const lines = printLines(text);
  expect(stripDayLabels(lines)).toEqual(lines);
});
