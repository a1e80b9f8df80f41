/** Every command, in the order of the help. Programs are loaded when they run, so that help and errors cost nothing. */
import type { Command } from './command.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  convert: {
    usage: 'convert FILES-OR-FOLDERS [--out DIR]',
    summary: 'read statements, write JSON, CSV, Excel, OFX …',
    help: async () => (await import('./commands/convert/help.ts')).CONVERT_HELP,
    completion: 'files',
    load: () => import('./commands/convert/run-convert.ts'),
  },
  verify: {
    usage: 'verify RESULT.json …',
    summary: 'check results by their own arithmetic',
    help: async () => (await import('./commands/verify/help.ts')).VERIFY_HELP,
    completion: 'files',
    load: () => import('./commands/verify/run-verify.ts'),
  },
  merge: {
    usage: 'merge RESULTS [--out FILE]',
    summary: 'join the statements of an account, each row once',
    help: async () => (await import('./commands/merge/help.ts')).MERGE_HELP,
    completion: 'files',
    load: () => import('./commands/merge/run-merge.ts'),
  },
  show: {
    usage: 'show FILE.pdf [--out FILE.html]',
    summary: 'draw how a document is read',
    help: async () => (await import('./commands/show/help.ts')).SHOW_HELP,
    completion: 'files',
    load: () => import('./commands/show/run-show.ts'),
  },
  sample: {
    usage: 'sample [--out DIR]',
    summary: 'write a fictitious statement',
    help: async () => (await import('./commands/sample/help.ts')).SAMPLE_HELP,
    completion: [],
    load: () => import('./commands/sample/run-sample.ts'),
  },
  mcp: {
    usage: 'mcp FOLDERS',
    summary: 'let an agent read statements here',
    help: async () => (await import('./commands/mcp/help.ts')).MCP_HELP,
    completion: 'folders',
    load: () => import('./commands/mcp/run-mcp.ts'),
  },
  serve: {
    usage: 'serve [--port N]',
    summary: 'run the whole service on this machine',
    help: async () => (await import('./commands/serve/help.ts')).SERVE_HELP,
    completion: [],
    load: () => import('./commands/serve/run-serve.ts'),
  },
  admin: {
    usage: 'admin COMMAND',
    summary: 'manage a service: customers and credits',
    help: null,
    completion: [],
    load: () => import('./commands/admin/run-admin.ts'),
  },
  completions: {
    usage: 'completions bash|zsh|fish',
    summary: 'complete commands in your shell',
    help: async () => (await import('./commands/completions/help.ts')).COMPLETIONS_HELP,
    completion: ['bash', 'zsh', 'fish'],
    load: async () => {
      const { FLAGS, runCompletions } = await import('./commands/completions/run-completions.ts');
      return { FLAGS, run: (args, surroundings) => runCompletions(args, surroundings, COMMANDS) };
    },
  },
};
