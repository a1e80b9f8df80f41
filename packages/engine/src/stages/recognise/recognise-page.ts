/**
 * A page as pixels → the words of a page, as if it had a text layer: paper levelled, rows levelled, lines erased, read, and
 * placed in points. When it reads badly it is tried upside down; the first page of a document tells the language.
 */
import type { Raster, Ruling, Word } from '@extracto/model';
import { FIRST_MODEL, type LanguageModel } from '../../adapters/ocr/language-models.ts';
import type { RecognisedWord, Recogniser } from '../../adapters/ocr/recognised.ts';
import { chooseModel, type OtherReadings } from './choose-model.ts';
import { eraseRulings } from './erase-rulings.ts';
import { estimateSkew } from './estimate-skew.ts';
import { levelBackground } from './level-background.ts';
import { lightenBands } from './lighten-bands.ts';
import { meanConfidence } from './mean-confidence.ts';
import { type OverlookedFigure, type PlacedFigure, placeWords } from './place-words.ts';
import { readScripts } from './read-scripts.ts';
import { sampleLetters } from './sample-letters.ts';
import { levelRows, type QuarterTurns, turnRaster } from './straighten.ts';

/** A page that was read once, with the figures of which a second reading is wanted. */
export interface OnceReadPage extends RecognisedPage {
  readonly figures: readonly PlacedFigure[];
  readonly overlooked: readonly OverlookedFigure[];
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
  /** What the page was read with. */
  readonly model: LanguageModel;
}

const POINTS_PER_INCH = 72;
/** Text of 6 points and more reads best here; finer costs time and brings noise. */
const WORKING_DPI = 220;
/** Below, the page may stand on its head. */
const READS_BADLY = 0.65;
const TURNED_DEG = [0, 90, 180, 270] as const;

/** `model` is `null` for the first page of a document, which tells it. */
export async function recognisePage(
  given: Raster,
  recogniser: Recogniser,
  model: LanguageModel | null,
): Promise<OnceReadPage> {
  const level = levelBackground(given);
  const { skewDeg, isSideways } = estimateSkew(level);
  const begin = async (turns: QuarterTurns): Promise<ReadSheet> => {
    const sheet = prepareSheet(level, turns, skewDeg);
    return { ...sheet, words: await readScripts(recogniser, sheet.clean, model ?? FIRST_MODEL) };
  };
  let sheet = await begin(isSideways ? 3 : 0);
  if (meanConfidence(sheet.words) < READS_BADLY) {
    const other = await begin(isSideways ? 1 : 2);
    if (meanConfidence(other.words) > meanConfidence(sheet.words)) sheet = other;
  }
  const { words } = sheet;
  const chosen = model === null ? await chooseModel(words, otherReadings(recogniser, sheet)) : { model, words };
  return finishPage(sheet, chosen.model, chosen.words, skewDeg);
}

function otherReadings(recogniser: Recogniser, { clean, words }: ReadSheet): OtherReadings {
  return {
    readPage: (model) => readScripts(recogniser, clean, model, words),
    readSample: async (model) => {
      await recogniser.prepare(model);
      return recogniser.recognise(sampleLetters(clean, words), model);
    },
  };
}

/** A page turned upright and cleaned. */
interface Sheet {
  readonly turns: QuarterTurns;
  readonly clean: Raster;
  readonly rulings: readonly Ruling[];
  readonly widthPt: number;
  readonly heightPt: number;
}

interface ReadSheet extends Sheet {
  readonly words: readonly RecognisedWord[];
}

function prepareSheet(level: Raster, turns: QuarterTurns, skewDeg: number): Sheet {
  const turned = turnRaster(level, turns);
  const straight = levelRows(turned, skewDeg, Math.min(turned.dpi, WORKING_DPI));
  const { raster: clean, rulings } = eraseRulings(lightenBands(straight));
  const [widthPt, heightPt] = [turned.width, turned.height].map((pixels) => (pixels / turned.dpi) * POINTS_PER_INCH);
  return { turns, clean, rulings, widthPt: widthPt!, heightPt: heightPt! };
}

function finishPage(
  { clean, rulings, widthPt, heightPt, turns }: Sheet,
  model: LanguageModel,
  words: readonly RecognisedWord[],
  skewDeg: number,
): OnceReadPage {
  const turnedDeg = TURNED_DEG[turns];
  return { ...placeWords(words, clean), rulings, widthPt, heightPt, turnedDeg, skewDeg, model };
}
