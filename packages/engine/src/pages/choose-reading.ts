/**
 * Two readings of one page, its uncertain text layer and what was recognised from its image → the one to go on with. Figures
 * decide: a layer whose figures stand in the image is kept, except for words with signs that it cannot name, which are
 * taken from the image. Any other layer is dropped, unless it lacks nothing but the sign of a currency.
 */
import type { Page, Word } from '@extracto/model';
import { BOX_BESIDE, isUnmapped, lacksSignsAlone } from './judge-trust.ts';
import { PAGES } from './thresholds.ts';

const { LEAST_FIGURES, AGREEMENT } = PAGES.chooseReading;

/** Both of the same page, in the same coordinates. */
export function chooseReading(layer: Page, recognised: Page): Page {
  if (!agrees(layer.words, recognised.words)) return lacksSignsAlone(layer) ? dropSigns(layer, recognised) : recognised;
  if (!layer.words.some((word) => isUnmapped(word.text))) return layer;
  return {
    ...layer,
    words: layer.words.flatMap((word) =>
      isUnmapped(word.text) ? findAt(word, recognised.words).filter((image) => !isMisreadBox(word, image)) : [word],
    ),
  };
}

/** "■ 15,000.00": a recogniser takes the box by itself for a small letter. */
function isMisreadBox({ text }: Word, image: Word): boolean {
  return text.replace(BOX_BESIDE, '') === '' && /^\p{Ll}$/u.test(image.text);
}

/** Where the image shows figures of such words, and none with a minus, the sign is that of a currency beside all figures. */
function dropSigns(layer: Page, { words }: Page): Page {
  const shown = layer.words.flatMap((word) => {
    const [digits] = isUnmapped(word.text) ? digitsOf(word.text) : [];
    return digits === undefined ? [] : findAt(word, words).filter(({ text }) => digitsOf(text)[0] === digits);
  });
  if (shown.length < 2 || shown.some(({ text }) => /[-−–(]/.test(text))) return layer;
  return {
    ...layer,
    words: layer.words.map((word) => ({ ...word, text: word.text.replace(BOX_BESIDE, '') || word.text })),
  };
}

/** The part of the layer's figures that the image shows, or of its words when it has hardly any figures. */
function agrees(layer: readonly Word[], recognised: readonly Word[]): boolean {
  const figures = layer.flatMap((word) => digitsOf(word.text));
  const [keys, seen] =
    figures.length >= LEAST_FIGURES
      ? [figures, recognised.flatMap((word) => digitsOf(word.text))]
      : [layer.map((word) => word.text), recognised.map((word) => word.text)];
  const left = new Map<string, number>();
  for (const key of seen) left.set(key, (left.get(key) ?? 0) + 1);
  let found = 0;
  for (const key of keys) {
    const count = left.get(key) ?? 0;
    if (count === 0) continue;
    left.set(key, count - 1);
    found += 1;
  }
  return keys.length > 0 && found >= keys.length * AGREEMENT;
}

/** Three digits and more; separators and signs are left to the words. */
function digitsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 3 ? [digits] : [];
}

/** The image's text at a word's place. The text layer knows better where a single word stands. */
function findAt({ box }: Word, words: readonly Word[]): Word[] {
  const found = words.filter((other) => {
    const [x, y] = [(other.box[0] + other.box[2]) / 2, (other.box[1] + other.box[3]) / 2];
    return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
  });
  return found.length === 1 ? [{ ...found[0]!, box }] : found;
}
