import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import type { LanguageModel } from '../adapters/language-models.ts';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import type { LineLetter } from '../geometry/line-image.ts';
import type { ReadLineImages } from './lines/read-lines.ts';
import { type LineReaders, recognisePage } from './recognise-page.ts';

const [WIDTH, HEIGHT, LINE, STEP] = [1000, 1400, 20, 40];
const GERMAN =
  'Kontoauszug Buchungstag Wertstellung Verwendungszweck Betrag Kontostand Alter Kontostand Neuer Kontostand';
const ENGLISH = 'Account Statement Posting Date Description Paid out Paid in Balance Opening Balance Closing Balance';

/** Lines of words that do not stand below each other. */
function drawPage(): Raster {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let top = STEP; top < HEIGHT - STEP; top += STEP)
    for (let left = 100 + ((top * 17) % 53); left < 900; left += 60)
      for (let y = top; y < top + LINE; y++) gray.fill(10, y * WIDTH + left, y * WIDTH + left + 45);
  return { width: WIDTH, height: HEIGHT, gray, dpi: 200 };
}

/** A recogniser that sees `text` in every picture; which model read which part of the page it tells in `readings`. */
async function readFirstPage(
  text: string,
  confidence: (model: LanguageModel) => number,
  readLineImages: LineReaders | null = null,
) {
  const readings: string[] = [];
  const recognise = async (raster: Raster, model: LanguageModel): Promise<RecognisedWord[]> => {
    readings.push(`${model} ${raster.height < HEIGHT / 2 ? 'head' : 'page'}`);
    return text.split(' ').map((word, index) => ({
      text: word,
      box: [50 * index, 40, 50 * index + 40, 60],
      lineIndex: 0,
      confidence: confidence(model),
      symbols: [],
    }));
  };
  const recogniser = { prepare: async () => {}, recognise, cpuSecondsBeside: () => 0, close: () => {} };
  const { model } = await recognisePage(drawPage(), { openRecogniser: async () => recogniser, readLineImages }, null);
  return { model, readings };
}

test('a first page is read whole with the model of the language in which its head is clearly printed', async () => {
  expect(await readFirstPage(GERMAN, (model) => (model === 'deu' ? 0.9 : 0.8))).toEqual({
    model: 'deu',
    readings: ['eng head', 'deu page'],
  });
});

test('a first page whose head is printed in the language of the first model is read with that one', async () => {
  expect(await readFirstPage(ENGLISH, () => 0.9)).toEqual({ model: 'eng', readings: ['eng head', 'eng page'] });
});

test('a model that is less sure of the head than the first one does not read the page alone', async () => {
  expect((await readFirstPage(GERMAN, (model) => (model === 'deu' ? 0.7 : 0.9))).model).toBe('eng');
});

/** Networks that see the same letters in every line image; `null` where they cannot run. */
function always(text: string | null, confidence = 0.95): LineReaders {
  return { latin: see(text, confidence), european: see(text, confidence), chinese: async () => null };
}

function see(text: string | null, confidence = 0.95): ReadLineImages {
  const seen = [...(text ?? '')].map(
    (letter, at): LineLetter => ({
      text: letter,
      at: 4 * at,
      confidence,
      alternatives: [],
    }),
  );
  return async (images) => (text === null ? null : images.map(() => seen));
}

test('a page in Latin letters is read by the network, and Tesseract is not asked', async () => {
  expect(await readFirstPage(ENGLISH, () => 0.9, always('Saldo'))).toEqual({ model: 'latin', readings: [] });
});

test('a page in letters that the Latin network does not know is read by the one that knows more alphabets', async () => {
  const networks = { ...always(null), latin: see('\ufffd\ufffdaa'), european: see('ΣYNOΛO', 0.8) };
  expect(await readFirstPage(ENGLISH, () => 0.9, networks)).toEqual({ model: 'european', readings: [] });
});

test.each([
  ['letters that the network is not sure of', always('Saldo', 0.5)],
  ['letters that it does not know', always('Sa\ufffdo')],
  ['figures alone', always('14')],
])('%s are read by Tesseract', async (_, network) => {
  expect((await readFirstPage(ENGLISH, () => 0.9, network)).model).toBe('eng');
});

test('Tesseract reads when the network cannot run', async () => {
  expect((await readFirstPage(ENGLISH, () => 0.9, always(null))).model).toBe('eng');
});
