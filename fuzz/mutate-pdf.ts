/**
 * Ways to damage a PDF, from one flipped bit to rewired objects. Each takes the file and gives another; none cares whether the
 * outcome makes sense. Files are handled as Latin-1 text where structure is meant, so that a character is a byte.
 */
import { Buffer } from 'node:buffer';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import type { Random } from '@extracto/samples';

type Mutate = (bytes: Buffer, random: Random, donor: Buffer) => Buffer;

const OBJECT = /\d+ 0 obj\b[\s\S]*?\bendobj/g;
const STREAM = /(\/Filter\s*\/FlateDecode[\s\S]{0,400}?stream\r?\n)([\s\S]*?)(\r?\nendstream)/g;
const NUMBER = /-?\d+(?:\.\d+)?/g;
const NAME = /\/[A-Za-z][A-Za-z0-9]*/g;
const REFERENCE = /\d+ 0 R\b/g;
const CROSS_REFERENCE = /(?:xref|startxref|trailer|\/Prev|\/Size|\/Root|\/W|\/Index)[^a-z/]{0,40}/g;
const EXTREMES = [
  '0',
  '-1',
  '1',
  '65535',
  '2147483647',
  '-2147483648',
  '4294967296',
  '1e38',
  '99999999999999999999',
  '.',
  'null',
];

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const text = (bytes: Buffer) => bytes.toString('latin1');

export const MUTATIONS: Readonly<Record<string, Mutate>> = {
  'flip bits': (bytes, random) => {
    const flipped = Buffer.from(bytes);
    for (let count = random.integer(1, 24); count > 0; count--) {
      const at = random.integer(0, bytes.length - 1);
      flipped[at] = flipped[at]! ^ (1 << random.integer(0, 7));
    }
    return flipped;
  },
  'write noise': (bytes, random) => {
    const noisy = Buffer.from(bytes);
    const start = random.integer(0, bytes.length - 1);
    for (let at = start; at < Math.min(bytes.length, start + random.integer(1, 200)); at++)
      noisy[at] = random.integer(0, 255);
    return noisy;
  },
  'cut the end off': (bytes, random) => bytes.subarray(0, random.integer(0, bytes.length)),
  'cut a piece out': (bytes, random) => {
    const [start, end] = range(bytes, random);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  'repeat a piece': (bytes, random) => {
    const [start, end] = range(bytes, random);
    const piece = bytes.subarray(start, end);
    return Buffer.concat([
      bytes.subarray(0, end),
      ...Array.from({ length: random.integer(1, 20) }, () => piece),
      bytes.subarray(end),
    ]);
  },
  'swap two objects': (bytes, random) => {
    const objects = matchesOf(bytes, OBJECT);
    if (objects.length < 2) return bytes;
    const [one, other] = [random.pick(objects), random.pick(objects)];
    return splice(splice(bytes, one, bodyOf(bytes, other)), other, bodyOf(bytes, one));
  },
  'take an object from another file': (bytes, random, donor) => {
    const [own, foreign] = [matchesOf(bytes, OBJECT), matchesOf(donor, OBJECT)];
    return own.length === 0 || foreign.length === 0
      ? bytes
      : splice(bytes, random.pick(own), bodyOf(donor, random.pick(foreign)));
  },
  'rewire a reference': (bytes, random) => replaceSome(bytes, REFERENCE, random, () => `${random.integer(0, 60)} 0 R`),
  'exaggerate a number': (bytes, random) => replaceSome(bytes, NUMBER, random, () => random.pick(EXTREMES)),
  'rename a name': (bytes, random) => {
    const names = matchesOf(bytes, NAME).map(([start, end]) => text(bytes.subarray(start, end)));
    return names.length === 0 ? bytes : replaceSome(bytes, NAME, random, () => random.pick(names));
  },
  'damage the cross references': (bytes, random) =>
    replaceSome(bytes, CROSS_REFERENCE, random, (found) => text(MUTATIONS['flip bits']!(latin1(found), random, bytes))),
  'change what a stream holds': (bytes, random, donor) => {
    const streams = matchesOf(bytes, STREAM);
    if (streams.length === 0) return bytes;
    const [start, end] = random.pick(streams);
    const [, head, body, tail] = new RegExp(STREAM.source).exec(text(bytes.subarray(start, end)))!;
    const held = inflate(latin1(body!));
    if (held.length === 0) return bytes;
    const mutation = MUTATIONS[random.pick(WITHIN_STREAMS)]!;
    const packed = deflateSync(mutation(held, random, donor));
    return Buffer.concat([bytes.subarray(0, start), latin1(head!), packed, latin1(tail!), bytes.subarray(end)]);
  },
};

const WITHIN_STREAMS = [
  'flip bits',
  'write noise',
  'cut the end off',
  'cut a piece out',
  'repeat a piece',
  'exaggerate a number',
  'rename a name',
];

/** One to three damages, one on top of the other. */
export function mutatePdf(bytes: Uint8Array, random: Random, donor: Uint8Array): Uint8Array {
  let mutated = Buffer.from(bytes);
  for (let count = random.integer(1, 3); count > 0 && mutated.length > 0; count--) {
    const name = random.pick(Object.keys(MUTATIONS));
    mutated = Buffer.from(MUTATIONS[name]!(mutated, random, Buffer.from(donor)));
  }
  return new Uint8Array(mutated);
}

type Range = readonly [start: number, end: number];

function range(bytes: Buffer, random: Random): Range {
  const start = random.integer(0, bytes.length);
  return [start, Math.min(bytes.length, start + random.integer(1, random.chance(0.2) ? 20_000 : 300))];
}

function matchesOf(bytes: Buffer, pattern: RegExp): Range[] {
  return Array.from(text(bytes).matchAll(pattern), (match): Range => [match.index, match.index + match[0].length]);
}

/** Without its number, which stays with the place. */
function bodyOf(bytes: Buffer, [start, end]: Range): string {
  return text(bytes.subarray(start, end))
    .replace(/^\d+ 0 obj/, '')
    .replace(/endobj$/, '');
}

function splice(bytes: Buffer, [start, end]: Range, body: string): Buffer {
  const number = /^\d+ 0 obj/.exec(text(bytes.subarray(start, Math.min(end, start + 20))))?.[0] ?? '1 0 obj';
  return Buffer.concat([bytes.subarray(0, start), latin1(`${number}${body}endobj`), bytes.subarray(end)]);
}

function replaceSome(bytes: Buffer, pattern: RegExp, random: Random, replacement: (found: string) => string): Buffer {
  const found = matchesOf(bytes, pattern);
  if (found.length === 0) return bytes;
  const chosen = Array.from({ length: random.integer(1, 4) }, () => random.pick(found)).toSorted((a, b) => b[0] - a[0]);
  return chosen.reduce(
    (rest, [start, end]) =>
      Buffer.concat([
        rest.subarray(0, start),
        latin1(replacement(text(rest.subarray(start, end)))),
        rest.subarray(end),
      ]),
    bytes,
  );
}

/** The part of it that exists; nothing when there is none. */
function inflate(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 1 << 24 });
  } catch {
    return Buffer.alloc(0);
  }
}
