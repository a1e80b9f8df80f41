export const SERVE_HELP = `Runs the whole service on this machine: console, API and worker, with a database of its own.

Usage
  extracto serve [options]

Options
  --port N         where it listens (default: 3000)
  --host ADDRESS   on which address (default: this machine only)
  --folder DIR     where it keeps its data (default: the folder that it prints when it starts)
  --help           this text

Examples
  extracto serve
  extracto serve --port 8080 --folder /var/lib/extracto

Ctrl+C ends it; running jobs are finished or taken up again at the next start.
`;
