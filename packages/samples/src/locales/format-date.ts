import type { PlainDate } from '@extracto/model';
import type { Language } from './locale.ts';

const TOKEN = /JAN|YYYY|YY|MMMM|MMM|MM|M|Do|DD|D/g;

/** Prints a date by a pattern of `Locale.dates`: `2025-03-07` by `D MMM YY` is `7 Mar 25`. */
export function formatDate(date: PlainDate, pattern: string, language: Language): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const shortMonth = language.monthsShort[Number(month) - 1]!;
  const printed: Record<string, () => string> = {
    YYYY: () => year,
    YY: () => year.slice(2),
    MMMM: () => language.months[Number(month) - 1]!,
    MMM: () => shortMonth,
    JAN: () => shortMonth.replace('.', '').toUpperCase(),
    MM: () => month,
    M: () => String(Number(month)),
    Do: () => `${Number(day)}${ordinal(Number(day))}`,
    DD: () => day,
    D: () => String(Number(day)),
  };
  return pattern.replace(TOKEN, (token) => printed[token]!());
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
