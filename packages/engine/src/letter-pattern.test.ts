import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LetterPattern } from './letter-pattern.ts';

const SOURCES: readonly (readonly [source: string, flags: string])[] = [
  [String.raw`\p{L}{2}`, 'u'],
  [String.raw`^\P{L}*[\p{Lu}\p{Lo}]`, 'u'],
  [String.raw`[^\p{L}\p{M}\p{N}¤]+`, 'gu'],
  [String.raw`\s*\p{Sc}\s*`, 'gu'],
  [String.raw`(?<![\p{L}])\p{L}{0,3}\p{Sc}`, 'u'],
  [String.raw`^(?:no|nr|n[º°o])(?![\p{L}\d])\.?\s*:?\s*`, 'iu'],
  [String.raw`\p{Ll}\.$`, 'u'],
  [String.raw`\[(\p{Lo}|\P{Nd})\]\\p`, 'u'],
];

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZkK09 .$¤£€éßſ\u212a\u0301\u00ad残日[]\\p{L}:'), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

describe.each(SOURCES)('/%s/%s', (source, flags) => {
  const pattern = new LetterPattern(source, flags);
  const expression = new RegExp(source, flags);

  test('matches what the regular expression matches, in ASCII and beyond', () => {
    fc.assert(
      fc.property(texts, (text) => {
        pattern.for(text).lastIndex = expression.lastIndex = 0;
        expect(pattern.exec(text)).toEqual(expression.exec(text));
        pattern.for(text).lastIndex = expression.lastIndex = 0;
        expect(pattern.test(text)).toBe(expression.test(text));
        expect(pattern.replace(text, '-')).toBe(text.replace(expression, '-'));
      }),
      { numRuns: 500 },
    );
  });
});

test.each([String.raw`\p{Script=Greek}`, String.raw`\p{Zs}`, String.raw`[\P{L}]`])('%s is refused', (source) => {
  expect(() => new LetterPattern(source).test('a')).toThrow(RangeError);
});
