export const SHOW_HELP = `Draws how a document is read: words, cells, dates and amounts, columns and rows over the page, and the readings that were weighed.

Usage
  extracto show FILE.pdf [options]

  Draws a conversion in one HTML page with layers, which needs no network.

Options
  --out FILE.html   where to write (default: FILE.html in the current folder)
  --pages LIST      only these pages, such as 1,3-5
  --password P      opens a protected PDF
  --ocr WHEN        auto (default), always or never, as for convert
  --year YYYY       year of the last row when dates print no year
  --mask            letters become x, figures 9, to share a layout without its contents
  --help            this text

Examples
  extracto show statement.pdf
  extracto show statement.pdf --pages 2-3 --out layout.html
`;
