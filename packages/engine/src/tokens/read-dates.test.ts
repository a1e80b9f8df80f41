import { daysInMonth } from '@extracto/model';
import { LOCALES } from '@extracto/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printWord, printWords } from '../testing/page-fixture.ts';
import { readDates } from './read-dates.ts';

/** Every reading as `order year-month-day`, `?` for a year that is not printed. */
function readingsOf(text: string): string[] {
  return readDates(printWords(text)).flatMap((token) =>
    token.readings.map(({ order, year, month, day }) => `${order} ${year ?? '?'}-${month}-${day}`),
  );
}

describe('a month in Roman figures leaves one reading', () => {
  it.each([
    ['5-III-2024', ['dmy 2024-3-5']],
    ['5. XII. 2024', ['dmy 2024-12-5']],
    ['05/IX/24', ['dmy 2024-9-5']],
    ['2024. VIII. 5.', ['ymd 2024-8-5']],
    ['31-II-2024', ['dmy 2024-2-31']],
    ['5-IIII-2024', []],
    ['5-XIII-2024', []],
    ['5 V 2024', []],
    ['12-X-345', []],
  ])('%s', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });
});

it.each(['December 14 - January 13, 2024', 'Dec 14 – Jan 13, 2024', 'Mar 14 - Apr 13, 2024'])(
  'two days of a range are read with the months in front of them: %s',
  (text) => {
    expect(readDates(printWords(text)).map(({ from, to }) => to - from)).toEqual([2, 3]);
  },
);

describe('a numeric date has every reading that the calendar allows', () => {
  it.each([
    ['01/02/2024', ['dmy 2024-2-1', 'mdy 2024-1-2']],
    ['25/12/2024', ['dmy 2024-12-25']],
    ['12/25/2024', ['mdy 2024-12-25']],
    ['1.2.24', ['dmy 2024-2-1', 'mdy 2024-1-2', 'ymd 2001-2-24']],
    ['01-02-2024', ['dmy 2024-2-1', 'mdy 2024-1-2']],
    ['01\u221202\u22122024', ['dmy 2024-2-1', 'mdy 2024-1-2']],
    ['2024\u221202\u221213', ['ymd 2024-2-13']],
    ['01 02 2024', ['dmy 2024-2-1']],
    ['2024 02 01', ['ymd 2024-2-1']],
    ['2024 02 01 07', []],
    ['01.02.', ['dmy ?-2-1', 'mdy ?-1-2']],
    ['01.02', ['dmy ?-2-1', 'mdy ?-1-2']],
    ['28/2', ['dmy ?-2-28']],
    ['2024-02-01', ['ymd 2024-2-1', 'ydm 2024-1-2']],
    ['2024/12/31', ['ymd 2024-12-31']],
    ['113/12/31', ['ymd 2024-12-31']],
    ['1402/11/15', ['ymd 2024-2-4']],
    ['1131231', ['ymd 2024-12-31']],
    ['20240201', ['ymd 2024-2-1']],
    ['99/12/31', ['ymd 1999-12-31']],
    ['02/29', ['mdy ?-2-29']],
    ['29/02/2024', ['dmy 2024-2-29']],
    ['02.27.   45', ['mdy ?-2-27']],
    ['31.12.69', ['dmy 2069-12-31']],
    ['31.12.70', ['dmy 1970-12-31']],
  ])('%s', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });
});

describe('a time of day glued to a date belongs to neither the date nor the text behind it', () => {
  it.each(['05/01/2024-10:22:33', '2024-01-05T10:22', '05/01/2024_10:22:33', '05/01/202410:22', '2024-01-05T10:2'])(
    '%s',
    (text) => {
      expect(readDates(printWords(text))).toMatchObject([{ from: 0, to: 1, rest: '' }]);
    },
  );
});

describe('a date with a month word is read in one order', () => {
  it.each([
    ['02 May 2023', 'dmy 2023-5-2'],
    ['2-MAY-23', 'dmy 2023-5-2'],
    ['May 2, 2023', 'mdy 2023-5-2'],
    ['May 2 2023', 'mdy 2023-5-2'],
    ['Sept. 5, 2023', 'mdy 2023-9-5'],
    ["5 Sep '23", 'dmy 2023-9-5'],
    ['03JAN', 'dmy ?-1-3'],
    ['JAN 03', 'mdy ?-1-3'],
    ['Jan-03', 'mdy ?-1-3'],
    ['3rd Feb', 'dmy ?-2-3'],
    ['12th Feb', 'dmy ?-2-12'],
    ['29 Feb', 'dmy ?-2-29'],
    ['2 okt', 'dmy ?-10-2'],
    ['1. März 2024', 'dmy 2024-3-1'],
    ['1er janvier 2024', 'dmy 2024-1-1'],
    ['03 avr. 25', 'dmy 2025-4-3'],
    ['14 de mar. 2026', 'dmy 2026-3-14'],
    ['14 de marzo de 2026', 'dmy 2026-3-14'],
    ['14 DE MARZO DE 2026', 'dmy 2026-3-14'],
    ['4 marca 2024', 'dmy 2024-3-4'],
    ['05.янв.2024', 'dmy 2024-1-5'],
    ['2024年1月3日', 'ymd 2024-1-3'],
    ['113年1月3日', 'ymd 2024-1-3'],
    ['2024年 1月 3日', 'ymd 2024-1-3'],
    ['1月3日', 'ymd ?-1-3'],
    ['2024년 1월 3일', 'ymd 2024-1-3'],
  ])('%s', (text, reading) => {
    expect(readingsOf(text)).toEqual([reading]);
    expect(readDates(printWords(text))[0]!.named).toBe(true);
  });
});

describe('texts that are no date have no reading', () => {
  it.each([
    '31.11',
    '32 Nov 2024',
    '13/13/2024',
    '00/01/2024',
    '01/00/2024',
    '01/02/1949',
    '12.34',
    '1,234.56',
    '45.20',
    '12:30',
    '10 am',
    'May',
    'Jan 2024',
    'Mar 45',
    '3/4X',
    '3/4x12',
    '12.50EUR',
    '1/2/3',
    '192.168.1.1',
    '10-12-2024-55',
    '12 34 2024',
    '1234 12 2024',
    '10 12 20245',
    '2024',
    'MARKET 12',
  ])('%s', (text) => {
    expect(readingsOf(text)).toEqual([]);
  });
});

describe('a date ends where its cell ends', () => {
  it('text glued to a full date is handed on', () => {
    expect(readDates(printWords('11/02/2024UPI'))).toMatchObject([{ text: '11/02/2024', rest: 'UPI' }]);
  });
  it.each([
    ['25 DecPayment', '25 Dec', 'Payment'],
    ['31 EkimPOS', '31 Ekim', 'POS'],
    ['1 gen 2018PAGAMENTO', '1 gen 2018', 'PAGAMENTO'],
    ['12-mar-21INGRESO', '12-mar-21', 'INGRESO'],
    ['17-MAY-25I.V.A.', '17-MAY-25', 'I.V.A.'],
    ['23/06KR', '23/06', 'KR'],
    ['2022.02.20.ATM', '2022.02.20.', 'ATM'],
    ['20.02.2022.Isplata', '20.02.2022.', 'Isplata'],
    ['2017年05月20日自動扣繳', '2017年05月20日', '自動扣繳'],
    ['2017년 5월 20일이체', '2017년 5월 20일', '이체'],
  ])('%s, which leaves the text out of its box', (text, date, rest) => {
    const [word, token] = [printWords(text).at(-1)!, readDates(printWords(text))[0]!];
    expect(token).toMatchObject({ text: date, rest });
    expect(token.box[2]).toBeCloseTo(word.box[2] - rest.length * 5);
  });
  it('a currency behind a short date makes it an amount', () => {
    expect(readDates(printWords('12.20EUR'))).toEqual([]);
  });
  it('so does one in front of it that is a month elsewhere', () => {
    expect(readDates(printWords('KES 13.00'))).toEqual([]);
    expect(readDates(printWords('kes 13.00'))).toHaveLength(1);
  });
  it('the day that follows is no year', () => {
    expect(readDates(printWords('01 de abr. 02 de abr.')).map(({ text }) => text)).toEqual([
      '01 de abr.',
      '02 de abr.',
    ]);
  });
  it('so is a word glued to a short one', () => {
    expect(readDates(printWords('07.11Überweisung'))).toMatchObject([{ text: '07.11', rest: 'Überweisung' }]);
  });
  it.each([
    ['05/06代扣', '05/06', '代扣'],
    ['ápr. 28.Visszatérítés', 'ápr. 28.', 'Visszatérítés'],
  ])('%s, in a script without capitals or behind the point of the day', (text, date, rest) => {
    expect(readDates(printWords(text))).toMatchObject([{ text: date, rest }]);
  });
  it('punctuation behind it is not', () => {
    expect(readDates(printWords('11/02/2024, UPI'))).toMatchObject([{ rest: '', from: 0, to: 1 }]);
  });
  it('nor is the number of a row in front of it, over a gap much wider than the next', () => {
    const words = [printWord('1', 40, 40, 5), printWord('márc.', 56, 40, 25), printWord('23.', 84, 40, 15)];
    expect(readDates(words)).toMatchObject([{ text: 'márc. 23.', from: 1, to: 3 }]);
  });
  it('nor over a gap much wider than the spaces between its words', () => {
    const lefts = [40, 53, 66, 97];
    const words = ['20', 'de', 'out.', '2028'].map((text, index) =>
      printWord(text, lefts[index]!, 40, 5 * text.length),
    );
    expect(readDates(words).map(({ text }) => text)).toEqual(['20 de out.']);
  });

  it('no date reaches over a column gap', () => {
    expect(readingsOf('12     May')).toEqual([]);
    expect(readingsOf('12 May     2024')).toEqual(['dmy ?-5-12']);
  });
  it('an amount behind it is no year', () => {
    expect(readDates(printWords('7 Mar 45.20'))).toMatchObject([{ text: '7 Mar' }]);
  });
  it('two dates side by side are two', () => {
    expect(readDates(printWords('01/02 03/04')).map((token) => [token.from, token.to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
  it('the day of a second date is no year of the first', () => {
    expect(readingsOf('20 iun 20 iun')).toEqual(['dmy ?-6-20', 'dmy ?-6-20']);
    expect(readingsOf('02 Jul - 01 Aug 2024')).toEqual(['dmy ?-7-2', 'dmy 2024-8-1']);
    expect(readingsOf('mar 14 apr')).toEqual(['dmy ?-4-14']);
    expect(readingsOf('Paz 01.04')).toEqual(['dmy ?-4-1', 'mdy ?-1-4']);
  });
  it('it covers its words', () => {
    const words = printWords('paid on 2 May 2023 by card');
    expect(readDates(words)).toMatchObject([{ from: 2, to: 5, box: [words[2]!.box[0], 40, words[4]!.box[2], 50] }]);
  });
});

type Language = (typeof LOCALES)[number]['language'];

function printDate(pattern: string, language: Language, year: number, month: number, day: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const suffix = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  const short = language.monthsShort[month - 1]!;
  const parts: Record<string, string> = {
    YYYY: String(year),
    YY: two(year % 100),
    MMMM: language.months[month - 1]!,
    MMM: short,
    JAN: short.replace('.', '').toUpperCase(),
    MM: two(month),
    M: String(month),
    Do: `${day}${suffix}`,
    DD: two(day),
    D: String(day),
  };
  return pattern.replace(/JAN|YYYY|YY|MMMM|MMM|MM|M|Do|DD|D/g, (part) => parts[part]!);
}

describe.each(LOCALES.map((locale) => [locale.id, locale] as const))('%s', (_, locale) => {
  // bare digits ("0103") are a date only where every row opens with them
  const patterns = [...locale.dates, ...locale.datesWithoutYear, locale.longDate].filter((text) => text !== 'DDMM');
  it.each([...new Set(patterns)])('every day of any year printed as %s is among the readings', (pattern) => {
    const arbitraryDay = fc.record({
      year: fc.integer({ min: 2000, max: 2069 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    });
    const isDay = ({ year, month, day }: { year: number; month: number; day: number }) =>
      day <= daysInMonth(year, month);
    fc.assert(
      fc.property(arbitraryDay.filter(isDay), ({ year, month, day }) => {
        const text = printDate(pattern, locale.language, year, month, day);
        const tokens = readDates(printWords(text));
        expect(tokens, text).toHaveLength(1);
        const printedYear = pattern.includes('YY') ? year : null;
        const matching = tokens[0]!.readings.filter(
          (reading) => reading.year === printedYear && reading.month === month && reading.day === day,
        );
        expect(matching, text).not.toHaveLength(0);
        expect([tokens[0]!.to, tokens[0]!.rest]).toEqual([text.split(' ').length, '']);
      }),
      { numRuns: 40 },
    );
  });
});

it('a day and a month that both exceed twelve are no date in any order', () => {
  const beyond = fc.integer({ min: 13, max: 99 });
  fc.assert(
    fc.property(
      beyond,
      beyond,
      fc.integer({ min: 1950, max: 2100 }),
      fc.constantFrom('/', '-', '.'),
      (a, b, year, mark) => {
        expect(readingsOf([a, b, year].join(mark))).toEqual([]);
        expect(readingsOf([year, a, b].join(mark))).toEqual([]);
      },
    ),
  );
});

it('a month before a day and a short year is no weekday', () => {
  expect(readingsOf('Mar 08/24 - Apr 05/24')).toEqual(['mdy 2024-3-8', 'mdy 2024-4-5']);
  expect(readingsOf('Mar 08.24')).toEqual(['mdy 2024-3-8']);
});

it('the mark of a footnote ends a date', () => {
  expect(readingsOf('04/22/24* ONLINE PAYMENT')).toEqual(['mdy 2024-4-22']);
});
