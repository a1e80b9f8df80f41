/**
 * `extracto.json`, beside or above the folder in which the program is called: what the flags of each command are when they are
 * not typed. Paths are relative to the file.
 *
 *     { "convert": { "out": "results", "format": ["json", "csv"], "quiet": true } }
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Flag } from './command.ts';
import { findSimilar } from './find-similar.ts';
import { UsageError } from './usage-error.ts';

const NAME = 'extracto.json';

type Value = string | number | boolean | readonly string[];
/** By command, then by flag. */
type Configuration = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Arguments that say what the file says for `command`, without the flags that are typed. Throws `UsageError`. */
export async function readConfiguration(
  folder: string,
  command: string,
  flags: Readonly<Record<string, Flag>>,
  typed: readonly string[],
): Promise<string[]> {
  const path = findFile(folder);
  if (path === null) return [];
  const options = (await parseFile(path))[command] ?? {};
  return Object.entries(options).flatMap(([name, value]) => {
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) throw new UsageError(refuseOption(path, command, name, Object.keys(flags)));
    return isTyped(name, flag, typed) ? [] : writeFlag(name, flag, value, path);
  });
}

function findFile(folder: string): string | null {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, NAME))) return join(at, NAME);
    if (dirname(at) === at) return null;
  }
}

async function parseFile(path: string): Promise<Configuration> {
  // Most calls find no file, and need not wait for the library.
  const { z } = await import('zod');
  const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
  try {
    return z
      .record(z.string(), z.record(z.string(), value))
      .parse(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch {
    throw new UsageError(`${path} is not a JSON object of commands and their options.`);
  }
}

function refuseOption(path: string, command: string, name: string, names: readonly string[]): string {
  const similar = findSimilar(name, names);
  return `${path}: ${command} has no option "${name}".${similar === null ? '' : ` Did you mean "${similar}"?`}`;
}

/** Behind `--` stand files. */
function isTyped(name: string, { short }: Flag, typed: readonly string[]): boolean {
  const end = typed.indexOf('--');
  const flags = end < 0 ? typed : typed.slice(0, end);
  return flags.some(
    (text) =>
      text === `--${name}` ||
      text.startsWith(`--${name}=`) ||
      (short !== undefined && /^-[a-z]/.test(text) && text[1] === short),
  );
}

function writeFlag(name: string, { type, completion }: Flag, value: Value, path: string): string[] {
  if (type === 'boolean') {
    if (typeof value !== 'boolean') throw new UsageError(`${path}: ${name} is true or false.`);
    return value ? [`--${name}`] : [];
  }
  if (typeof value === 'boolean') throw new UsageError(`${path}: ${name} takes a text, not ${value}.`);
  const isPath = completion === 'files' || completion === 'folders';
  return [value]
    .flat()
    .map((text) => `--${name}=${isPath && text !== '-' ? resolve(dirname(path), String(text)) : text}`);
}
