import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { addSpacedDates } from './add-spaced-dates.ts';

const datesOf = (block: string) =>
  addSpacedDates(printLines(block)).map(({ dates }) => dates.map(({ text }) => text).join(', '));

describe('a day and a month in cells of their own', () => {
  it('are a date, and so are a second day and month behind them', () => {
    expect(
      datesOf(`
        12     05     14     05      001 GROCER              57.91
        13     05     14     05      002 CARPENTER          117.99
        30     05     31     05      003 SALARY             500.00CR
        16     05     01     06      004 GROCER              33.91
        01     06     02     06      005 GROCER               7.00
      `),
    ).toEqual(['12 05, 14 05', '13 05, 14 05', '30 05, 31 05', '16 05, 01 06', '01 06, 02 06']);
  });

  it('are a date behind the day of the purchase, in whose order purchases are listed', () => {
    expect(
      datesOf(`
        14  12     14  12     GROCER              74.61CR
        14  12     19  12     CARPENTER          117.99
        15  12     16  12     CINEMA              18.00
        16  12     23  12     PHARMACY            33.91
        17  12     17  12     GROCER               7.00
        20  12     21  12     BAKERY               6.50
      `),
    ).toEqual(['14 12, 14 12', '14 12, 19 12', '15 12, 16 12', '16 12, 23 12', '17 12, 17 12', '20 12, 21 12']);
  });

  it('are a date behind the number of the row, where an amount may be one too', () => {
    expect(
      datesOf(`
        05     14     N750172832     05     15     GROCER              83.30
        05     27     N789270607     05     28     PARKING             11.56
        05     26     N179460531     05     29     MUSIC               12.20
        05     29     N415208602     05     30     PAYMENT            760.02-
      `),
    ).toEqual(['05 14, 05 15', '05 27, 05 28', '05 26, 05 29', '05 29, 05 30']);
  });

  it('are none where a line that begins with figures has no month', () => {
    expect(
      datesOf(`
        12     05     GROCER              57.91
        13     05     CARPENTER          117.99
        14     31     SALARY             500.00
        16     05     GROCER              33.91
        17     06     GROCER               7.00
      `),
    ).toEqual(['', '', '', '', '']);
  });

  it('are none on lines that print another date', () => {
    expect(
      datesOf(`
        01     05     02/05/2025     GROCER              57.91
        02     05     04/05/2025     CARPENTER          117.99
        03     05     05/05/2025     SALARY             500.00
        04     05     09/05/2025     GROCER              33.91
      `),
    ).toEqual(['02/05/2025', '04/05/2025', '05/05/2025', '09/05/2025']);
  });
});
