/** A setting is a schema that knows its environment variable and what it means. */
import { z } from 'zod';

export interface SettingFacts {
  readonly variable: string;
  /** One line for the operator. */
  readonly meaning: string;
  /** The value is never repeated in a message. */
  readonly secret: boolean;
  /** The default in words, where it depends on the machine or on other settings. */
  readonly printedDefault?: string;
}

const FACTS = z.registry<SettingFacts>();

/** `schema` parses the variable's text, or undefined when it is not set, for which it has a default. */
export function defineSetting<Schema extends z.ZodType>(
  variable: string,
  schema: Schema,
  meaning: string,
  options: Partial<Pick<SettingFacts, 'secret' | 'printedDefault'>> = {},
): Schema {
  FACTS.add(schema, { variable, meaning, secret: false, ...options });
  return schema;
}

/** Throws for a schema that is no setting. */
export function factsOf(setting: z.ZodType): SettingFacts {
  const facts = FACTS.get(setting);
  if (facts === undefined) throw new Error('This schema is no setting.');
  return facts;
}

/** `null` when the setting has none. */
export function printDefault(setting: z.ZodType): string | null {
  const { printedDefault } = factsOf(setting);
  if (printedDefault !== undefined) return printedDefault;
  // As text that could be set, where the schema has it; `off` is more than the `false` that it becomes.
  const value = z.toJSONSchema(setting, { io: 'input' }).default ?? setting.parse(undefined);
  return value === null || value === '' ? null : String(value);
}

/** Digits only: `Number` would also take '', ' 3' and '0x10'. */
export function wholeNumber(least: number, most: number) {
  const expected = `a whole number between ${least} and ${most}`;
  return z
    .string()
    .regex(/^\d+$/, `expected ${expected}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `expected ${expected}`);
}

/** 32 bytes as 64 hexadecimal digits. */
export function secretKey() {
  return z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'expected 64 hexadecimal digits (32 bytes)')
    .transform((text) => text.toLowerCase());
}
