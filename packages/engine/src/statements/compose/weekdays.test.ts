/** Days of the week beside the dates of the rows. */
import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const statusOf = (...days: readonly string[]) => {
  const page = `
    Current Account      Account number   12345678
    Statement period: 01/03/2025 to 31/03/2025
    Opening balance      1,000.00
    Closing balance      2,434.80
    Date             Description       Amount     Balance
    03/03/2025 ${days[0]}   GREEN GROCER      -45.20     954.80
    04/03/2025 ${days[1]}   SALARY          1,500.00   2,454.80
    14/03/2025 ${days[2]}   BOOK SHOP         -20.00   2,434.80`;
  return readDocument([printPage(page)], 'Document').statements[0]!.verification.status;
};

describe('a weekday and its date must agree', () => {
  it('days of the week that are those of the dates', () => {
    expect(statusOf('Mon', 'Tue', 'Fri')).toBe('verified');
  });

  it('one that is not: the date or the day is misprinted', () => {
    expect(statusOf('Mon', 'Tue', 'Thu')).toBe('unverifiable');
  });
});
