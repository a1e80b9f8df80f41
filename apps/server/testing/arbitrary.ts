/** JSON Schema, as far as the OpenAPI document uses it → what a caller could send: mostly fitting, often almost. */
import fc from 'fast-check';

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const ODD: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\u0000', '../..', "' or 1=1 --", '🙂', 'a'.repeat(5_000), '%', '\ud800', '__proto__'),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, Number.MAX_SAFE_INTEGER, -0),
  fc.jsonValue({ maxDepth: 2 }),
);

/** `known` are values that mean something to the service, as ids that exist. */
export function arbitraryOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: ODD });
}

function fitting(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => fitting(one, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1_000, 2_147_483_647) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return schema.format === 'email' ? fc.emailAddress() : fc.oneof(fc.constantFrom(...known), fc.string());
  }
}

function objectOf({ properties = {}, required = [] }: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, known)]),
  );
  const requiredKeys = required.filter((name) => name in fields);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}
