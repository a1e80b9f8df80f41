import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBytes, openChunks, readHeader, sealBytes, sealChunks } from './sealed-form.ts';

const KEY = Buffer.alloc(32, 1);
const NAME = { owner: '01JD8ZV6T0000000000000000A', context: 'document:a' };
const BLOCK = 64 * 1024;
const SIZES = [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 77];

const seal = (content: Uint8Array, name = NAME) => Buffer.concat([...sealBytes(KEY, name, content)]);
const open = (sealed: Uint8Array, { context } = NAME, key: Uint8Array = KEY) => openBytes(key, context, sealed);

async function* cut(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (let index = 0; at < bytes.length; index += 1) {
    const size = sizes[index % sizes.length]!;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const collect = async (chunks: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(chunks));
const openStream = (sealed: Buffer, sizes: readonly number[]) =>
  collect(openChunks(async () => KEY, NAME.context, cut(sealed, sizes)));

describe('sealed bytes', () => {
  test.each(SIZES)('open again, %d of them', (size) => {
    const content = randomBytes(size);
    expect(open(seal(content)).equals(content)).toBe(true);
  });

  test('are the same whether they come whole or in chunks of any size', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 2 * BLOCK }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SIZES), sizes, sizes, async (length, given, taken) => {
        const content = randomBytes(length);
        const sealed = await collect(sealChunks(KEY, NAME, cut(content, given)));
        expect(open(sealed).equals(content)).toBe(true);
        expect((await openStream(seal(content), taken)).equals(content)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('show neither what they are, nor that two are equal', () => {
    const run = (content: Buffer) => {
      const [first, second] = [seal(content), seal(content)];
      const { length } = readHeader(first)!;
      expect(first.includes(content)).toBe(false);
      expect(first.subarray(length).equals(second.subarray(length))).toBe(false);
    };
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 300 }), (content) => run(Buffer.from(content))),
      { numRuns: 50 },
    );
  });

  test('with any bit flipped, or any end missing, do not open', () => {
    const sealed = seal(Buffer.from('Größe 🙂'));
    for (let index = 0; index < sealed.length; index += 1) {
      for (let bit = 1; bit < 256; bit *= 2) {
        const changed = Buffer.from(sealed);
        changed[index]! ^= bit;
        expect(() => open(changed)).toThrow();
      }
      expect(() => open(sealed.subarray(0, index))).toThrow();
    }
    expect(() => open(Buffer.concat([sealed, Buffer.of(0)]))).toThrow();
  });

  test('cut at a block, with blocks exchanged, repeated or of another document, do not open', async () => {
    const [sealed, other] = [seal(randomBytes(3 * BLOCK)), seal(randomBytes(3 * BLOCK))];
    const { length } = readHeader(sealed)!;
    const block = (bytes: Buffer, index: number) =>
      bytes.subarray(length + index * (BLOCK + 16), length + (index + 1) * (BLOCK + 16));
    const header = sealed.subarray(0, length);
    const [a, b, c] = [0, 1, 2].map((index) => block(sealed, index)) as [Buffer, Buffer, Buffer];
    for (const blocks of [[a, b], [b, a, c], [a, b, b], [a, b, c, c], [a, block(other, 1), c], []]) {
      const forged = Buffer.concat([header, ...blocks]);
      expect(() => open(forged)).toThrow();
      await expect(openStream(forged, [BLOCK])).rejects.toThrow();
    }
    await expect(openStream(sealed.subarray(0, 20), [7])).rejects.toThrow();
  });

  test('open in no other context, with no other key, and for no other owner', () => {
    const sealed = seal(Buffer.from('text'));
    expect(() => open(sealed, { ...NAME, context: 'document:b' })).toThrow();
    expect(() => open(sealed, NAME, Buffer.alloc(32, 2))).toThrow();
    const foreign = Buffer.from(sealed);
    foreign.write('01JD8ZV6T0000000000000000B', 2);
    expect(() => open(foreign)).toThrow();
  });
});
