import { expect, test } from 'vitest';
import { z } from 'zod';
import { printType } from './print-type.ts';

const typeOf = (schema: z.ZodType) => printType(z.toJSONSchema(schema, { io: 'output' })).replaceAll('\n', ' ');

test.each([
  [z.string(), 'string'],
  [z.int(), 'number'],
  [z.string().nullable(), 'string | null'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.literal('x'), '"x"'],
  [z.array(z.enum(['a', 'b'])), 'Array<"a" | "b">'],
  [z.tuple([z.number(), z.string()]), '[number, string]'],
  [z.record(z.string(), z.number()), 'Record<string, number>'],
  [z.object({ a: z.string(), b: z.boolean().optional() }), '{ a: string; b?: boolean; }'],
  [z.object({ a: z.string().describe('as printed') }).nullable(), '{ /** as printed */ a: string; } | null'],
])('type %#', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});
