/** The options of a command, all of the form `--name value`. Throws `AdminError` with status 2 for anything else. */
import { parseArgs } from 'node:util';
import { AdminError } from './admin-error.ts';

export interface Arguments {
  /** Throws when the option is missing. */
  text(name: string): string;
  optionalText(name: string): string | null;
  /** A whole number within the bounds; throws when it is missing or is none. */
  number(name: string, least: number, most: number): number;
  optionalNumber(name: string, least: number, most: number): number | null;
}

export function readArguments(args: readonly string[], names: readonly string[]): Arguments {
  const values = parse(args, names);
  const optionalText = (name: string) => values[name]?.trim() || null;
  const text = (name: string) => {
    const value = optionalText(name);
    if (value === null) throw new AdminError(`--${name} is missing.`, 2);
    return value;
  };
  const optionalNumber = (name: string, least: number, most: number) =>
    optionalText(name) === null ? null : readNumber(name, text(name), least, most);
  const number = (name: string, least: number, most: number) => readNumber(name, text(name), least, most);
  return { text, optionalText, number, optionalNumber };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
  throw new AdminError(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`, 2);
}

function parse(args: readonly string[], names: readonly string[]): Readonly<Record<string, string | undefined>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
    // `--credits -5`: a minus sign after the name is part of the value.
    const joined = args.flatMap((arg, index) => {
      if (/^-\d+$/.test(arg) && args[index - 1]?.startsWith('--')) return [];
      const next = args[index + 1];
      return arg.startsWith('--') && next !== undefined && /^-\d+$/.test(next) ? [`${arg}=${next}`] : [arg];
    });
    return parseArgs({ args: joined, options, allowPositionals: false }).values as Record<string, string>;
  } catch (error) {
    throw new AdminError((error as Error).message, 2);
  }
}
