import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as loading from './load-knowledge.ts';
import { packKnowledge, unpackBanks, unpackCurrencies, unpackLexicon } from './pack-knowledge.ts';
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

const kept = reread(packKnowledge(loading));

it('the packed lexicon has every phrase with all its meanings, and every word', () => {
  const lexicon = loading.loadLexicon();
  const packed = unpackLexicon(kept);
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

it('packed banks are those of the lists, each the same under all its phrases', () => {
  const { byPhrase, longestFrom } = loading.loadBanks();
  const packed = unpackBanks(kept);
  expect([...packed.byPhrase]).toEqual([...byPhrase]);
  expect([...packed.longestFrom]).toEqual([...longestFrom]);
  const banks = ({ byPhrase }: typeof packed) => new Set(Array.from(byPhrase, ([, bank]) => bank)).size;
  expect(banks(packed)).toBe(banks({ byPhrase, longestFrom }));
});

it('packed currencies have every name, sign and letter', () => {
  const { names, ...rest } = loading.loadCurrencies();
  const { names: packedNames, ...packed } = unpackCurrencies(kept);
  expect([...packedNames]).toEqual([...names]);
  expect(packed).toEqual(rest);
});
