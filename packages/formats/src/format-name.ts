/** Names as callers write them: `--format json,csv`. */
export type FormatName =
  | 'json'
  | 'csv'
  | 'xlsx'
  | 'ofx'
  | 'qfx'
  | 'qbo'
  | 'qif'
  | 'camt053'
  | 'mt940'
  | 'hledger'
  | 'beancount';
