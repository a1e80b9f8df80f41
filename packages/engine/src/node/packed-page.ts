/**
 * A page of text on its way from thread to thread: what all its words have as columns, because copying each as an object
 * takes as long as a fifth of reading the page. Texts travel as letters and are spelt again by whoever takes the page, which
 * so has one string for all words that read the same: as strings of their own they made all that follows a fifth slower.
 * Only for words of a text layer, which are certain and have no alternatives.
 */
import type { Page, Word } from '@extracto/model';
import { clearSpelling, spellUnits, textOf, WORD } from '../adapters/pdf/spelling.ts';
import { TextWords } from '../adapters/pdf/text-words.ts';

export interface PackedPage extends Omit<Page, 'words'> {
  /** The texts one behind the other, in UTF-16. */
  readonly units: Uint32Array;
  /** Where the text of each word ends. */
  readonly ends: Uint32Array;
  /** Left, top, right, bottom and height of each word, in points. */
  readonly places: Float64Array;
}

const NUMBERS = 5;

export function packPage({ words, ...rest }: Page): PackedPage {
  const units = new Uint32Array(countUnits(words));
  const ends = new Uint32Array(words.length);
  const places = new Float64Array(words.length * NUMBERS);
  let end = 0;
  words.forEach(({ text, box, font }, index) => {
    for (let at = 0; at < text.length; at++) units[end++] = text.charCodeAt(at);
    ends[index] = end;
    places.set(box, index * NUMBERS);
    places[index * NUMBERS + 4] = font.heightPt;
  });
  return { ...rest, units, ends, places };
}

function countUnits(words: readonly Word[]): number {
  let count = 0;
  for (const { text } of words) count += text.length;
  return count;
}

export function unpackPage({ units, ends, places, ...rest }: PackedPage): Page {
  const words = new Array<Word>(ends.length);
  const made = new TextWords();
  let from = 0;
  for (let index = 0; index < ends.length; index++) {
    const end = ends[index]!;
    const at = index * NUMBERS;
    const box = [places[at]!, places[at + 1]!, places[at + 2]!, places[at + 3]!] as const;
    words[index] = made.make(textBetween(units, from, end), box, places[at + 4]!);
    from = end;
  }
  return { ...rest, words };
}

function textBetween(units: Uint32Array, from: number, end: number): string {
  clearSpelling(WORD);
  spellUnits(WORD, units, from, end);
  return textOf(WORD);
}
