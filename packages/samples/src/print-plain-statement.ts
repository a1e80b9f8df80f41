/**
 * A plain statement of given bookings: an English letterhead and one list with running balances, on as many pages as
 * asked for. For tests that need to say what is booked, where the seeded samples only say how it looks.
 */
import { formatMinor, type Minor, type PlainDate, sumMinor } from '@extracto/model';
import type { PageOperations } from './print/operations.ts';
import { printPdf } from './print/print-pdf.ts';

export interface PlainBooking {
  readonly date: PlainDate;
  readonly description: string;
  readonly minor: Minor;
}

export interface PlainStatement {
  readonly accountNumber: string;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly opening: Minor;
  /** Oldest first. */
  readonly bookings: readonly PlainBooking[];
  /** 30 unless told. */
  readonly rowsPerPage?: number;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SIZE = { widthPt: 595, heightPt: 842 } as const;
const LINE_PT = 16;
const TOP_PT = 200;
const COLUMNS = { date: 50, description: 130, amount: 450, balance: 545 } as const;

type Operations = PageOperations['operations'];

export function printPlainStatement(statement: PlainStatement): Promise<Uint8Array> {
  const { bookings, opening, accountNumber, rowsPerPage = 30 } = statement;
  const balances = runBalances(opening, bookings);
  const rows = bookings.map(({ date, description, minor }, index) => [
    writeDate(date),
    description,
    writeMoney(minor),
    writeMoney(balances[index] ?? opening),
  ]);
  const count = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const pages = Array.from({ length: count }, (_, index): PageOperations => {
    const listed = rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage);
    const head = index === 0 ? printHead(statement, balances.at(-1) ?? opening) : [];
    return { ...SIZE, turned: false, operations: [...head, ...printPlainList(listed)] };
  });
  return printPdf(pages, { title: `Statement ${accountNumber.slice(-4)}`, seed: 1, protection: null });
}

function printHead({ accountNumber, from, to, opening }: PlainStatement, closing: Minor): Operations {
  const lines = [
    ['Checking Account Statement', ''],
    ['Account Number', accountNumber],
    ['Statement Period', `${writeDate(from)} to ${writeDate(to)}`],
    ['Opening Balance', `USD ${writeMoney(opening)}`],
    ['Closing Balance', `USD ${writeMoney(closing)}`],
  ] as const;
  return lines.flatMap(([name, value], index) => [
    printPlainText(name, COLUMNS.date, 60 + index * LINE_PT),
    printPlainText(value, 200, 60 + index * LINE_PT),
  ]);
}

/** A header of date, description, amount and balance, and rows of them below it. */
export function printPlainList(rows: readonly (readonly string[])[]): Operations {
  return [['Date', 'Description', 'Amount', 'Balance'], ...rows].flatMap(
    ([date = '', description = '', amount = '', balance = ''], index) => {
      const y = TOP_PT + index * LINE_PT;
      return [
        printPlainText(date, COLUMNS.date, y),
        printPlainText(description, COLUMNS.description, y),
        printPlainText(amount, COLUMNS.amount, y, 'right'),
        printPlainText(balance, COLUMNS.balance, y, 'right'),
      ];
    },
  );
}

function runBalances(opening: Minor, bookings: readonly PlainBooking[]): Minor[] {
  let balance = opening;
  return bookings.map(({ minor }) => {
    balance = sumMinor([balance, minor]);
    return balance;
  });
}

/** A text in the letters of a plain statement; `y` is its baseline, in points from the top. */
export function printPlainText(content: string, x: number, y: number, align: 'left' | 'right' = 'left') {
  return {
    kind: 'text',
    text: content,
    x,
    y,
    face: 'sans',
    sizePt: 9,
    align,
    color: '#000000',
    angleDeg: 0,
    figure: null,
  } as const;
}

/** `2026-03-09` → `09 Mar 2026` */
function writeDate(date: PlainDate): string {
  const [year, month, day] = date.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

function writeMoney(minor: Minor): string {
  return formatMinor(minor, 2).replace(/\d(?=(?:\d{3})+\.)/g, '$&,');
}
