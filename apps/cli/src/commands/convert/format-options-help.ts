/** The section of the help about options of formats, for every command that writes them. */
export const FORMAT_OPTIONS_HELP = `Options of formats
  --delimiter D         csv: comma (default), semicolon, tab or pipe
  --decimals D          csv: point (default) or comma
  --dates PATTERN       csv, qif: YYYY-MM-DD, DD.MM.YYYY, DD/MM/YYYY, MM/DD/YYYY, DD-MM-YYYY or YYYYMMDD
                        (default: YYYY-MM-DD for csv, for qif what the currency's country reads)
  --preset P            csv: columns and dates for xero, quickbooks, ynab, ledger or hledger
  --columns LIST        csv: which columns, in which order; NAME=HEADER gives one another header
  --amounts A           csv: signed (default), or split into a debit and a credit column
  --ids no              csv: without the column with the id of each transaction
  --bom yes             csv: begin with a byte order mark, by which Excel knows UTF-8
  --ofx-version V       ofx: 1 (default), which all programs read, or 2
  --account N           csv, qif, ofx, qfx, qbo, camt053, mt940, hledger, beancount: the number of accounts that print none;
                        EUR=…,USD=… or 1=…,2=… names each account of a document
  --currency C          the same: the currency of statements that print none, such as EUR
  --opening-balance N   camt053, mt940, hledger, beancount: the balance before the first row, where none is printed
  --closing-balance N   the same, and ofx, qfx, qbo: the balance after the last row, where none is printed
  --ledger-account A    hledger, beancount: the account that rows are booked to, such as Assets:Bank:Checking
  --opening no          hledger, beancount: the journal has the account and its opening balance already
  --bank-id ID          ofx, qfx, qbo: routing number or bank code
  --intuit-bank-id ID   qfx, qbo: the bank's number in Intuit's list (default: 3000)
`;
