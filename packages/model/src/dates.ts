/** Calendar dates without time or zone, as ISO 8601 `YYYY-MM-DD` strings of the proleptic Gregorian calendar. */
export type PlainDate = string;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in a month, `month` 1 to 12; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return MONTH_DAYS[month - 1] ?? 0;
}

/** `null` when the day does not exist (31 November, 29 February 2022): impossible dates are never repaired. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  if (!Number.isInteger(year) || year < 1900 || year > 2199) return null;
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null;
  return printDay(year, month, day);
}

/** By day: the rows of a list share few, and each is asked for several times. There are no more days than three centuries have. */
const printedDays = new Map<number, PlainDate>();

function printDay(year: number, month: number, day: number): PlainDate {
  const key = (year * 12 + month) * 32 + day;
  let printed = printedDays.get(key);
  if (printed === undefined) {
    printed = `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
    printedDays.set(key, printed);
  }
  return printed;
}

export function isPlainDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && plainDate(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/** Whole days since 1970-01-01; differences are exact, no time zone is involved. */
export function epochDay(date: PlainDate): number {
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2);
  return Math.round(Date.UTC(year, twoDigits(date, 5) - 1, twoDigits(date, 8)) / 86_400_000);
}

/** By their codes: parts of the text made into numbers take more than twice as long, and every row has a date. */
function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

const ZERO = 0x30;
