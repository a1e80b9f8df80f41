/**
 * A page of text on its way from thread to thread: what all its words have as columns, because copying each as an object
 * takes as long as a fifth of reading the page. Only for words of a text layer, which are certain and have no alternatives.
 */
import type { Page, Word } from '@extracto/model';

export interface PackedPage extends Omit<Page, 'words'> {
  readonly texts: readonly string[];
  /** Left, top, right, bottom and height of each word, in points. */
  readonly places: Float64Array;
}

const NUMBERS = 5;

export function packPage({ words, ...rest }: Page): PackedPage {
  const places = new Float64Array(words.length * NUMBERS);
  words.forEach(({ box, heightPt }, index) => {
    places.set(box, index * NUMBERS);
    places[index * NUMBERS + 4] = heightPt;
  });
  return { ...rest, texts: words.map(({ text }) => text), places };
}

export function unpackPage({ texts, places, ...rest }: PackedPage): Page {
  return { ...rest, words: texts.map((text, index) => toWord(text, places, index * NUMBERS)) };
}

const NONE: readonly string[] = [];

function toWord(text: string, places: Float64Array, at: number): Word {
  return {
    text,
    box: [places[at]!, places[at + 1]!, places[at + 2]!, places[at + 3]!],
    heightPt: places[at + 4]!,
    confidence: null,
    alternatives: NONE,
  };
}
