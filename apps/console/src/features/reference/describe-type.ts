import type { JsonSchema } from './json-schema.ts';

/** One line about a schema: `"Document" | "Page", default "Document"`, `integer, 1 to 100, default 9`. */
export function describeType(schema: JsonSchema): string {
  const parts = [describeKind(schema)];
  const { minimum, maximum, maxLength } = schema;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) {
    parts.push(`${minimum} to ${maximum}`);
  }
  if (maxLength !== undefined) parts.push(`at most ${maxLength} characters`);
  if (schema.default !== undefined) parts.push(`default ${JSON.stringify(schema.default)}`);
  return parts.join(', ');
}

function describeKind(schema: JsonSchema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined && schema.type === undefined) return alternatives.map(describeKind).join(' or ');
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.contentMediaType !== undefined) return `file, ${schema.contentMediaType}`;
  return schema.type ?? 'any';
}
