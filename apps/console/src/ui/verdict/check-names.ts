/** Names of the engine's checks on the screen; one without a line here shows its own name. */
export const CHECK_NAMES: Readonly<Record<string, string>> = {
  opening_plus_transactions_is_closing: 'Opening balance plus all rows equals the closing balance',
  running_balance_chain: 'Each printed balance follows from the one before it',
  credits_total: 'Money in equals its printed total',
  debits_total: 'Money out equals its printed total',
  credit_count: 'Number of credits as printed',
  debit_count: 'Number of debits as printed',
  dates_in_order: 'Dates in order',
  printed_figures: 'Balances and totals printed beside the rows',
  dates_in_period: 'Dates inside the printed period',
};
