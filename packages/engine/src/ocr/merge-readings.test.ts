import { describe, expect, test } from 'vitest';
import { CONFIRMED, mergeReadings, readOverlooked, UNCONFIRMED } from './merge-readings.ts';
import type { DecimalMark } from './read-figure.ts';

interface Sureness {
  readonly sure?: number;
  /** Confidence of the second reader in the digits alone. */
  readonly digits?: number;
  readonly mark?: DecimalMark;
  readonly before?: number;
}

const merge = (
  first: string,
  second: string,
  { sure = 0.9, digits = sure, mark = null, before = 0.9 }: Sureness = {},
) =>
  mergeReadings(
    { text: first, alternatives: [], confidence: before },
    { text: second, confidence: sure, digitConfidence: digits },
    mark,
  );

describe('two readers that see the same digits', () => {
  test.each([
    ['a point that one overlooks', '33347', '333,47', '333,47'],
    ['a separator in a date that one overlooks', '12/31/18', '12/3118', '12/31/18'],
    ['a separator in a date that the other sees', '1209/18', '12/09/18', '12/09/18'],
    ['a dash that one overlooks', '105.56', '-105.56', '-105.56'],
    ['a dash that the other overlooks', '-105.56', '105.56', '-105.56'],
    ['a minus behind', '42.16', '42.16-', '42.16-'],
    ['a dash is no minus of a date', '01/02/2025', '-01/02/2025', '01/02/2025'],
    ['a currency that the second does not know', '0,00€', '0,006', '0,00€'],
    ['a currency in front', '£2,907.58', 'C2,907.58', '£2,907.58'],
    ['a percent sign', '2133%', '21,33', '21,33%'],
    ['a mark of debit', '1220D', '12.20', '12.20D'],
    ['full-width signs', '47,73', '47，73', '47,73'],
    ['a day', '17', '17', '17'],
    ['a round letter for a zero', 'O6', '06', '06'],
    ['a round letter for a zero, both of them', 'O6', 'O6', '06'],
    ['a round letter beside its zero', 'O06', 'O6', '06'],
    ['dirt in front', 'Ξπ+1.018.00', '+1.018,00', '+1.018,00'],
    ['a currency', 'EUR1.018.00', '1.018,00', 'EUR1.018,00'],
    ['a Greek letter for a zero', 'Ο04/04/18', '04/04/18', '04/04/18'],
    ['a month', '01/OCT', '01/0CT', '01/OCT'],
    ['a month whose letters the second does not know', '25OCT26', '25§26', '25OCT26'],
    ['the border of a cell in front of a date', '102/04/2026', '02/04/2026', '02/04/2026'],
    ['a border that the second takes for a one', '15/04/26', '115/04/26', '15/04/26'],
    ['a border behind a date', '2026-04-15', '2026-04-151', '2026-04-15'],
    ['a mark that one of them doubles', '6.311.,92', '6.311,92', '6.311,92'],
    ['a comma that loses its tail', '-6.91', '-6,91', '-6,91'],
    ['a bracket that one lost', '(3,90', '(3,90€)', '(3,90€)'],
    ['a letter among the digits of the other', '(107,57€)', '(I07,57€)', '(107,57€)'],
  ])('%s', (_, first, second, expected) => {
    const { text, confidence } = merge(first, second);
    expect(text).toBe(expected);
    expect(confidence).toBeGreaterThanOrEqual(CONFIRMED);
  });
});

describe('two readers that see different digits leave an ambiguity, and the other reading', () => {
  test.each([
    ['the surer one is taken', '3,683.59', '3,583.59', 0.9, '3,583.59', '3,683.59'],
    ['letters that look like digits', 'S.8O', '5.80', 0.9, '5.80', 'S.8O'],
    ['a sign of percent that is a digit', '363.9%', '363.93', 0.9, '363.93', '363.9%'],
    ['a stroke that is a one', '16.122', 'l6,122.14', 0.9, '16,122.14', '16.122'],
    ['and with a mark of debit behind them', 'S.8OH', '5.80H', 0.9, '5.80H', 'S.8OH'],
    ['an amount goes before what lost its decimals', '91€', '9,11', 0.9, '9,11€', '91€'],
    ['not a guess', '3,683.59', '3,583.59', 0.5, '3,683.59', '3,583.59'],
    ['a day without a year may be an amount', '102.04', '02.04', 0.5, '102.04', '02.04'],
    ['no date has a month naught', '09/03/25', '09/0/25', 0.9, '09/03/25', '09/0/25'],
    ['an amount goes before what is none', '2092798', '-20.927,90', 0.4, '-20.927,90', '2092798'],
    ['a letter behind that was taken for a digit', '62.905', '62.90S', 0.9, '62.90S', '62.905'],
    ['a letter in front that was a digit', 'Δ.479,63', '4.479,63', 0.9, '4.479,63', 'Δ.479,63'],
    ['no year has three figures', '06-09-2019', '06-09-219', 0.9, '06-09-2019', '06-09-219'],
    ['an amount goes before groups of no length', '9.274.337', '9.274,37', 0.4, '9.274,37', '9.274.337'],
  ])('%s', (_, first, second, sure, expected, other) => {
    const { text, alternatives, confidence } = merge(first, second, { sure });
    expect(text).toBe(expected);
    expect(alternatives).toEqual([other]);
    expect(confidence).toBeLessThan(UNCONFIRMED);
  });
});

test('digits that differ are judged by themselves, however faint the mark between them', () => {
  const faint = { sure: 0.34, digits: 0.98, before: 0.52 };
  expect(merge('273,93', '275,93', faint)).toEqual({ text: '275,93', alternatives: ['273,93'], confidence: 0.5 });
  expect(merge('273,93', '275,93', { ...faint, before: 0.99 }).text).toBe('273,93');
  expect(merge('1.273,93', '1.27,93', { ...faint, sure: 0.5 }).text).toBe('1.273,93');
});

test('the same figure twice in a row is one to the second reader, which then has to be the surer', () => {
  expect(merge('10/11/2023', '10/1/2023', { sure: 0.65, before: 0.96 }).text).toBe('10/11/2023');
  expect(merge('711.20', '71.20', { sure: 0.98, before: 0.68 }).text).toBe('71.20');
});

test.each([
  ['nothing', '', 0],
  ['a guess', '9?', 0.1],
])('a figure of which the second reader makes %s is kept, unconfirmed', (_, second, sure) => {
  expect(merge('45.20', second, { sure })).toEqual({ text: '45.20', alternatives: [], confidence: UNCONFIRMED });
});

test('a month that only the first reader can name is kept, unconfirmed', () => {
  expect(merge('01/MÄR', '01/MHR')).toEqual({ text: '01/MÄR', alternatives: [], confidence: UNCONFIRMED });
  expect(merge('01/OCT', '07/OCT')).toEqual({ text: '01/OCT', alternatives: ['07/OCT'], confidence: 0.5 });
});

test('of a figure that was passed over, sure digits count however faint the mark between them', () => {
  const column = { kind: 'amount', marks: [] } as const;
  expect(readOverlooked('L1FD', { text: '1,11', confidence: 0.4, digitConfidence: 0.9 }, column, ',')).toBe('1,11');
});

test.each<[string, string, number, string | null]>([
  ['one that its column prints counts', 'D', 0.9, 'D'],
  ['one that it does not print is a guess', 'O', 0.9, null],
  ['one that is not sure is another', 'D', 0.5, null],
])('of a mark that was passed over, %s', (_, text, confidence, expected) => {
  const column = { kind: 'mark', marks: ['C', 'D'] } as const;
  expect(readOverlooked('SITIO', { text, confidence, digitConfidence: confidence }, column, ',')).toBe(expected);
});

test('of two marks the one of the page is taken', () => {
  expect(merge('15,50', '15.50', { mark: '.' }).text).toBe('15.50');
  expect(merge('15,50', '15.50', { mark: ',' }).text).toBe('15,50');
});

test.each([
  ['05', '05'],
  ['35', null],
  ['O5.', '05'],
])('%s where days stand above and below is the day %s', (text, expected) => {
  const reading = { text, confidence: 0.9, digitConfidence: 0.9 };
  expect(readOverlooked('OS', reading, { kind: 'day', marks: [] }, null)).toBe(expected);
});

test('beside an amount with the mark of the page the other reading has that mark, too', () => {
  expect(merge('713,59', '73.59', { mark: ',', sure: 0.5 }).alternatives).toEqual(['73,59']);
  expect(merge('1,15€', '1.75', { mark: ',' }).text).toBe('1,75€');
});

test('cents without a figure before their mark keep it', () => {
  expect(merge(',60', '，60', { mark: ',' })).toEqual({ text: ',60', alternatives: [], confidence: CONFIRMED });
});

test.each<[string, string, string, number, string | null]>([
  ['the mark is that of the page', 'a', '29.67', 0.7, '29,67'],
  ['what both see in other words is surely there', '549', '5,49', 0.46, '5,49'],
  ['not what hardly anybody sees', '549', '5,49', 0.2, null],
  ['what one of them sees has to be sure', 'a', '5,49', 0.46, null],
  ['and then counts', 'a', '5,49', 0.7, '5,49'],
  ['a currency and a mark of credit behind the same digits are kept', '431€C', '4,31', 0.7, '4,31€C'],
  ['what stood behind other digits is not', '481€C', '4,31', 0.7, '4,31'],
  ['a minus before the same digits is kept', '-431', '4,31', 0.7, '-4,31'],
  ['before other digits it is not', '-481', '4,31', 0.7, '4,31'],
])('of a figure that was passed over, %s', (_, first, text, confidence, expected) => {
  const reading = { text, confidence, digitConfidence: confidence };
  expect(readOverlooked(first, reading, { kind: 'amount', marks: [] }, ',')).toBe(expected);
});
