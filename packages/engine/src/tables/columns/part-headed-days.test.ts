import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const LIST = `
  Opening balance    100.00       Closing balance      12.80

  Value date   Details            Amount
  04/11/2025
  05/11/2025   GREEN GROCER       -45.20
  06/11/2025   CITY WATER         -30.00
  08/11/2025
  08/11/2025   TAXI               -12.00`;

function datesOf(page: string) {
  const [statement] = readDocument(printPages(page), 'Document').statements;
  return statement!.transactions.map(({ date, valueDate }) => [date, valueDate]);
}

it('days that stand alone above rows with their value dates are the days of the booking', () => {
  expect(datesOf(LIST)).toEqual([
    ['2025-11-04', '2025-11-05'],
    ['2025-11-04', '2025-11-06'],
    ['2025-11-08', '2025-11-08'],
  ]);
});

it('rows without a day above them keep the only date that they print', () => {
  const page = LIST.replace('  04/11/2025\n', '').replace('  08/11/2025\n', '');
  expect(datesOf(page).map(([date]) => date)).toEqual(['2025-11-05', '2025-11-06', '2025-11-08']);
});
