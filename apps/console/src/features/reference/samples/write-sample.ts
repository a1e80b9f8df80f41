/** A value that the schema of a request allows, with the fields' own samples where there are any. */
import type { JsonSchema } from '../json-schema.ts';
import { FIELD_SAMPLES } from './field-samples.ts';

/** Sample texts by JSON Schema format. */
const FORMS: Readonly<Record<string, string>> = { 'date-time': '2026-03-31T09:41:07.220Z', date: '2026-03-31' };

export function writeSample(schema: JsonSchema): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf)?.[0];
  if (first !== undefined && schema.type === undefined) return writeSample(first);
  switch (schema.type) {
    case 'object':
      return writeObject(schema);
    case 'array':
      return schema.items === undefined ? [] : [writeSample(schema.items)];
    case 'string':
      return FORMS[schema.format ?? ''] ?? 'text';
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1);
    default:
      return null;
  }
}

function writeObject({ properties = {} }: JsonSchema) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      name in FIELD_SAMPLES ? FIELD_SAMPLES[name] : writeSample(field),
    ]),
  );
}
