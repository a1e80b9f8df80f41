/** A setting is a row: its environment variable, what it accepts, what it means. Groups of rows make the configuration. */
import { z } from 'zod';

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly variable: string;
  /** Parses the variable's text, or undefined when it is not set: give a default or `optional` for that case. */
  readonly schema: Schema;
  /** One line for the operator. */
  readonly meaning: string;
  /** The value is never repeated in a message. */
  readonly secret: boolean;
}

export type SettingGroup = Readonly<Record<string, Setting>>;

/** Property names as in the group, values as the schemas give them. */
export type SettingValues<Group extends SettingGroup> = {
  readonly [Name in keyof Group]: z.output<Group[Name]['schema']>;
};

export function defineSetting<Schema extends z.ZodType>(
  variable: string,
  schema: Schema,
  meaning: string,
  options: { readonly secret?: boolean } = {},
): Setting<Schema> {
  return { variable, schema, meaning, secret: options.secret ?? false };
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
