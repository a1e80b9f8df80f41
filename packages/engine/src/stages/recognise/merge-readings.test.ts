import { describe, expect, test } from 'vitest';
import { CONFIRMED, mergeReadings, readOverlooked, UNCONFIRMED } from './merge-readings.ts';
import type { DecimalMark } from './read-figure.ts';

const merge = (first: string, second: string, { sure = 0.9, mark = null as DecimalMark, before = 0.9 } = {}) =>
  mergeReadings({ text: first, alternatives: [], confidence: before }, { text: second, confidence: sure }, mark);

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
  ])('%s', (_, first, second, expected) => {
    const { text, confidence } = merge(first, second);
    expect(text).toBe(expected);
    expect(confidence).toBeGreaterThanOrEqual(CONFIRMED);
  });
});

describe('two readers that see different digits leave a doubt, and the other reading', () => {
  test.each([
    ['the surer one is taken', '3,683.59', '3,583.59', 0.9, '3,583.59', '3,683.59'],
    ['an amount goes before what lost its decimals', '91€', '9,11', 0.9, '9,11€', '91€'],
    ['not a guess', '3,683.59', '3,583.59', 0.5, '3,683.59', '3,583.59'],
    ['no date has a month naught', '09/03/25', '09/0/25', 0.9, '09/03/25', '09/0/25'],
    ['an amount goes before what is none', '2092798', '-20.927,90', 0.4, '-20.927,90', '2092798'],
    ['a letter behind that was taken for a digit', '62.905', '62.90S', 0.9, '62.90S', '62.905'],
  ])('%s', (_, first, second, sure, expected, other) => {
    const { text, alternatives, confidence } = merge(first, second, { sure });
    expect(text).toBe(expected);
    expect(alternatives).toEqual([other]);
    expect(confidence).toBeLessThan(UNCONFIRMED);
  });
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

test.each<[string, string, number, string | null]>([
  ['one that its column prints counts', 'D', 0.9, 'D'],
  ['one that it does not print is a guess', 'O', 0.9, null],
  ['one that is not sure is another', 'D', 0.5, null],
])('of a mark that was passed over, %s', (_, text, confidence, expected) => {
  const column = { kind: 'mark', marks: ['C', 'D'] } as const;
  expect(readOverlooked('SITIO', { text, confidence }, column, ',')).toBe(expected);
});

test('of two marks the one of the page is taken', () => {
  expect(merge('15,50', '15.50', { mark: '.' }).text).toBe('15.50');
  expect(merge('15,50', '15.50', { mark: ',' }).text).toBe('15,50');
});

test.each<[string, string, string, number, string | null]>([
  ['what both see in other words is surely there', '549', '5,49', 0.46, '5,49'],
  ['not what hardly anybody sees', '549', '5,49', 0.2, null],
  ['what one of them sees has to be sure', 'a', '5,49', 0.46, null],
  ['and then counts', 'a', '5,49', 0.7, '5,49'],
  ['a currency and a mark of credit behind the same digits are kept', '431€C', '4,31', 0.7, '4,31€C'],
  ['what stood behind other digits is not', '481€C', '4,31', 0.7, '4,31'],
])('of a figure that was passed over, %s', (_, first, text, confidence, expected) => {
  expect(readOverlooked(first, { text, confidence }, { kind: 'amount', marks: [] }, ',')).toBe(expected);
});
