/** Pages are written here as they are printed: the leftmost word first. */
import type { Page } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { buildLines } from '../build-lines.ts';
import { layOutFromLeft } from './lay-out-from-left.ts';

const wordsOf = (page: Page) => buildLines(page).map((line) => line.words.map((word) => word.text).join(' '));
const read = (...lines: readonly string[]) => wordsOf(layOutFromLeft([printPage(lines.join('\n'))])[0]!.laidOut);

describe('a page that is read from the right', () => {
  const CASES: readonly (readonly [name: string, printed: string, read: string])[] = [
    ['a label of two words', ['פתיחה', 'יתרת'].join(' '), 'יתרת פתיחה'],
    ['a label and its value', ['1,234.56', '', '', '', 'פתיחה', 'יתרת'].join(' '), 'יתרת פתיחה 1,234.56'],
    ['Latin words between others', ['AMAZON PRIME VIDEO', 'רכישה'].join(' '), 'רכישה AMAZON PRIME VIDEO'],
    ['a figure behind Latin words', ['GREEN GROCER 24', 'רכישה'].join(' '), 'רכישה GREEN GROCER 24'],
    ['an account number in groups', ['AE07 0992 8633', 'الحساب', 'رقم'].join(' '), 'رقم الحساب AE07 0992 8633'],
    ['a currency beside its amount', ['AED 1,234.56', 'الرصيد'].join(' '), 'الرصيد AED 1,234.56'],
    ['columns with a space between them', ['AED 980.00 AED 45.20', 'رصيد'].join(' '), 'رصيد AED 45.20 AED 980.00'],
    [
      'days between amounts with a space between the columns',
      ['AED 980.00 03/08/2017 AED 45.20', 'رصيد'].join(' '),
      'رصيد AED 45.20 03/08/2017 AED 980.00',
    ],
    ['a sign set apart', ['- 45.20', 'רכישה'].join(' '), 'רכישה - 45.20'],
    ['figures that follow each other', ['5678 1234', 'כספומט'].join(' '), 'כספומט 1234 5678'],
    ['groups of thousands', ['12 345.00', 'יתרה'].join(' '), 'יתרה 12 345.00'],
    [
      'columns',
      ['980.00', '', '', '45.20', '', '', 'רכישה', '', '', '01/02/2025'].join(' '),
      '01/02/2025 רכישה 45.20 980.00',
    ],
  ];
  it.each(CASES)('%s', (_name, printed, expected) => {
    expect(read(printed, 'חשבון', 'תנועות', 'עמוד', 'סיכום', 'תקופה', 'סניף')[0]).toBe(expected);
  });
});

describe('a page that is read from the left', () => {
  it('turns only its words from the right around', () => {
    const printed = ['POS PURCHASE', 'النخلة', 'مقهى', 'DUBAI'].join(' ');
    expect(read(printed, 'opening balance and closing balance of the period')[0]).toBe(
      'POS PURCHASE مقهى النخلة DUBAI',
    );
  });

  it('is given back as it is when it has none', () => {
    const page = printPage('Opening balance   1,234.56');
    expect(layOutFromLeft([page])[0]!.laidOut).toBe(page);
  });
});

it('turns the letters of a text layer that holds words backwards', () => {
  const backwards = (text: string) => [...text].reverse().join('');
  const lines = ['1,234.56   פתיחה יתרת', '980.00   סגירה יתרת', 'תאריך   תיאור   סכום', 'חשבון מספר'];
  const turned = lines.map((line) => line.replace(/[\u05d0-\u05ea]+/g, backwards));
  expect(read(...turned)).toEqual(read(...lines));
  expect(read(...lines)[0]).toBe('יתרת פתיחה 1,234.56');
});
