/**
 * A page as gray pixels → the words of a page, as if it had a text layer: boxes in points, each with its confidence from 0 to 1
 * and the recogniser's other readings. Paper levelled, rows levelled, lines erased, read, and placed. Decides which way is up,
 * and for the first page of a document the language.
 *
 *   pixels   "4S.20"   →   45.20, confidence 0.91, or 43.20
 *
 * Known weakness: one language a document, told by its first page.
 */
import type { PageTilt, Raster, Ruling, Word } from '@extracto/model';
import { FIRST_MODEL, type LanguageModel } from '../adapters/language-models.ts';
import type { RecognisedWord, Recogniser } from '../adapters/recogniser.ts';
import {
  chooseModel,
  findClearModel,
  letterConfidence,
  type ModelReading,
  type OtherReadings,
  STRANGE_SCRIPT,
} from './choose-model.ts';
import { collectInk, turnInk } from './collect-ink.ts';
import { cutHead } from './cut-head.ts';
import { denoise } from './denoise.ts';
import { eraseBars } from './erase-bars.ts';
import { eraseLeaningRulings } from './erase-leaning-rulings.ts';
import { eraseRulings } from './erase-rulings.ts';
import { estimateSkew } from './estimate-skew.ts';
import { estimateTilt } from './estimate-tilt.ts';
import { levelBackground } from './level-background.ts';
import { lightenBands } from './lighten-bands.ts';
import { isInChinese } from './lines/is-in-chinese.ts';
import { KNOWS_LETTERS } from './lines/knows-letters.ts';
import { nameAlphabets } from './lines/name-alphabets.ts';
import { nameStrangeLetters } from './lines/name-strange-letters.ts';
import { type ReadLineImages, readLines } from './lines/read-lines.ts';
import { settleCase } from './lines/settle-case.ts';
import { settleCurrencySigns } from './lines/settle-currency-signs.ts';
import { settleZeros } from './lines/settle-zeros.ts';
import { meanConfidence } from './mean-confidence.ts';
import {
  ALPHABET_NETWORKS,
  isAlphabetNetwork,
  isLineNetwork,
  type LineNetwork,
  type PageReader,
} from './page-reader.ts';
import { type OverlookedFigure, type PlacedFigure, placeWords } from './place-words.ts';
import { readScripts } from './read-scripts.ts';
import { sampleLetters } from './sample-letters.ts';
import { levelRows, type QuarterTurns, turnRaster } from './straighten.ts';
import { OCR } from './thresholds.ts';

const { POINTS_PER_INCH } = OCR.shared;
const { WORKING_DPI, READS_BADLY, FEW_LINES } = OCR.recognisePage;

/** A page that was read once, with the figures of which a second reading is wanted. */
export interface OnceReadPage extends RecognisedPage {
  readonly figures: readonly PlacedFigure[];
  readonly overlooked: readonly OverlookedFigure[];
}

export interface RecognisedPage {
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  /** Size of the upright page. */
  readonly widthPt: number;
  readonly heightPt: number;
  /** Clockwise, from the page as displayed to the upright page. */
  readonly turnedDeg: 0 | 90 | 180 | 270;
  /** Directions of its rows and columns on the upright page. */
  readonly tilt: PageTilt;
  /** The reader that was used. */
  readonly model: PageReader;
}

const TURNED_DEG = [0, 90, 180, 270] as const;

/** Reads an upright page. */
type ReadSheet = (sheet: Raster) => Promise<readonly RecognisedWord[]>;

export type LineReaders = Readonly<Record<LineNetwork, ReadLineImages>>;

/** What is there to read with; `readLineImages` is `null` where there are no networks for single lines. */
export interface PageReaders {
  /** The same one each time. */
  readonly openRecogniser: () => Promise<Recogniser>;
  readonly readLineImages: LineReaders | null;
}

/** `reader` is `null` for the first page of a document, which tells it. */
export async function recognisePage(
  given: Raster,
  { openRecogniser, readLineImages }: PageReaders,
  reader: PageReader | null,
): Promise<OnceReadPage> {
  const page = layFlat(given);
  const byNetwork = async (network: LineNetwork, clean: Raster) =>
    readLineImages === null ? null : spell(network, await readLines(clean, readLineImages[network]));
  if (reader !== null && isLineNetwork(reader)) return finishPage(await readEitherWay(page, surely(reader)), reader);
  if (reader === null) {
    for (const network of ALPHABET_NETWORKS) {
      const known = await readKnownLetters(page, (clean) => byNetwork(network, clean), KNOWS_LETTERS[network]);
      if (known !== null) return finishPage(known, network);
    }
  }
  const recogniser = await openRecogniser();
  const byModel = (clean: Raster, model: LanguageModel) => readScripts(recogniser, clean, model);
  if (reader !== null) return finishPage(await readEitherWay(page, (clean) => byModel(clean, reader)), reader);

  const sheet = page.ways[0]();
  const told = await readAsHeadTells(sheet.clean, byModel);
  if (told !== null) return finishPage({ sheet, words: told.words }, told.model);
  const first = { sheet, words: await byModel(sheet.clean, FIRST_MODEL) };
  if (readLineImages !== null && letterConfidence(first.words) < STRANGE_SCRIPT) {
    const chinese = await findChinese(page, readLineImages.chinese);
    if (chinese !== null) return finishPage(await readSheet(chinese, surely('chinese')), 'chinese');
  }
  const either = await readEitherWay(page, (clean) => byModel(clean, FIRST_MODEL), first);
  const chosen = await chooseModel(either.words, otherReadings(recogniser, either));
  return finishPage({ ...either, words: chosen.words }, chosen.model);

  function surely(network: LineNetwork): ReadSheet {
    return async (clean) => {
      const words = await byNetwork(network, clean);
      if (words === null) throw new Error(`the network of ${network} lines does not run any more`);
      return words;
    };
  }
}

/**
 * A page whose head is clearly printed in another language than the first model's, read once, with the model of that language.
 * `null` where the head leaves the language open, or that model is less sure of the head or of the language.
 */
async function readAsHeadTells(
  clean: Raster,
  read: (part: Raster, model: LanguageModel) => Promise<readonly RecognisedWord[]>,
): Promise<ModelReading | null> {
  const head = cutHead(clean);
  if (head === null) return null;
  const first = await read(head, FIRST_MODEL);
  const model = findClearModel(first);
  if (model === null || model === FIRST_MODEL) return null;
  const words = await read(clean, model);
  const again = words.filter(({ box }) => box[3] <= head.height);
  const isSure = meanConfidence(words) >= READS_BADLY && letterConfidence(again) >= letterConfidence(first);
  return isSure && findClearModel(words) === model ? { model, words } : null;
}

/** A page that may stand on its head: prepared each way when it is first asked for. */
interface FlatPage {
  /** The likelier way first. */
  readonly ways: readonly [() => Sheet, () => Sheet];
}

export function layFlat(given: Raster): FlatPage {
  const level = levelBackground(denoise(given));
  const ink = collectInk(level);
  const { skewDeg, isSideways } = estimateSkew(level, ink);
  const prepare = (turns: QuarterTurns) => {
    let sheet: Sheet | null = null;
    return () => (sheet ??= prepareSheet(turnRaster(level, turns), turns, estimateTilt(turnInk(ink, turns), skewDeg)));
  };
  return { ways: isSideways ? [prepare(3), prepare(1)] : [prepare(0), prepare(2)] };
}

async function readSheet(way: () => Sheet, read: ReadSheet): Promise<WordedSheet> {
  const sheet = way();
  return { sheet, words: await read(sheet.clean) };
}

/** As printed: the network of European alphabets gives one name to letters that look the same. */
function spell(network: LineNetwork, words: readonly RecognisedWord[] | null): readonly RecognisedWord[] | null {
  if (words === null || !isAlphabetNetwork(network)) return words;
  const spelled = network === 'european' ? nameAlphabets(words).map(settleCase) : words;
  return settleCurrencySigns(spelled.map(settleZeros));
}

/** Read by a network for lines; `null` where it cannot run, or where the letters are none that it knows. */
async function readKnownLetters(
  { ways }: FlatPage,
  read: (clean: Raster) => Promise<readonly RecognisedWord[] | null>,
  isKnown: (words: readonly RecognisedWord[]) => boolean,
): Promise<WordedSheet | null> {
  for (const way of ways) {
    const sheet = way();
    const words = await read(sheet.clean);
    if (words === null) return null;
    if (isKnown(words)) return { sheet, words };
  }
  return null;
}

/** `first` is the likelier way where it was read already. */
async function readEitherWay({ ways }: FlatPage, read: ReadSheet, first?: WordedSheet): Promise<WordedSheet> {
  const one = first ?? (await readSheet(ways[0], read));
  if (meanConfidence(one.words) >= READS_BADLY) return one;
  const other = await readSheet(ways[1], read);
  return meanConfidence(other.words) > meanConfidence(one.words) ? other : one;
}

/** The way in which some lines of a page show that it is in Chinese; `null` when it is not. */
async function findChinese({ ways }: FlatPage, readLineImages: ReadLineImages): Promise<(() => Sheet) | null> {
  for (const way of ways) if (isInChinese((await readLines(way().clean, readLineImages, FEW_LINES)) ?? [])) return way;
  return null;
}

function otherReadings(recogniser: Recogniser, { sheet: { clean }, words }: WordedSheet): OtherReadings {
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
  readonly tilt: PageTilt;
  readonly clean: Raster;
  readonly rulings: readonly Ruling[];
  readonly widthPt: number;
  readonly heightPt: number;
}

interface WordedSheet {
  readonly sheet: Sheet;
  readonly words: readonly RecognisedWord[];
}

function prepareSheet(turned: Raster, turns: QuarterTurns, tilt: PageTilt): Sheet {
  const straight = levelRows(turned, tilt, Math.min(turned.dpi, WORKING_DPI));
  const light = lightenBands(straight);
  const { raster: unruled, rulings } = eraseRulings(light);
  const { raster: clean, rulings: bars } = eraseBars(eraseLeaningRulings(light, unruled));
  const [widthPt, heightPt] = [turned.width, turned.height].map((pixels) => (pixels / turned.dpi) * POINTS_PER_INCH);
  return { turns, tilt, clean, rulings: [...rulings, ...bars], widthPt: widthPt!, heightPt: heightPt! };
}

function finishPage({ sheet, words }: WordedSheet, model: PageReader): OnceReadPage {
  const { clean, rulings, widthPt, heightPt, turns, tilt } = sheet;
  const isOurs = isAlphabetNetwork(model);
  const known = isOurs ? words.map(nameStrangeLetters) : words;
  const turnedDeg = TURNED_DEG[turns];
  // our own networks see a minus as well as a digit; what is looked for beside its figures is the tip of a 4
  return { ...placeWords(known, clean, !isOurs), rulings, widthPt, heightPt, turnedDeg, tilt, model };
}
