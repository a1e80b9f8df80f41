export const SAMPLE_HELP = `Writes a fictitious bank statement, and what a perfect reader finds in it.

Usage
  extracto sample [options]

  Writes NAME.pdf and NAME.truth.json. The same seed and options give the same statement.

Options
  --out DIR         where to write (default: the current folder)
  --seed N          which statement (default: 1)
  --count N         that many statements, from the seed on (default: 1)
  --family NAME     layout (default: chosen by the seed)
  --locale ID       language and country such as de-DE (default: chosen by the seed)
  --list            the names of layouts and locales
  --help            this text

Examples
  extracto sample
  extracto sample --seed 7 --locale de-DE --out samples
  extracto sample --family card --count 10 --out samples
  extracto sample --list
`;
