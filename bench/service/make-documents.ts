/** Statements of eight pages with text, 240 transactions each. */
import { printPlainStatement } from '@extracto/samples';

export const PAGES = 8;
const ROWS_PER_PAGE = 30;

/** The same bytes are answered with the job that has them, so no two are equal. */
export async function createDocumentMaker(): Promise<() => Uint8Array<ArrayBuffer>> {
  const printed = Buffer.from(
    await printPlainStatement({
      accountNumber: '40512873',
      from: '2025-01-01',
      to: '2025-12-31',
      opening: 1_000_000,
      rowsPerPage: ROWS_PER_PAGE,
      bookings: Array.from({ length: PAGES * ROWS_PER_PAGE }, (_, index) => ({
        date: `2025-${twoDigits(1 + Math.floor(index / 20))}-${twoDigits(1 + (index % 20))}`,
        description: `Payment to supplier ${1_000 + index}`,
        minor: index % 4 === 0 ? 25_000 + index : -(4_000 + index * 7),
      })),
    }),
  );
  let made = 0;
  return () => {
    made += 1;
    return new Uint8Array(Buffer.concat([printed, Buffer.from(`%${process.pid}-${made}\n`)]));
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
