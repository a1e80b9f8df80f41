/** The arguments of a command → values of its flags, or a `UsageError` that says which argument and why. */
import { parseArgs } from 'node:util';
import type { Flag } from './command.ts';
import { findSimilar } from './find-similar.ts';
import { UsageError } from './usage-error.ts';

type Value<F extends Flag> = F['type'] extends 'boolean' ? boolean : F extends { multiple: true } ? string[] : string;

export interface FlagValues<Flags extends Readonly<Record<string, Flag>>> {
  readonly values: { readonly [Name in keyof Flags]?: Value<Flags[Name]> };
  readonly positionals: readonly string[];
}

export function readFlags<const Flags extends Readonly<Record<string, Flag>>>(
  args: readonly string[],
  flags: Flags,
): FlagValues<Flags> {
  const options = Object.entries(flags).map(
    ([name, { type, multiple = false, short }]) => [name, { type, multiple, ...(short && { short }) }] as const,
  );
  try {
    const read = parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(options) });
    return read as FlagValues<Flags>;
  } catch (error) {
    // parseArgs explains itself in several sentences; the first one names the argument.
    const [sentence] = (error as Error).message.split(/\.\s|\n/);
    const [, unknown] = /Unknown option '--([^']+)'/.exec(sentence!) ?? [];
    const similar = unknown === undefined ? null : findSimilar(unknown, Object.keys(flags));
    const hint = similar === null ? '' : ` Did you mean --${similar}?`;
    throw new UsageError(`${sentence!.replace(/\.$/, '')}.${hint}`);
  }
}

/** Throws unless `text` is one of the choices: `--mode is document or page, not "fast".` */
export function chooseValue<Choice>(flag: string, choices: Readonly<Record<string, Choice>>, text: string): Choice {
  if (!Object.hasOwn(choices, text)) {
    // made here, because it takes longer to make than all arguments to read
    const listed = new Intl.ListFormat('en', { type: 'disjunction' });
    throw new UsageError(`${flag} is ${listed.format(Object.keys(choices))}, not "${text}".`);
  }
  return choices[text]!;
}

/** Throws unless `text` is a whole number from `least` to `most`. */
export function readWholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new UsageError(`${flag} is a number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}
