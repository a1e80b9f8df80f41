/** A JSON schema → the TypeScript type of its values, with its descriptions as comments. */
import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;
type SubSchema = z.core.JSONSchema._JSONSchema;

export function printType(schema: SubSchema): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(printType).join(' | ');
  if (schema.type === 'object') return printObject(schema);
  if (schema.type === 'array') return printArray(schema);
  return [schema.type ?? 'unknown'].flat().map(nameType).join(' | ');
}

function nameType(type: string): string {
  return type === 'integer' ? 'number' : type;
}

function printObject({ properties, required = [], additionalProperties }: Schema): string {
  if (properties === undefined) return `Record<string, ${printType(additionalProperties ?? true)}>`;
  const fields = Object.entries(properties).map(([name, value]) => {
    const comment = typeof value === 'object' && value.description ? `/** ${value.description} */ ` : '';
    return `${comment}${name}${required.includes(name) ? '' : '?'}: ${printType(value)};`;
  });
  return `{\n${fields.join('\n')}\n}`;
}

function printArray({ items, prefixItems }: Schema): string {
  if (prefixItems !== undefined) return `[${prefixItems.map(printType).join(', ')}]`;
  return `Array<${printType((items as SubSchema | undefined) ?? true)}>`;
}
