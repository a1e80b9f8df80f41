export const VERIFY_HELP = `Checks results by their own arithmetic. It reads no PDF and shares no code with what made the result.

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
  1  one is not, or a result claims more than its figures prove
  2  the arguments cannot be used
`;
