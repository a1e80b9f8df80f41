import { printPlainStatement } from './print-plain-statement.ts';

/** A plain statement of so many bookings, 30 a page, no two of them alike. */
export function printRows(count: number): Promise<Uint8Array> {
  return printPlainStatement({
    accountNumber: '1234',
    from: '2024-01-01',
    to: '2024-01-31',
    opening: 0,
    bookings: Array.from({ length: count }, (_, index) => ({
      date: '2024-01-02',
      description: `Harbour Books ${index}`,
      minor: -100 - index,
    })),
  });
}
