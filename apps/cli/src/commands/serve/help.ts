export const SERVE_HELP = `Runs the whole service on this machine: console, API and worker, with a database of its own.

Usage
  extracto serve [options]

Options
  --port N         port (default: 3000)
  --host ADDRESS   address (default: this machine only)
  --folder DIR     data folder (default: printed on start)
  --help           this text

Examples
  extracto serve
  extracto serve --port 8080 --folder /var/lib/extracto

Ctrl+C stops it; unfinished jobs continue at the next start.
`;
