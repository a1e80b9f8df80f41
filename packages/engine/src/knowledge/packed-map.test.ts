import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileLexicon } from './compile-lexicon.ts';
import { LANGUAGES } from './languages/index.ts';
import { packLexicon, unpackLexicon } from './pack-lexicon.ts';
import { type Packed, PackedMap, pack } from './packed-map.ts';

/** As it comes back from a file. */
const reread = <T>(value: T): T => deserialize(serialize(value)) as T;

describe('a packed map', () => {
  it('answers as the map that it was made of', () => {
    const keys = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('constructor', 'saldo', 'сальдо'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.jsonValue())), fc.array(keys), (entries, others) => {
        const map = new Map(entries.map(([key, value]) => [key, JSON.parse(JSON.stringify(value)) as unknown]));
        const packed = new PackedMap<unknown>(reread<Packed>(pack(map)));
        expect([...packed]).toEqual([...map]);
        expect([...packed.keys()]).toEqual([...map.keys()]);
        for (const key of [...map.keys(), ...others]) {
          expect(packed.has(key)).toBe(map.has(key));
          expect(packed.get(key)).toEqual(map.get(key));
        }
      }),
    );
  });
});

it('the packed lexicon has every phrase with all its meanings, and every word', () => {
  const lexicon = compileLexicon(LANGUAGES);
  const packed = unpackLexicon(reread(packLexicon(lexicon)));
  expect([...packed.phrases]).toEqual([...lexicon.phrases]);
  expect([...packed.longestFrom]).toEqual([...lexicon.longestFrom]);
  expect([...packed.dense.meanings]).toEqual([...lexicon.dense.meanings]);
  for (const [name, words] of Object.entries(lexicon.words)) {
    const found = packed.words[name as keyof typeof packed.words];
    expect([...words].filter((word) => !found.has(word))).toEqual([]);
    expect(found.has(`${[...words][0]}x`)).toBe(false);
  }
  const { phrases, longestFrom, dense, words, ...rest } = packed;
  expect(lexicon).toMatchObject(rest);
});
