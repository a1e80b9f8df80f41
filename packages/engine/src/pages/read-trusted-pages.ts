/**
 * Opened document → its pages in order, each with words that can be trusted: those of its text layer, or those recognised
 * from its image. Boxes are points from the top left of the upright page. Decides which of the two a page is read by.
 *
 *   text layer   "05/03  GROCER  -450.00"     native, taken as it is
 *   text layer   "\ufffd5/\ufffd3  \ufffd\ufffdO…"           garbled: recognised
 *   one image and no text                     a scan: recognised
 *
 * Pages are recognised several at a time, no more of them than are worked on, so that memory stays flat. Known weakness: the
 * first page that is recognised tells the language for the others.
 */
import { ExtractionError, type Page, type Raster } from '@extracto/model';
import { FIRST_MODEL } from '../adapters/language-models.ts';
import type { PdfDocument } from '../adapters/pdf/open-pdf.ts';
import type { PageReader } from '../ocr/page-reader.ts';
import type { RecognisedPage } from '../ocr/recognise-page.ts';
import { chooseReading } from './choose-reading.ts';
import { dropSidewaysNotes } from './drop-sideways-notes.ts';
import { scalePage } from './fit-type-size.ts';
import { judgeTrust, type Trust } from './judge-trust.ts';
import { RecognitionNeeded } from './recognition-needed.ts';
import { sheetFactor } from './sheet-factor.ts';
import { PAGES } from './thresholds.ts';
import { widenTypewriter } from './widen-typewriter.ts';

const { FINEST, COARSEST, OUTLINES, MOST_IMAGE_PIXELS } = PAGES.readTrustedPages;

/** Recognises pages elsewhere. */
export interface PageRecogniser {
  /** Pages at a time. */
  readonly width: number;
  /** Without a model the page tells it. Throws `time_limit`, `memory_limit` or `cancelled`. */
  recognise(raster: Raster, model: PageReader | null, signal?: AbortSignal): Promise<RecognisedPage>;
}

export interface RecognitionOptions {
  /**
   * `null`: pages are read from their text layers alone. `elsewhere`: a page that has to be recognised ends the reading with
   * `RecognitionNeeded`, before any of its images is decoded.
   */
  readonly recogniser: PageRecogniser | 'elsewhere' | null;
  /** Recognise every page, whatever its text layer says. */
  readonly always: boolean;
  readonly signal?: AbortSignal | undefined;
}

export async function* readTrustedPages(
  document: PdfDocument,
  { recogniser, always, signal }: RecognitionOptions,
): AsyncGenerator<Page, void, void> {
  const recognise =
    recogniser === null ? null : recogniser === 'elsewhere' ? refuse : recogniseAlike(recogniser, signal);
  const width = recogniser === null || recogniser === 'elsewhere' ? 0 : recogniser.width;
  const begun: Promise<Page>[] = [];
  for (const page of readPages(document)) {
    if (signal?.aborted) throw new ExtractionError('cancelled');
    const trust = always ? 'absent' : judgeTrust(page);
    const reading = readTrusted(document, page, trust, recognise);
    // Several may fail; the first in order is the one that is thrown.
    reading.catch(() => {});
    begun.push(reading);
    if (begun.length > width) yield await begun.shift()!;
  }
  for (const reading of begun) yield await reading;
}

/** Renders the page only where it is recognised here. */
type Recognise = (render: () => Raster) => Promise<RecognisedPage>;

const refuse: Recognise = () => Promise.reject(new RecognitionNeeded());

async function readTrusted(
  document: PdfDocument,
  page: Page,
  trust: Trust,
  recognise: Recognise | null,
): Promise<Page> {
  if (trust === 'trusted' || recognise === null) return page;
  const factor = sheetFactor(page);
  const onSheet = toPage(await recognise(() => render(document, page, factor)), page);
  const recognised = factor === 1 ? onSheet : scalePage(onSheet, 1 / factor);
  return trust === 'uncertain' ? chooseReading(page, recognised) : recognised;
}

/** The page as pixels of a sheet `factor` times its size. */
function render(document: PdfDocument, { pageNumber, art, turnedDeg }: Page, factor: number): Raster {
  if ((art?.imagePixels ?? 0) > MOST_IMAGE_PIXELS) throw new ExtractionError('memory_limit');
  const imageDpi = art?.imageDpi ?? null;
  const dpi = Math.min(FINEST, Math.max(COARSEST, imageDpi === null ? OUTLINES : imageDpi / factor));
  const raster = document.renderPage(pageNumber - 1, dpi * factor, turnedDeg);
  return { ...raster, dpi: raster.dpi / factor };
}

const TURNED_DEG: readonly Page['turnedDeg'][] = [undefined, 90, 180, 270];

function toPage(recognised: RecognisedPage, { pageNumber, turnedDeg }: Page): Page {
  const { rulings, widthPt, heightPt, tilt } = recognised;
  const words = widenTypewriter(dropSidewaysNotes(recognised.words));
  const turned = TURNED_DEG[((recognised.turnedDeg + (turnedDeg ?? 0)) / 90) % 4];
  const placed: Page = { pageNumber, widthPt, heightPt, words, rulings, tilt, textLayer: 'recognised' };
  return turned === undefined ? placed : { ...placed, turnedDeg: turned };
}

/** The first page chooses the model, the others wait for its choice. */
function recogniseAlike(recogniser: PageRecogniser, signal: AbortSignal | undefined): Recognise {
  let chosen: Promise<PageReader> | null = null;
  return async (render) => {
    const raster = render();
    if (chosen !== null) return recogniser.recognise(raster, await chosen, signal);
    const first = recogniser.recognise(raster, null, signal);
    chosen = first.then(
      ({ model }) => model,
      () => FIRST_MODEL,
    );
    return first;
  };
}

/** The pages in order, one at a time. Throws `unreadable_pdf` or `memory_limit` at the page that cannot be read. */
export function* readPages(document: PdfDocument): Generator<Page, void, void> {
  for (let index = 0; index < document.pageCount; index++) yield document.readPage(index);
}
