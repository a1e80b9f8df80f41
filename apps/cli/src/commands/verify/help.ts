export const VERIFY_HELP = `Checks results by their arithmetic, without the PDF, and with no code of the reader.

Usage
  extracto verify RESULT.json … [options]

  A dash stands for standard input.

Options
  --json    verdicts as JSON on standard output
  --help    this text

Examples
  extracto verify results/march.json
  extracto verify results/*.json
  extracto convert march.pdf | extracto verify -

Exit status
  0  every account of every result is verified
  1  one is not, or a result claims more than is proved
  2  wrong arguments
`;
