/**
 * Letters, one at a time → the text of a word. Statements repeat words, so recent strings are cached: the same flat string
 * with a known hash is cheaper to make and to look up.
 */
import { isPlain, printCharacter } from './print-character.ts';

export interface Spelling {
  /** UTF-16 units. Units beyond `length` belong to an earlier word. */
  units: number[];
  length: number;
  hash: number;
  /** Cached words by some bits of the hash; a collision replaces the older word. */
  readonly known: string[];
  readonly hashes: Int32Array;
}

const SLOTS = 4096;
/** Longer words hardly repeat. */
const LONGEST_KNOWN = 24;
/** Most arguments of one call. */
const MOST_AT_ONCE = 256;
/** Larger arrays are released after the word. */
const MOST_ROOM = 0x1_0000;
/** FNV-1a, 32 bits (draft-eastlake-fnv). */
const OFFSET_BASIS = 0x811c_9dc5 | 0;
const PRIME = 0x0100_0193;

export function makeSpelling(): Spelling {
  return { units: [], length: 0, hash: OFFSET_BASIS, known: new Array(SLOTS).fill(''), hashes: new Int32Array(SLOTS) };
}

/** Shared by all readers, so that equal words are one string. */
export const WORD = makeSpelling();

export function clearSpelling(spelling: Spelling): void {
  spelling.length = 0;
  spelling.hash = OFFSET_BASIS;
  if (spelling.units.length > MOST_ROOM) spelling.units = [];
}

/** Appends a code point as PDFium returns it. */
export function spell(spelling: Spelling, code: number): void {
  if (isPlain(code)) {
    addUnit(spelling, code);
    return;
  }
  const letters = printCharacter(code);
  for (let at = 0; at < letters.length; at++) addUnit(spelling, letters.charCodeAt(at));
}

function addUnit(spelling: Spelling, unit: number): void {
  spelling.units[spelling.length++] = unit;
  spelling.hash = Math.imul(spelling.hash ^ unit, PRIME);
}

/** Units of UTF-16, as plain code points are, `from` and up to `to`. */
export function spellUnits(spelling: Spelling, codes: Uint32Array, from: number, to: number): void {
  const { units } = spelling;
  let { length, hash } = spelling;
  for (let at = from; at < to; at++) {
    const unit = codes[at]!;
    units[length++] = unit;
    hash = Math.imul(hash ^ unit, PRIME);
  }
  spelling.length = length;
  spelling.hash = hash;
}

/** Text that was spelt since the spelling was cleared. */
export function textOf(spelling: Spelling): string {
  const { known, hashes, hash, length } = spelling;
  if (length > LONGEST_KNOWN) return makeText(spelling);
  const slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
  if (hashes[slot] === hash && isSpelt(spelling, known[slot]!)) return known[slot]!;
  const text = makeText(spelling);
  known[slot] = text;
  hashes[slot] = hash;
  return text;
}

function isSpelt({ units, length }: Spelling, text: string): boolean {
  if (text.length !== length) return false;
  for (let at = 0; at < length; at++) if (text.charCodeAt(at) !== units[at]) return false;
  return true;
}

function makeText({ units, length }: Spelling): string {
  let text = '';
  for (let from = 0; from < length; from += MOST_AT_ONCE)
    text += String.fromCharCode(...units.slice(from, Math.min(length, from + MOST_AT_ONCE)));
  return text;
}
