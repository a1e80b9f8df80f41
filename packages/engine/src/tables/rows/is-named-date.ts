import { lookupPhrase } from '../../knowledge/lexicon.ts';

const DATES: ReadonlySet<string> = new Set(['date', 'postingDate', 'transactionDate', 'valueDate']);

/** "(30-Apr-24)" below the day of the row. */
const IN_BRACKETS = /^\(\d{1,2}([-/. ])(?:\d{1,2}|\p{L}{3,9})\1\d{2,4}\)$/u;

/** "Value date:09/02/2026": the name of a column of dates, and a date; or a date in brackets. */
export function isNamedDate(text: string): boolean {
  if (IN_BRACKETS.test(text)) return true;
  const name = text.replace(/[\s:]*\d[\d./-]{4,}$/, '');
  return name !== text && lookupPhrase(name).some(({ kind, value }) => kind === 'column' && DATES.has(value));
}
