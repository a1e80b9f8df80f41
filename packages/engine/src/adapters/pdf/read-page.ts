/** One page of an open document: flatten, turn upright, read, judge, split, place. */
import { type Box, ExtractionError, type Font, type Page, type Ruling, type Word } from '@extracto/model';
import { dropDuplicates } from './drop-duplicates.ts';
import { dropHiddenLayers } from './drop-hidden-layers.ts';
import { flattenPage } from './flatten-page.ts';
import { joinBytePairs } from './join-byte-pairs.ts';
import { joinFromRight } from './join-from-right.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';
import { type Judgement, judgeRuns, type RunLook } from './judge-runs.ts';
import type { Area } from './matrix.ts';
import { orderScattered } from './order-scattered.ts';
import { listObjects, type PageObjects } from './page-objects.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { placeLigatures } from './place-ligatures.ts';
import { narrowFigures } from './print-character.ts';
import { probePaint } from './probe-paint.ts';
import { readArt, shareOf } from './read-art.ts';
import { readClip } from './read-clip.ts';
import { type Direction, endOfRun, type Glyphs } from './read-glyphs.ts';
import { type Paint, readPaint } from './read-paint.ts';
import type { Line } from './read-path-lines.ts';
import { readRunLooks } from './read-run-looks.ts';
import { type GlyphWord, splitWords } from './split-words.ts';
import { type FontBook, trimFontBook } from './text-objects/font-book.ts';
import { readTextObjects } from './text-objects/read-text-objects.ts';
import { readTextPage } from './text-objects/read-text-page.ts';
import { type QuarterTurns, turnPage } from './turn-page.ts';
import { turnRunsBack } from './turn-runs-back.ts';

/** Top and bottom of a word's box above and below its baseline, in em. */
const ASCENT = 0.78;
const DESCENT = 0.22;
/** Part of the page that an image covers when it is the page. */
const SCAN_COVERS = 0.5;
/** … and when text painted before it can hardly be meant for the reader. */
const LID_COVERS = 0.8;

/** Throws `unreadable_pdf`. */
export function readPage(instance: PdfiumInstance, document: number, index: number, book: FontBook): Page {
  const { api } = instance;
  let page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new ExtractionError('unreadable_pdf');
  try {
    if (flattenPage(instance, document, page)) {
      api.FPDF_ClosePage(page);
      page = api.FPDF_LoadPage(document, index);
      if (page === 0) throw new ExtractionError('unreadable_pdf');
    }
    // Broken values of /Rotate come through as negative or large numbers.
    const rotation = (api.FPDFPage_GetRotation(page) & 3) as QuarterTurns;
    const listed = listObjects(instance, page);
    const displayed = readPageArea(instance, page);
    const objects = dropHiddenLayers(instance, listed, displayed) ? listObjects(instance, page) : listed;
    const area = turnPage(instance, objects, displayed, rotation);
    trimFontBook(instance, book);
    const glyphs = rotation === 0 && instance.offsetsHold === true ? readTextObjects(instance, objects, book) : null;
    // the picture of a page that was turned is that of the page as it was
    const isPainted = rotation === 0 ? probePaint(instance, page, area) : () => false;
    const readText = () => joinBytePairs(placeLigatures(readTextPage(instance, objects, book)));
    return readTurned(instance, objects, area, { glyphs: glyphs ?? readText(), readText, isPainted }, index + 1);
  } finally {
    if (page !== 0 && !instance.dead) api.FPDF_ClosePage(page);
  }
}

function readPageArea(instance: PdfiumInstance, page: number): Area {
  const { api, scratch } = instance;
  api.FPDF_GetPageBoundingBox(page, scratch);
  const { floats } = readScratch(instance);
  return { left: floats[0]!, top: floats[1]!, right: floats[2]!, bottom: floats[3]! };
}

interface PageText {
  readonly glyphs: Glyphs;
  /** Reads them from PDFium's text page. */
  readonly readText: () => Glyphs;
  /** True when the place of a text is painted in any colour. */
  readonly isPainted: (area: Area) => boolean;
}

function readTurned(
  instance: PdfiumInstance,
  objects: PageObjects,
  area: Area,
  text: PageText,
  pageNumber: number,
): Page {
  const turns = findPageTurn(text.glyphs);
  if (turns === 0) return assemblePage(instance, objects, area, text, pageNumber);
  const turned = turnPage(instance, objects, area, turns);
  const upright = { glyphs: turnRunsBack(text.readText()), isPainted: () => false };
  const page = assemblePage(instance, objects, turned, upright, pageNumber);
  return { ...page, turnedDeg: TURNED_DEG[turns] };
}

const TURNED_DEG = { 1: 90, 2: 180, 3: 270 } as const;

function assemblePage(
  instance: PdfiumInstance,
  objects: PageObjects,
  area: Area,
  { glyphs: drawn, isPainted }: Omit<PageText, 'readText'>,
  pageNumber: number,
): Page {
  const glyphs = orderScattered(drawn);
  const paint = readPaint(instance, objects);
  const looks = readRunLooks(instance, glyphs, paint);
  const judgements = judgeRuns(
    looks,
    paint.fills,
    area,
    ({ object, matrix }) => readClip(instance, object, matrix),
    isPainted,
  );
  const hiddenLayer = isHiddenLayer(judgements, looks, paint, area);
  const wanted = judgements.map((judgement) => judgement === 'seen' || (hiddenLayer && judgement === 'hidden'));
  const clips = looks.map((look) => look.clip);
  const made = new TextWords();
  const words = joinSpacedLetters(joinFromRight(dropDuplicates(splitWords(glyphs, wanted, clips))));
  return {
    pageNumber,
    widthPt: area.right - area.left,
    heightPt: area.top - area.bottom,
    words: words.map((word) => placeWord(word, area, made)),
    rulings: paint.lines.map((line) => placeLine(line, area)),
    textLayer: words.length === 0 ? 'none' : hiddenLayer ? 'hidden' : 'native',
    art: readArt(instance, paint, area),
  };
}

/** A scan with recognised text: no text is seen and an image is the page, or an image lies over all of the text. */
function isHiddenLayer(judgements: readonly Judgement[], looks: readonly RunLook[], paint: Paint, page: Area): boolean {
  const images = paint.fills.filter((fill) => fill.kind === 'image');
  if (images.length === 0) return false;
  const covers = (part: number) => images.filter((image) => shareOf(image.area, page) >= part);
  const seen = looks.filter((_, index) => judgements[index] === 'seen');
  if (seen.length === 0) return judgements.includes('hidden') && covers(SCAN_COVERS).length > 0;
  return covers(LID_COVERS).some((lid) => seen.every((look) => look.order !== null && look.order < lid.order));
}

function placeWord(word: GlyphWord, page: Area, words: TextWords): Word {
  const baseline = page.top - word.baseline;
  const box: Box = [
    word.left - page.left,
    baseline - ASCENT * word.em,
    word.right - page.left,
    baseline + DESCENT * word.em,
  ];
  return words.make(narrowFigures(word.text), box, word.em);
}

function placeLine({ orientation, area }: Line, page: Area): Ruling {
  const box: Box = [area.left - page.left, page.top - area.top, area.right - page.left, page.top - area.bottom];
  return { orientation, box };
}

const TURN_FOR: Readonly<Record<Direction, QuarterTurns>> = { right: 0, up: 1, left: 2, down: 3, slanted: 0 };
/** Part of the page's glyphs that must run the other way, so that a margin note turns no page. */
const MOST_OF_THE_PAGE = 0.8;

/** How far a page must be turned to be read: for statements laid sideways on the page without saying so. */
function findPageTurn(glyphs: Glyphs): QuarterTurns {
  const { count, runs } = glyphs;
  if (runs.direction.every((direction) => direction === 'right')) return 0;
  const perDirection = new Map<Direction, number>();
  for (const [run, direction] of runs.direction.entries()) {
    const length = endOfRun(glyphs, run) - runs.from[run]!;
    perDirection.set(direction, (perDirection.get(direction) ?? 0) + length);
  }
  const [direction, most] = [...perDirection].reduce((one, other) => (other[1] > one[1] ? other : one), ['right', 0]);
  return most >= MOST_OF_THE_PAGE * count ? TURN_FOR[direction] : 0;
}

const NONE: readonly string[] = [];

/** Makes the words of a page's text layer, which are certain. Neighbours of one size, as nearly all are, share their font. */
class TextWords {
  #font: Font = { heightPt: 0 };

  make(text: string, box: Box, heightPt: number): Word {
    if (!Object.is(this.#font.heightPt, heightPt)) this.#font = { heightPt };
    return { text, box, font: this.#font, confidence: null, alternatives: NONE };
  }
}
