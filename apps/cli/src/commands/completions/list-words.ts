/** The table of commands → the words that a shell can offer, in the order of the help. */
import type { Command, Completion } from '../../command.ts';

export interface FlagWords {
  /** With the hyphens. */
  readonly flag: string;
  /** `null`: nothing follows. */
  readonly value: Completion | 'anything' | null;
}

export interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly argument: Completion;
  readonly flags: readonly FlagWords[];
}

export function listWords(commands: Readonly<Record<string, Command>>): Promise<CommandWords[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, { summary, completion, load }]) => {
      const flags = Object.entries((await load()).FLAGS).map(
        ([flag, { type, completion: value }]): FlagWords => ({
          flag: `--${flag}`,
          value: type === 'boolean' ? null : (value ?? 'anything'),
        }),
      );
      return { name, summary, argument: completion, flags: [...flags, { flag: '--help', value: null }] };
    }),
  );
}
