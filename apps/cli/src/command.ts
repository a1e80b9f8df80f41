/** A command: what help, completions and the dispatcher need at once, and the program behind it, loaded when it runs. */
import type { ExitStatus, Surroundings } from './surroundings.ts';

/** Completion in the shell for the value of a flag, or for an argument. */
export type Completion = 'files' | 'folders' | readonly string[];

export interface Flag {
  readonly type: 'string' | 'boolean';
  /** One letter: `-o` for `--out`. */
  readonly short?: string;
  readonly multiple?: boolean;
  /** Its possible values; left out for a boolean, and where any text is allowed. */
  readonly completion?: Completion;
}

export interface CommandProgram {
  /** By name without the hyphens. */
  readonly FLAGS: Readonly<Record<string, Flag>>;
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<ExitStatus>;
}

export interface Command {
  readonly usage: string;
  /** For the list of commands: a few words. */
  readonly summary: string;
  /** `null`: the command prints its own help. */
  readonly help: (() => Promise<string>) | null;
  /** Kind of its arguments. */
  readonly completion: Completion;
  readonly load: () => Promise<CommandProgram>;
}
