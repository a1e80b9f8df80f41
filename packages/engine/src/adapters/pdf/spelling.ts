/**
 * Letters one by one → the text of a word. Statements repeat their words, so one that was spelt lately is given again: the same
 * string, flat and with its hash known, which costs less to make and every look-up behind it less.
 */
import { printCharacter } from './print-character.ts';

export interface Spelling {
  /** UTF-16. */
  units: Uint16Array;
  length: number;
  hash: number;
  /** By hash; one that falls on another takes its place. */
  readonly known: (string | undefined)[];
}

const SLOTS = 4096;
/** Longer words hardly repeat. */
const LONGEST_KNOWN = 24;
const FIRST_ROOM = 256;
/** More is given back after the word. */
const MOST_ROOM = 0x1_0000;
/** FNV-1a, 32 bits (draft-eastlake-fnv). */
const OFFSET_BASIS = 0x811c_9dc5 | 0;
const PRIME = 0x0100_0193;

export function makeSpelling(): Spelling {
  return { units: new Uint16Array(FIRST_ROOM), length: 0, hash: OFFSET_BASIS, known: new Array(SLOTS).fill(undefined) };
}

export function clearSpelling(spelling: Spelling): void {
  spelling.length = 0;
  spelling.hash = OFFSET_BASIS;
  if (spelling.units.length > MOST_ROOM) spelling.units = new Uint16Array(FIRST_ROOM);
}

/** A code point as PDFium gives it. */
export function spell(spelling: Spelling, code: number): void {
  if (code >= 0x20 && code < 0x7f) {
    addUnit(spelling, code);
    return;
  }
  const letters = printCharacter(code);
  for (let at = 0; at < letters.length; at++) addUnit(spelling, letters.charCodeAt(at));
}

function addUnit(spelling: Spelling, unit: number): void {
  if (spelling.length === spelling.units.length) {
    const units = new Uint16Array(2 * spelling.length);
    units.set(spelling.units);
    spelling.units = units;
  }
  spelling.units[spelling.length++] = unit;
  spelling.hash = Math.imul(spelling.hash ^ unit, PRIME);
}

/** What was spelt since the spelling was cleared. */
export function textOf(spelling: Spelling): string {
  const { known, hash, length } = spelling;
  if (length > LONGEST_KNOWN) return makeText(spelling);
  const slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
  const before = known[slot];
  if (before !== undefined && isSpelt(spelling, before)) return before;
  const text = makeText(spelling);
  known[slot] = text;
  return text;
}

function isSpelt({ units, length }: Spelling, text: string): boolean {
  if (text.length !== length) return false;
  for (let at = 0; at < length; at++) if (text.charCodeAt(at) !== units[at]) return false;
  return true;
}

/** In pieces, because a call takes so many arguments and no more. */
function makeText({ units, length }: Spelling): string {
  if (length <= FIRST_ROOM) return String.fromCharCode.apply(null, units.subarray(0, length) as unknown as number[]);
  let text = '';
  for (let from = 0; from < length; from += FIRST_ROOM)
    text += String.fromCharCode.apply(
      null,
      units.subarray(from, Math.min(length, from + FIRST_ROOM)) as unknown as number[],
    );
  return text;
}
