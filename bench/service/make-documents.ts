/** Statements with text, 30 transactions a page. */
import { printPlainStatement } from '@extracto/samples';

const ROWS_PER_PAGE = 30;
const YEAR_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The same bytes are answered with the job that has them, so no two are equal. */
export async function createDocumentMaker(pages: number): Promise<() => Uint8Array<ArrayBuffer>> {
  const rows = pages * ROWS_PER_PAGE;
  const printed = Buffer.from(
    await printPlainStatement({
      accountNumber: '40512873',
      from: '2025-01-01',
      to: '2025-12-31',
      opening: 1_000_000,
      rowsPerPage: ROWS_PER_PAGE,
      bookings: Array.from({ length: rows }, (_, index) => ({
        date: nameDay(Math.floor((index / rows) * YEAR_DAYS)),
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

/** 0 → `2025-01-01` */
function nameDay(day: number): string {
  return new Date(Date.UTC(2025, 0, 1) + day * DAY_MS).toISOString().slice(0, 10);
}
