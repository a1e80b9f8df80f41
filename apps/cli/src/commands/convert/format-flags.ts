/** The flags of the formats, from the registry: the option `ofxVersion` of a format is the flag `--ofx-version`. */
import { type Format, type FormatName, formatNames, formats } from '@extracto/formats';
import { UsageError } from '../../usage-error.ts';

export interface WantedFormat {
  readonly name: FormatName;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Without the hyphens before it. */
const flagOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const optionsOf = (name: FormatName) => Object.keys((formats[name] as Format).options.shape);

/** Every flag with the formats that know it, in the order of the registry. */
export const FORMAT_FLAGS: ReadonlyMap<string, readonly FormatName[]> = listFlags();

function listFlags() {
  const flags = new Map<string, FormatName[]>();
  for (const name of formatNames) {
    for (const option of optionsOf(name)) flags.set(flagOf(option), [...(flags.get(flagOf(option)) ?? []), name]);
  }
  return flags;
}

/** `given`: flag → text. Throws `UsageError` for a flag that none of the formats knows, and for a value that is none. */
export function readFormatFlags(names: readonly FormatName[], given: ReadonlyMap<string, string>): WantedFormat[] {
  for (const flag of given.keys()) {
    const known = FORMAT_FLAGS.get(flag) ?? [];
    if (!known.some((name) => names.includes(name)))
      throw new UsageError(`--${flag} needs --format ${known.join(' or ')}.`);
  }
  return names.map((name) => ({ name, options: readOptions(name, given) }));
}

function readOptions(name: FormatName, given: ReadonlyMap<string, string>): Record<string, unknown> {
  const { options } = formats[name] as Format;
  const texts = optionsOf(name).flatMap((option) => {
    const text = given.get(flagOf(option));
    return text === undefined ? [] : [[option, text] as const];
  });
  const read = options.safeParse(Object.fromEntries(texts));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UsageError(`--${flagOf(String(issue?.path[0]))} is not right: ${issue?.message}.`);
}
