/** A value that a schema allows, with the fields' own samples where there are any. */
import type { JsonSchema } from '../json-schema.ts';
import { FIELD_SAMPLES } from './field-samples.ts';
import { resultSample } from './result-sample.ts';

type Components = Readonly<Record<string, JsonSchema>>;

const WHOLE: Readonly<Record<string, unknown>> = { Result: resultSample };
/** Sample texts by JSON Schema format. */
const FORMS: Readonly<Record<string, string>> = { 'date-time': '2026-03-31T09:41:07.220Z', date: '2026-03-31' };

/** `component` is the noun that the schema stands for: `"Job"`; `null` for a schema without a name. */
export function writeSample(schema: JsonSchema, components: Components, component: string | null = null): unknown {
  if (schema.$ref !== undefined) return writeComponent(schema.$ref, components);
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const first = (schema.anyOf ?? schema.oneOf)?.[0];
  if (first !== undefined && schema.type === undefined) return writeSample(first, components);
  switch (schema.type) {
    case 'object':
      return writeObject(schema, components, component);
    case 'array':
      return schema.items === undefined ? [] : [writeSample(schema.items, components)];
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

function writeComponent(reference: string, components: Components): unknown {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  const schema = components[name];
  if (schema === undefined) throw new Error(`the description has no component ${name}`);
  return WHOLE[name] ?? writeSample(schema, components, name);
}

function writeObject(schema: JsonSchema, components: Components, component: string | null) {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const own = FIELD_SAMPLES[`${component}.${name}`];
      const sample = own === undefined ? FIELD_SAMPLES[name] : own;
      return [name, sample === undefined ? writeSample(field, components) : sample];
    }),
  );
}
