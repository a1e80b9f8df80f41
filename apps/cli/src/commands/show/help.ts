export const SHOW_HELP = `Draws how a document is read: words, lines, columns and rows over the page, for looking into an unread layout.

Usage
  extracto show FILE.pdf [options]

  Writes one HTML page that needs no network; layers can be switched on and off in it.

Options
  --out FILE.html   where to write (default: FILE.html in the current folder)
  --pages LIST      only these pages, such as 1,3-5
  --password P      opens a protected PDF
  --help            this text

Examples
  extracto show statement.pdf
  extracto show statement.pdf --pages 2-3 --out layout.html
`;
