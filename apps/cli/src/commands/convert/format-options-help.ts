/** The section of the help about options of formats, for every command that writes them. */
import { type Format, formatNames, formats } from '@extracto/formats';

/** The formats that take an option: `csv, qif`. */
function takers(option: string): string {
  return formatNames.filter((name) => option in (formats[name] as Format).options.shape).join(', ');
}

export const FORMAT_OPTIONS_HELP = `Options of formats
  --delimiter D         csv: comma (default), semicolon, tab or pipe
  --decimals D          csv: point (default) or comma
  --dates PATTERN       ${takers('dates')}: YYYY-MM-DD, DD.MM.YYYY, DD/MM/YYYY, MM/DD/YYYY, DD-MM-YYYY or YYYYMMDD
                        (default: YYYY-MM-DD for csv, for qif the style of the currency's country)
  --preset P            csv: columns and dates for xero, quickbooks, ynab, ledger or hledger
  --columns LIST        csv: columns in order; NAME=HEADER renames one
  --amounts A           csv: signed (default), or split into a debit and a credit column
  --ids no              csv: omit the id column
  --bom yes             csv: start with a byte order mark, for Excel
  --ofx-version V       ofx: 1 (default), which all programs read, or 2
  --account N           ${takers('account')}: account number where none is printed;
                        EUR=…,USD=… or 1=…,2=… names each account of a document
  --currency C          the same: currency where none is printed, such as EUR
  --opening-balance N   ${takers('openingBalance')}: opening balance where none is printed
  --closing-balance N   ${takers('closingBalance')}:
                        closing balance where none is printed
  --ledger-account A    ${takers('ledgerAccount')}: ledger account, such as Assets:Bank:Checking
  --opening no          ${takers('opening')}: continue an existing journal
  --bank-id ID          ${takers('bankId')}: routing number or bank code
  --intuit-bank-id ID   ${takers('intuitBankId')}: the bank's number in Intuit's list (default: 3000)
`;
