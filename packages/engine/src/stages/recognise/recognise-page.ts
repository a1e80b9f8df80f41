/**
 * A page as pixels → the words of a page, as if it had a text layer: paper levelled, rows levelled, lines erased, read, and
 * placed in points. A page that reads badly is read once more upside down.
 */
import type { Raster, Ruling, Word } from '@extracto/model';
import type { LanguageModel } from '../../adapters/ocr/language-models.ts';
import type { RecognisedWord, Recogniser } from '../../adapters/ocr/recognised.ts';
import { eraseRulings } from './erase-rulings.ts';
import { estimateSkew } from './estimate-skew.ts';
import { levelBackground } from './level-background.ts';
import { lightenBands } from './lighten-bands.ts';
import { type PlacedFigure, placeWords } from './place-words.ts';
import { levelRows, type QuarterTurns, turnRaster } from './straighten.ts';

/** A page that was read once, with the figures of which a second reading is wanted. */
export interface OnceReadPage extends RecognisedPage {
  readonly figures: readonly PlacedFigure[];
}

export interface RecognisedPage {
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  /** Of the page turned upright. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise, from the page as displayed to the upright page. */
  readonly turnedDeg: 0 | 90 | 180 | 270;
  /** Clockwise tilt of the rows on the upright page. */
  readonly skewDeg: number;
  /** Mean over the letters, 0 to 1; 0 without any. */
  readonly confidence: number;
}

const POINTS_PER_INCH = 72;
/** Text of 6 points and more reads best here; finer costs time and brings noise. */
const WORKING_DPI = 220;
/** Below, the page may stand on its head. */
const READS_BADLY = 0.65;
const TURNED_DEG = [0, 90, 180, 270] as const;

export function recognisePage(given: Raster, recogniser: Recogniser, model: LanguageModel): OnceReadPage {
  const level = levelBackground(given);
  const { skewDeg, isSideways } = estimateSkew(level);
  const read = (turns: QuarterTurns) => readTurned(turnRaster(level, turns), turns, skewDeg, recogniser, model);
  const first = read(isSideways ? 3 : 0);
  if (first.confidence >= READS_BADLY) return first;
  const other = read(isSideways ? 1 : 2);
  return other.confidence > first.confidence ? other : first;
}

function readTurned(
  raster: Raster,
  turns: QuarterTurns,
  skewDeg: number,
  recogniser: Recogniser,
  model: LanguageModel,
): OnceReadPage {
  const straight = levelRows(raster, skewDeg, Math.min(raster.dpi, WORKING_DPI));
  const { raster: clean, rulings } = eraseRulings(lightenBands(straight));
  const words = recogniser.recognise(clean, model);
  return {
    ...placeWords(words, clean),
    rulings,
    widthPt: (raster.width / raster.dpi) * POINTS_PER_INCH,
    heightPt: (raster.height / raster.dpi) * POINTS_PER_INCH,
    turnedDeg: TURNED_DEG[turns],
    skewDeg,
    confidence: meanConfidence(words),
  };
}

function meanConfidence(words: readonly RecognisedWord[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of words) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
