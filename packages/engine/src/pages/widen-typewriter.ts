/**
 * Recognised words of a page in type of one pitch → the same words, as wide as their letters were set. The recogniser's boxes end
 * with the ink, and narrow letters of such type stand in the middle of their room: the spaces between its words look like borders
 * of columns.
 *
 *   |02| |08|   RETRAIT   →   |02 |08 |  RETRAIT
 *
 * Decides by words of letters alone: in any other type their widths differ from letter to letter. Known weakness: headings in
 * another size keep their boxes.
 */
import type { Box, Word } from '@extracto/model';
import { median } from '../geometry/median.ts';
import { PAGES } from './thresholds.ts';

const { LEAST_WORDS, LEAST_LETTERS, SAME_PITCH, MOSTLY, BARE_INK, WIDEST_BEARING } = PAGES.widenTypewriter;

/** `words` is the list that came in where the type is of another kind. */
export function widenTypewriter(words: readonly Word[]): readonly Word[] {
  const pitches = words.filter(({ text }) => isOfLetters(text)).map(pitchOf);
  if (pitches.length < LEAST_WORDS) return words;
  const pitch = median(pitches);
  const alike = pitches.filter((one) => Math.abs(one - pitch) <= SAME_PITCH * pitch);
  return alike.length < MOSTLY * pitches.length ? words : words.map((word) => widen(word, pitch));
}

function isOfLetters(text: string): boolean {
  return text.length >= LEAST_LETTERS && /^\p{L}+$/u.test(text);
}

/** From the ink, which leaves out the room at both ends. */
function pitchOf({ text, box }: Word): number {
  return (box[2] - box[0]) / ([...text].length - BARE_INK);
}

/** A word whose ink doesn't fit the pitch is of another size, or misread: it stays. */
function widen(word: Word, pitch: number): Word {
  const room = [...word.text].length * pitch;
  const bearing = room - (word.box[2] - word.box[0]);
  if (bearing <= 0 || bearing > WIDEST_BEARING * pitch) return word;
  const [left, top, right, bottom] = word.box;
  const box: Box = [left - bearing / 2, top, right + bearing / 2, bottom];
  return { ...word, box };
}
