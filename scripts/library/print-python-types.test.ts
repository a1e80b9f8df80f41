import { expect, test } from 'vitest';
import { z } from 'zod';
import { printPythonTypes } from './print-python-types.ts';

function print(schema: z.ZodType): string {
  return printPythonTypes({ Thing: z.toJSONSchema(schema, { io: 'output' }) })
    .split('Union\n')[1]!
    .trim();
}

test('an object becomes a class, with descriptions, absent and null told apart', () => {
  const schema = z.object({ name: z.string().nullable().describe('as printed'), pages: z.int().optional() });
  expect(print(schema)).toBe(
    'class Thing(TypedDict):\n    #: as printed\n    name: Optional[str]\n    pages: NotRequired[int]',
  );
});

test('objects within have classes of their own, before they are used', () => {
  const schema = z.object({ rows: z.array(z.object({ ok: z.boolean() })), kind: z.enum(['a', 'b']) });
  expect(print(schema)).toBe(
    [
      'class ThingRow(TypedDict):\n    ok: bool',
      'class Thing(TypedDict):\n    rows: list[ThingRow]\n    kind: Literal["a", "b"]',
    ].join('\n\n\n'),
  );
});

test('a field that is a word of Python is written as the language allows', () => {
  expect(print(z.object({ from: z.string() }))).toBe(
    'Thing = TypedDict(\n    "Thing",\n    {\n        "from": "str",\n    },\n)',
  );
});

test('several objects in one place are told apart', () => {
  const schema = z.union([z.object({ a: z.int() }), z.object({ b: z.literal(true) })]);
  expect(print(schema)).toContain('Thing = Union[Thing1, Thing2]');
  expect(print(schema)).toContain('b: Literal[True]');
});
