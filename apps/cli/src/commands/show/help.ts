export const SHOW_HELP = `Draws how a document is read: words, cells, dates and amounts, columns and rows over the page, and the readings that were weighed.

Usage
  extracto show FILE.pdf [options]

  Draws the run that extracto convert makes. Writes one HTML page that needs no network; layers can be switched on and off in it.

Options
  --out FILE.html   where to write (default: FILE.html in the current folder)
  --pages LIST      only these pages, such as 1,3-5
  --password P      opens a protected PDF
  --ocr WHEN        auto (default), always or never, as for convert
  --year YYYY       the year in which a list ends whose dates print none
  --mask            letters become x, figures 9: shows the layout and nothing of the statement
  --help            this text

Examples
  extracto show statement.pdf
  extracto show statement.pdf --pages 2-3 --out layout.html
`;
