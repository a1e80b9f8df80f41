import { describe, expect, it } from 'vitest';
import { printWords } from '../../testing/page-fixture.ts';
import { readDates } from '../../tokens/read-dates.ts';
import { chooseDateOrder, type PeriodFit } from './choose-date-order.ts';

const tokens = (...texts: readonly string[]) => texts.map((text) => readDates(printWords(text))[0]!);
const NO_PERIOD: PeriodFit = () => null;

function choose(
  rows: readonly string[],
  { elsewhere = [] as readonly string[], monthFirst = false, isSure = false, fit = NO_PERIOD } = {},
) {
  return chooseDateOrder(tokens(...rows), [{ dates: tokens(...rows, ...elsewhere) }], { monthFirst, isSure }, fit);
}

describe('an impossible month settles the order', () => {
  it.each([
    ['dmy', ['01/02/2025', '25/02/2025']],
    ['mdy', ['02/01/2025', '02/25/2025']],
    ['ymd', ['2025-02-01', '2025-02-25']],
    ['ydm', ['2025-01-02', '2025-25-02']],
    ['dmy', ['25/02', '26/02']],
  ] as const)('%s', (order, rows) => {
    expect(choose(rows)).toEqual({ order, ambiguous: false });
    expect(choose(rows, { monthFirst: true })).toEqual({ order, ambiguous: false });
  });

  it('in a date outside the list as well', () => {
    expect(choose(['01/02/2025'], { elsewhere: ['25/02/2025'], monthFirst: true }).order).toBe('dmy');
  });

  it('but not in a description that prints no year', () => {
    expect(choose(['03/01/2025', '03/02/2025', '03/03/2025'], { elsewhere: ['28/12'], monthFirst: true }).order).toBe(
      'mdy',
    );
    const elsewhere = ['01.05.2025', '31.03.2025', '03-13', '03-28', '04-30'];
    expect(choose(['5 apr', '26 apr'], { elsewhere }).order).toBe('dmy');
  });
});

it('a sort code does not make dates begin with their year', () => {
  const elsewhere = ['43-02-15', '06/03/19'];
  expect(choose(['06MAR', '04MAR'], { elsewhere }).order).toBe('dmy');
  expect(choose(['02/03/19', '06/03/19'], { elsewhere, isSure: true }).order).toBe('dmy');
});

describe('a few dates that no order can be proud of turn none of the others', () => {
  const MARCH = ['01.03.25', '04.03.25', '05.03.25', '09.03.25', '15.03.25', '22.03.25', '28.03.25'];
  it.each([
    ['a day that the month does not have', 'dmy', [...MARCH, '31.02.25']],
    ['a day that no month has', 'dmy', [...MARCH, '45.04.25']],
    ['the year in front', 'ymd', ['17-09-04', '17-09-04', '17-09-11', '17-09-25', '17-09-28', '17-09-30']],
  ] as const)('%s', (_name, order, rows) => {
    const fit: PeriodFit = (candidate) => (candidate === order ? (rows.length - 1) / rows.length : 0);
    expect(choose(rows, { fit })).toEqual({ order, ambiguous: false });
  });

  it('but half of the dates decide', () => {
    expect(choose(['02/03/2025', '02/13/2025', '02/25/2025', '03/01/2025', '03/02/2025']).order).toBe('mdy');
  });
});

describe('neighbours settle what the calendar leaves open', () => {
  it('rows some days apart are not some months apart', () => {
    expect(choose(['01/02/2025', '05/02/2025', '09/02/2025'], { monthFirst: true })).toEqual({
      order: 'dmy',
      ambiguous: false,
    });
    expect(choose(['02/01/2025', '02/05/2025', '02/09/2025'])).toEqual({ order: 'mdy', ambiguous: false });
  });

  it('rows stand in order', () => {
    expect(choose(['05/06/2025', '06/06/2025', '01/07/2025'], { monthFirst: true }).order).toBe('dmy');
    expect(choose(['05/06', '06/06', '01/07'], { monthFirst: true }).order).toBe('dmy');
  });

  it('newest first as well', () => {
    expect(choose(['09/02/2025', '05/02/2025', '01/02/2025'], { monthFirst: true }).order).toBe('dmy');
  });

  it('a month apart they may be either', () => {
    expect(choose(['01/02/2025', '02/02/2025', '03/02/2025'])).toEqual({ order: 'dmy', ambiguous: true });
  });
});

it('the printed period settles what the neighbours leave open', () => {
  const rows = ['01/02/2025', '01/02/2025'];
  expect(choose(rows, { fit: (order) => (order === 'dmy' ? 1 : 0), monthFirst: true })).toEqual({
    order: 'dmy',
    ambiguous: false,
  });
});

describe('an open date order follows the country’s habit, with an ambiguity', () => {
  it.each([
    [false, 'dmy'],
    [true, 'mdy'],
  ] as const)('month first %s', (monthFirst, order) => {
    expect(choose(['01/02/2025'], { monthFirst })).toEqual({ order, ambiguous: true });
  });

  it.each([
    [false, 'dmy'],
    [true, 'mdy'],
  ] as const)('unless no country of the language does otherwise: month first %s', (monthFirst, order) => {
    expect(choose(['01/02/2025'], { monthFirst, isSure: true })).toEqual({ order, ambiguous: false });
  });

  it('unless every reading gives the same day', () => {
    expect(choose(['03/03/2025', '03/03/2025'])).toMatchObject({ ambiguous: false });
  });

  it('dates with a month word leave nothing open', () => {
    expect(choose(['1 Feb 2025', '2 Feb 2025'])).toMatchObject({ ambiguous: false });
  });

  it('no dates leave nothing open', () => {
    expect(choose([])).toMatchObject({ ambiguous: false });
  });
});
