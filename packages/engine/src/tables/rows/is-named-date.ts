import { lookupPhrase } from '../../knowledge/lexicon.ts';

const DATES: ReadonlySet<string> = new Set(['date', 'postingDate', 'transactionDate', 'valueDate']);

/** "Value date:09/02/2026": the name of a column of dates, and a date. */
export function isNamedDate(text: string): boolean {
  const name = text.replace(/[\s:]*\d[\d./-]{4,}$/, '');
  return name !== text && lookupPhrase(name).some(({ kind, value }) => kind === 'column' && DATES.has(value));
}
