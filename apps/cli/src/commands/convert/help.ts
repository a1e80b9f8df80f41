export const CONVERT_HELP = `Reads bank statements and writes every transaction. Nothing leaves this machine.

Usage
  extracto convert FILES-OR-FOLDERS [options]

  Folders are searched for *.pdf, subfolders included. Without --out, one document goes to standard output.

Options
  --out DIR             write DIR/<file name without .pdf>.json for each document
  --format json,csv     one format or several (default: json)
  --mode MODE           document: all pages are read together, the most accurate (default)
                        page: every page on its own, for very large files
  --password P          opens protected PDFs; other users of this machine may see it while the program runs
  --passwords FILE      JSON object with the password of each file: { "march.pdf": "…" }
  --ocr auto|never      whether pages that are images are recognised (default: auto)
  --jobs N              documents read at the same time (default: one for each processor)
  --help                this text

Examples
  extracto convert statement.pdf
  extracto convert statement.pdf --format csv > transactions.csv
  extracto convert statements/ --out results --format json,csv
  extracto convert *.pdf --out results --passwords passwords.json --jobs 4

Exit status
  0  every document was converted
  1  a document was not converted; standard error has one line for each
  2  the arguments cannot be used
`;
