/**
 * Tesseract in WebAssembly: one instance a thread, models loaded when a page first needs them and kept.
 *
 * Block mode (psm 6) keeps the words of a printed row together, where the automatic modes take columns of a statement for
 * columns of prose. Source of the settings: tesseract/ccstruct/publictypes.h.
 */
import type { Raster } from '@extracto/model';
import load, {
  type ResultIterator,
  type TessBaseAPI,
  type TesseractModule,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { LanguageModel } from '../language-models.ts';
import type { RecognisedSymbol, RecognisedWord, Recogniser } from '../recogniser.ts';
import { readCore, readModel } from './read-model.ts';
import { toGraymap } from './to-graymap.ts';
import { whitenPaper } from './whiten-paper.ts';

/** OEM_LSTM_ONLY. */
const LSTM = 1;
/** PSM_SINGLE_BLOCK. */
const BLOCK = 6;
/** RIL_TEXTLINE, RIL_WORD, RIL_SYMBOL. */
const LINE = 2;
const WORD = 3;
const SYMBOL = 4;

const MOST_ALTERNATIVES = 5;

export async function openTesseract(): Promise<Recogniser> {
  const silent = () => {};
  const core = await readCore();
  const tesseract = await load({ print: silent, printErr: silent, ...(core === null ? {} : { wasmBinary: core }) });
  const apis = new Map<string, TessBaseAPI>();
  let current: TessBaseAPI | null = null;

  return {
    prepare: async (model) => {
      if (!apis.has(model)) apis.set(model, openModel(tesseract, model, await readModel(model)));
    },
    recognise: async (raster, model) => {
      const api = apis.get(model);
      if (api === undefined) throw new Error(`the language model ${model} is not prepared`);
      current?.Clear();
      current = api;
      current.SetPageSegMode(BLOCK);
      setImage(tesseract, current, raster);
      return readWords(tesseract, current);
    },
    cpuSecondsBeside: () => 0,
    close: () => {
      for (const api of apis.values()) {
        api.End();
        tesseract.destroy(api);
      }
      apis.clear();
      current = null;
    },
  };
}

function openModel({ FS, TessBaseAPI: Api }: TesseractModule, model: LanguageModel, bytes: Uint8Array): TessBaseAPI {
  const file = `${model}.traineddata`;
  FS.writeFile(file, bytes);
  const api = new Api();
  const status = api.Init(null, model, LSTM);
  FS.unlink(file);
  if (status !== 0) throw new Error(`the language model ${model} cannot be loaded`);
  // Symbol choices of the network, one list for each letter.
  api.SetVariable('lstm_choice_mode', '2');
  // bands are dark on light already; else every line that reads badly is read two times more, as its negative and again
  api.SetVariable('tessedit_do_invert', '0');
  return api;
}

function setImage({ FS }: TesseractModule, api: TessBaseAPI, raster: Raster): void {
  FS.writeFile('/input', toGraymap(whitenPaper(raster)));
  api.SetImageFile(1, 0);
  FS.unlink('/input');
  api.SetSourceResolution(Math.round(raster.dpi));
}

function readWords(tesseract: TesseractModule, api: TessBaseAPI): RecognisedWord[] {
  if (api.Recognize(null) !== 0) return [];
  const iterator = api.GetIterator();
  const words: RecognisedWord[] = [];
  if (tesseract.getPointer(iterator) === 0) return words;
  let symbols: RecognisedSymbol[] = [];
  let lineIndex = -1;
  do {
    if (iterator.Empty(SYMBOL)) continue;
    if (iterator.IsAtBeginningOf(LINE)) lineIndex += 1;
    if (iterator.IsAtBeginningOf(WORD)) {
      symbols = [];
      words.push(readWord(iterator, lineIndex, symbols));
    }
    symbols.push(readSymbol(tesseract, iterator));
  } while (iterator.Next(SYMBOL));
  tesseract.destroy(iterator);
  return words;
}

function readWord(iterator: ResultIterator, lineIndex: number, symbols: readonly RecognisedSymbol[]): RecognisedWord {
  const { x0, y0, x1, y1 } = iterator.getBoundingBox(WORD);
  const [text, confidence] = [iterator.GetUTF8Text(WORD).trim(), iterator.Confidence(WORD) / 100];
  return { text, box: [x0, y0, x1, y1], lineIndex, confidence, symbols };
}

function readSymbol(tesseract: TesseractModule, iterator: ResultIterator): RecognisedSymbol {
  const { x0, x1 } = iterator.getBoundingBox(SYMBOL);
  const text = iterator.GetUTF8Text(SYMBOL);
  const choices = new tesseract.ChoiceIterator(iterator);
  const alternatives: string[] = [];
  do {
    const other = choices.GetUTF8Text();
    if (other !== text && other !== '' && alternatives.length < MOST_ALTERNATIVES) alternatives.push(other);
  } while (choices.Next());
  tesseract.destroy(choices);
  return { text, left: x0, right: x1, confidence: iterator.Confidence(SYMBOL) / 100, alternatives };
}
