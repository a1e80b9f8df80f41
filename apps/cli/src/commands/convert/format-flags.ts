/** The flags of the formats, from the registry: the option `ofxVersion` of a format is the flag `--ofx-version`. */
import { type Format, type FormatName, formatNames, formats } from '@extracto/formats';
import type { Flag } from '../../command.ts';
import { UsageError } from '../../usage-error.ts';

export interface WantedFormat {
  readonly name: FormatName;
  readonly options: Readonly<Record<string, unknown>>;
}

const flagOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const optionsOf = (name: FormatName) => Object.keys((formats[name] as Format).options.shape);

/** By name without the hyphens, in the order of the registry. */
export const FORMAT_FLAGS: Readonly<Record<string, Flag & { readonly type: 'string' }>> = Object.fromEntries(
  formatNames.flatMap((name) => optionsOf(name).map((option) => [flagOf(option), { type: 'string' }])),
);

/** A refusal of a format speaks of its options; here they are flags: `"openingBalance"` → `--opening-balance`. */
export function nameFlags(sentence: string): string {
  return sentence.replace(/"(\w+)"/g, (quoted, option: string) =>
    Object.hasOwn(FORMAT_FLAGS, flagOf(option)) ? `--${flagOf(option)}` : quoted,
  );
}

/** Texts by the names of their flags. */
export type FlagTexts = Readonly<Record<string, unknown>>;

/** Throws `UsageError` for a flag that none of the formats knows, and for a value that is none. */
export function readFormatFlags(names: readonly FormatName[], given: FlagTexts): WantedFormat[] {
  for (const flag of Object.keys(FORMAT_FLAGS)) {
    const knownBy = formatNames.filter((name) => optionsOf(name).some((option) => flagOf(option) === flag));
    if (given[flag] !== undefined && !knownBy.some((name) => names.includes(name))) {
      throw new UsageError(`--${flag} needs --format ${knownBy.join(' or ')}.`);
    }
  }
  return names.map((name) => ({ name, options: readFormatOptions(name, given) }));
}

/** The options of one format, of flags that others know as well. Throws `UsageError` for a value that is none. */
export function readFormatOptions(name: FormatName, given: FlagTexts): Record<string, unknown> {
  const { options } = formats[name] as Format;
  const texts = optionsOf(name).map((option) => [option, given[flagOf(option)]] as const);
  const read = options.safeParse(Object.fromEntries(texts.filter(([, text]) => text !== undefined)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UsageError(`--${flagOf(String(issue?.path[0]))} is not right: ${issue?.message}.`);
}
