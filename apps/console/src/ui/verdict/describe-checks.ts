/** Describes the checks of one document in sentences: which of them it passed and which it failed. */
interface NamedCheck {
  readonly name: string;
  readonly passed: boolean;
}

/** As the end of "Passed: …". One without a line shows its own name. */
const PHRASES: Readonly<Record<string, string>> = {
  opening_plus_transactions_is_closing: 'opening balance and rows add up to the closing balance',
  running_balance_chain: 'each printed balance follows from the one before it',
  credits_total: 'money in adds up to its printed total',
  debits_total: 'money out adds up to its printed total',
  credit_count: 'the number of credits is as printed',
  debit_count: 'the number of debits is as printed',
  printed_figures: 'the figures printed beside the rows agree with them',
  dates_in_order: 'dates are in order',
  dates_in_period: 'dates lie in the printed period',
};

/** Looks at dates, which say nothing about amounts. */
const SOFT = new Set(['dates_in_order', 'dates_in_period']);

/**
 * One or two sentences, failures first. `null` when nothing was checked that concerns money.
 *
 *   Failed: each printed balance follows from the one before it. Passed: money in adds up to its printed total.
 */
export function describeChecks(checks: readonly NamedCheck[]): string | null {
  const hard = checks.filter(({ name }) => !SOFT.has(name));
  if (hard.length === 0) return null;
  const listed = (passed: boolean) =>
    hard
      .filter((check) => check.passed === passed)
      .map(({ name }) => PHRASES[name] ?? name)
      .join('; ');
  const sentences = [
    ['Failed', listed(false)],
    ['Passed', listed(true)],
  ];
  return sentences.flatMap(([word, phrases]) => (phrases === '' ? [] : `${word}: ${phrases}.`)).join(' ');
}
