import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printPieces } from './print-pieces.ts';

test('prints what JSON.stringify prints with two spaces, and a newline', () => {
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue())), (value) => {
      expect([...printPieces(value)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
    }),
  );
});

test.each([{}, [], { list: [], empty: {} }, [[[[[['deep']]]]]]])('prints %j as JSON.stringify does', (value) => {
  expect([...printPieces(value)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
});

test('leaves out what is undefined', () => {
  const value = { first: undefined, rows: [{ reference: undefined, page: 1 }] };
  expect([...printPieces(value)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
});

test('a long list comes in pieces that are short', () => {
  const value = { statements: [{ transactions: Array.from({ length: 5000 }, (_, page) => ({ page, text: 'a\nb' })) }] };
  const pieces = [...printPieces(value)];
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece.length).toBeLessThan(70_000);
  expect(pieces.join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
});
