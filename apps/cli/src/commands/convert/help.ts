export const CONVERT_HELP = `Reads bank statements and writes every transaction. Nothing leaves this machine.

Usage
  extracto convert FILES-FOLDERS-OR-PATTERNS [options]

  Folders are searched for *.pdf, subfolders included, hidden ones left alone. A pattern in quotes ("in/**/2024-*.pdf") is expanded here.
  Without --out, or with --out -, one document goes to standard output.

Options
  -o, --out DIR         write DIR/<file name without .pdf>.json for each document
  -f, --format LIST     one format or several (default: json)
                        json, csv, xlsx, ofx, qfx, qbo, qif, camt053, mt940, hledger, beancount
  --split accounts      one file for each account, in every format; QIF always has one
  --mode MODE           document: all pages are read together, the most accurate (default)
                        page: every page on its own, for very large files
  --password P          opens protected PDFs; other users of this machine may see it while the program runs
  --passwords FILE      JSON object with the password of each file: { "march.pdf": "…" }
  --ocr WHEN            auto: pages without text that can be trusted are recognised from their image (default)
                        always: every page is; never: none is, scans are refused
  --year YYYY           the year in which a list ends whose dates print none; without it they have no year
  --jobs N              documents, or pages of a scan, read at the same time (default: one for each processor)
  --timeout SECONDS     a document that takes longer is given up (default: 300 for a document, 60 for a page)
  --watch               goes on with documents that come or change, until Ctrl+C; takes folders
  --json                summary as JSON on standard output; with --watch one line a document
  -q, --quiet           says only what failed
  --require verified    exit status 3 when a document is not verified
  --help                this text

Options of formats
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

Examples
  extracto convert statement.pdf
  extracto convert statement.pdf --format csv > transactions.csv
  extracto convert statements/ --out results --format json,csv
  extracto convert statement.pdf --format csv --delimiter semicolon --decimals comma --dates DD.MM.YYYY
  extracto convert statement.pdf --format qbo > statement.qbo
  extracto convert *.pdf --out results --passwords passwords.json --jobs 4
  extracto convert inbox/ --out results --format json,xlsx --watch
  extracto convert statements/ --out results --json | jq .totals

Exit status
  0  every document was converted
  1  a document was not converted, or a format not written; standard error has one line for each
  2  the arguments cannot be used
  3  all was converted, and --require verified does not hold
`;
