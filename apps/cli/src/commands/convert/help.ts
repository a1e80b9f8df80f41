import { formatNames } from '@extracto/formats';
import { FORMAT_OPTIONS_HELP } from './format-options-help.ts';

export const CONVERT_HELP = `Reads bank statements and writes every transaction. Nothing leaves this machine.

Usage
  extracto convert FILES-FOLDERS-OR-PATTERNS [options]

  Folders are searched for *.pdf recursively, except hidden ones. A quoted pattern ("in/**/2024-*.pdf") is expanded.
  Images that are named are read as well: JPEG, PNG, TIFF and WebP.
  A dash reads one document from standard input.
  Without --out, or with --out -, one document goes to standard output.

Options
  -o, --out DIR         write DIR/<file name>.json for each document
  -f, --format LIST     one format or several (default: json)
                        ${formatNames.join(', ')}
  --join                join the images to one document, in the given order
  --split accounts      one file for each account, in every format; QIF always has one
  --mode MODE           document: all pages are read together, the most accurate (default)
                        page: every page on its own, for very large files
  --password P          opens protected PDFs; other users of this machine may see it while the program runs
  --passwords FILE      JSON object with the password of each file: { "march.pdf": "…" }
  --ocr WHEN            auto: OCR reads pages without reliable text (default)
                        always: all pages; never: scans are refused
  --year YYYY           year of the last row when dates print no year
  --options FILE        CSV with a column file, and one for each of --year and the options of formats: for each document its own
  --jobs N              documents, or pages of a scan, read at the same time (default: one for each processor)
  --timeout SECONDS     time limit for a document (default: 300 for a document, 60 for a page)
  --watch               also converts new and changed documents, until Ctrl+C; takes folders
  --json                summary as JSON on standard output; with --watch one line a document
  --trace               json: adds how each document was read, as extracto show draws it
  --mask                with --trace: letters become x, figures 9, and the statements are left out
  -q, --quiet           reports only failures
  --require verified    exit status 3 when a document is not verified
  --help                this text

${FORMAT_OPTIONS_HELP}
Examples
  extracto convert statement.pdf
  extracto convert statement.pdf --format csv > transactions.csv
  extracto convert page-1.jpg page-2.jpg --join > statement.json
  cat statement.pdf | extracto convert - --format csv
  extracto convert statements/ --out results --format json,csv
  extracto convert statement.pdf --format csv --delimiter semicolon --decimals comma --dates DD.MM.YYYY
  extracto convert statement.pdf --format qbo > statement.qbo
  extracto convert *.pdf --out results --passwords passwords.json --jobs 4
  extracto convert inbox/ --out results --format json,xlsx --watch
  extracto convert inbox/ --out results --format ofx --options accounts.csv
  extracto convert statements/ --out results --json | jq .totals

Exit status
  0  every document was converted
  1  a document was not converted, or a format not written; standard error has one line for each
  2  wrong arguments
  3  everything was converted, but a document is not verified
`;
