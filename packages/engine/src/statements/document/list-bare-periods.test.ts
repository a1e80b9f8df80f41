import { expect, it } from 'vitest';
import { printLines, printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { listBarePeriods } from './list-bare-periods.ts';

const month = (period: string, rows: string, ends: readonly string[]) => `
  Nordhafen Bank                        ${period}
  Kontonummer 1008844120

  Datum        Text                Belastung    Gutschrift       Saldo
               Alter Kontostand                               ${ends[0]}
  ${rows}
               Neuer Kontostand                               ${ends[1]}
`;
const AUGUST = '05.08.2025   Miete                   40,00                   60,00';
const SEPTEMBER = '04.09.2025   Lohn                                 25,00       85,00';

function read(periods: readonly string[]) {
  const pages = [
    printPage(month(periods[0]!, AUGUST, ['100,00', ' 60,00'])),
    printPage(month(periods[1]!, SEPTEMBER, [' 60,00', ' 85,00']), 2),
  ];
  return readDocument(pages, 'Document').statements.map(({ period, openingBalance, closingBalance }) => [
    period.from,
    openingBalance,
    closingBalance,
  ]);
}

it('another period at the same place of a page heads another statement, with or without a label', () => {
  const parted = [
    ['2025-08-01', '100.00', '60.00'],
    ['2025-09-01', '60.00', '85.00'],
  ];
  expect(read(['01.08.2025 - 31.08.2025', '01.09.2025 - 30.09.2025'])).toEqual(parted);
  expect(read(['vom 01.08.2025 bis 31.08.2025', 'vom 01.09.2025 bis 30.09.2025'])).toEqual(parted);
});

it('the same period on each page heads none, nor does one in a sentence', () => {
  const linesOf = (...periods: readonly string[]) =>
    periods.flatMap((period, at) => printLines(`Bank      ${period}`).map((line) => ({ ...line, pageNumber: at + 1 })));
  expect(listBarePeriods([], linesOf('01.08.2025 - 30.09.2025', '01.08.2025 - 30.09.2025'))).toEqual([]);
  expect(listBarePeriods([], linesOf('01.08.2025 - 30.09.2025', 'Preise gültig 01.09.2025 - 31.12.2025'))).toEqual([]);
  expect(listBarePeriods([], linesOf('01.08.2025 - 31.08.2025', '01.09.2025 - 30.09.2025')).length).toBe(2);
});
