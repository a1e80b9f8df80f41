/**
 * The result's schema → a list of every field by the object that holds it: name, type and meaning. A source (page, box and
 * text) is explained once on the page.
 */
import { resultSchema } from '@extracto/model/result';
import { z } from 'zod';

type Schema = z.core.JSONSchema._JSONSchema;

interface Field {
  readonly path: string;
  readonly schema: Schema;
  readonly isOptional: boolean;
}

const HOLDER = /^(?:.*\[(?:name)?\]\.)?/;

/** Markdown. Throws for a field without a description. */
export function describeResult(): string {
  const fields = listFields(z.toJSONSchema(resultSchema, { io: 'output' }), '');
  return [...Map.groupBy(fields, ({ path }) => HOLDER.exec(path)![0])]
    .map(([holder, held]) => {
      const heading = holder === '' ? 'The result' : `\`${holder.slice(0, -1)}\``;
      return `### ${heading}\n\n${held.map((field) => describeField(field, holder)).join('')}`;
    })
    .join('\n');
}

function describeField({ path, schema, isOptional }: Field, holder: string): string {
  const meaning = typeof schema === 'object' ? schema.description : undefined;
  if (meaning === undefined) throw new Error(`The field ${path} of the result has no description.`);
  return `- \`${path.slice(holder.length)}\` (${nameType(schema)}${isOptional ? ', optional' : ''}): ${meaning}\n`;
}

function listFields(schema: Schema, path: string): Field[] {
  if (typeof schema === 'boolean' || isSource(schema)) return [];
  const [inner] = withoutNull(schema);
  if (inner !== undefined && inner !== schema) return listFields(inner, path);
  if (schema.type === 'array') return listFields((schema.items as Schema | undefined) ?? true, `${path}[]`);
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') return listFields(additionalProperties, `${path}[name]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const own = { path: path === '' ? name : `${path}.${name}`, schema: value };
    const inner = listFields(value, own.path);
    const isFolder = typeof value === 'object' && value.type === 'object' && value.properties !== undefined;
    return isFolder && inner.length > 0 ? inner : [{ ...own, isOptional: !schema.required?.includes(name) }, ...inner];
  });
}

function isSource(schema: Exclude<Schema, boolean>): boolean {
  return Object.keys(schema.properties ?? {}).join() === 'page,box,text';
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
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
  if (schema.format === 'date') return 'date';
  if (schema.pattern?.startsWith('^-?') === true) return 'decimal';
  if (isSource(schema)) return 'source';
  return listTypes(schema)
    .filter((type) => type !== 'null')
    .map((type) => NAMES[type])
    .join(' or ');
}

function isNullable(schema: Exclude<Schema, boolean>): boolean {
  const variants = schema.anyOf ?? [schema];
  return variants.some((one) => typeof one === 'object' && listTypes(one).includes('null'));
}

/** Its type besides null. */
function withoutNull(schema: Exclude<Schema, boolean>): Schema[] {
  return (schema.anyOf ?? [schema]).filter((one) => typeof one === 'boolean' || one.type !== 'null');
}

function listTypes({ type }: Exclude<Schema, boolean>): string[] {
  return type === undefined ? [] : [type].flat();
}
