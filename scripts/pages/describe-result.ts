/** The result's schema → a table of every field: its path, its type and what it means. */
import { resultSchema } from '@extracto/model/result';
import { z } from 'zod';

type Schema = z.core.JSONSchema._JSONSchema;

interface Field {
  readonly path: string;
  readonly schema: Schema;
  readonly isOptional: boolean;
}

/** Markdown. Throws for a field that nobody described. */
export function describeResult(): string {
  const rows = listFields(z.toJSONSchema(resultSchema, { io: 'output' }), '').map(({ path, schema, isOptional }) => {
    const meaning = typeof schema === 'object' ? schema.description : undefined;
    if (meaning === undefined) throw new Error(`The field ${path} of the result has no description.`);
    return `| \`${path}\` | ${nameType(schema)}${isOptional ? ', may be absent' : ''} | ${meaning} |`;
  });
  return ['| field | | |', '|---|---|---|', ...rows, ''].join('\n');
}

function listFields(schema: Schema, path: string): Field[] {
  if (typeof schema === 'boolean') return [];
  const [inner] = withoutNull(schema);
  if (inner !== undefined && inner !== schema) return listFields(inner, path);
  if (schema.type === 'array') return listFields((schema.items as Schema | undefined) ?? true, `${path}[]`);
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') return listFields(additionalProperties, `${path}[name]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const own = { path: path === '' ? name : `${path}.${name}`, schema: value };
    return [{ ...own, isOptional: !schema.required?.includes(name) }, ...listFields(value, own.path)];
  });
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'object',
  array: 'list',
};

function nameType(schema: Schema): string {
  if (typeof schema === 'boolean') return 'anything';
  const names = withoutNull(schema).map(nameOne).join(' or ');
  return isNullable(schema) ? `${names} or null` : names;
}

function nameOne(schema: Schema): string {
  if (typeof schema === 'boolean') return 'anything';
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(', ');
  if (schema.format === 'date') return 'day, `YYYY-MM-DD`';
  if (schema.pattern?.includes('\\d') === true) return 'decimal text';
  return listTypes(schema)
    .filter((type) => type !== 'null')
    .map((type) => NAMES[type])
    .join(' or ');
}

function isNullable(schema: Exclude<Schema, boolean>): boolean {
  const variants = schema.anyOf ?? [schema];
  return variants.some((one) => typeof one === 'object' && listTypes(one).includes('null'));
}

/** What it may be besides null. */
function withoutNull(schema: Exclude<Schema, boolean>): Schema[] {
  return (schema.anyOf ?? [schema]).filter((one) => typeof one === 'boolean' || one.type !== 'null');
}

function listTypes({ type }: Exclude<Schema, boolean>): string[] {
  return type === undefined ? [] : [type].flat();
}
