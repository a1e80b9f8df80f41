/**
 * The output of the tesseract program with `tessedit_create_hocr`, `hocr_char_boxes` and `lstm_choice_mode` 2 → words. Source:
 * hOCR 1.2 (kba.github.io/hocr-spec), and tesseract/src/api/hocrrenderer.cpp for the letters and their choices:
 *
 *     <span class='ocrx_word' title='bbox 103 99 191 121; x_wconf 95'>
 *      <span class='ocrx_cinfo' title='x_bboxes 103 99 115 121; x_conf 99.57'>E</span>
 *       <span class='ocrx_cinfo' id='lstm_choices_1_1_1'>
 *        <span class='ocrx_cinfo' id='choice_1_1_1' title='x_confs 92.69'>E</span> …
 */
import { Parser } from 'saxen';
import type { RecognisedSymbol, RecognisedWord } from '../recogniser.ts';

const LINE_CLASSES = new Set(['ocr_line', 'ocr_header', 'ocr_caption', 'ocr_textfloat']);
const MOST_ALTERNATIVES = 5;

interface OpenSymbol extends Omit<RecognisedSymbol, 'alternatives'> {
  readonly choices: string[];
}

interface OpenWord extends Omit<RecognisedWord, 'text' | 'symbols'> {
  readonly symbols: OpenSymbol[];
}

export function readHocr(hocr: string): RecognisedWord[] {
  const words: OpenWord[] = [];
  let lineIndex = -1;
  let takeText: ((text: string) => void) | null = null;
  const parser = new Parser();
  parser.on('error', (cause) => {
    throw new Error('the recogniser printed no hOCR', { cause });
  });
  parser.on('openTag', (_name, getAttributes) => {
    const { class: kind = '', id = '', title = '' } = getAttributes();
    takeText = null;
    if (LINE_CLASSES.has(kind)) lineIndex += 1;
    else if (kind === 'ocrx_word') words.push(openWord(title, lineIndex));
    else if (kind === 'ocrx_cinfo') takeText = takeLetter(words.at(-1)?.symbols ?? [], id, title);
  });
  // A letter that begins a word may bring the space before it.
  parser.on('text', (text, decode) => takeText?.(decode(text).trim()));
  parser.on('closeTag', () => {
    takeText = null;
  });
  parser.parse(hocr);
  return words.filter(({ symbols }) => symbols.length > 0).map(closeWord);
}

function openWord(title: string, lineIndex: number): OpenWord {
  const [left, top, right, bottom] = readNumbers(title, 'bbox', 4) as [number, number, number, number];
  const [percent] = readNumbers(title, 'x_wconf', 1) as [number];
  return { box: [left, top, right, bottom], lineIndex, confidence: percent / 100, symbols: [] };
}

/** A letter as it was read, or one of its choices, whose text follows; `null` for what holds the choices together. */
function takeLetter(symbols: OpenSymbol[], id: string, title: string): ((text: string) => void) | null {
  if (id.startsWith('choice_')) return (text) => symbols.at(-1)?.choices.push(text);
  if (!title.includes('x_bboxes')) return null;
  const [left, , right] = readNumbers(title, 'x_bboxes', 4) as [number, number, number, number];
  const [percent] = readNumbers(title, 'x_conf', 1) as [number];
  return (text) => symbols.push({ text, left, right, confidence: percent / 100, choices: [] });
}

/** `bbox 103 99 191 121; x_wconf 95`, "bbox" → its four numbers. */
function readNumbers(title: string, property: string, count: number): number[] {
  const [name, ...values] =
    title
      .split(';')
      .map((part) => part.trim().split(' '))
      .find(([key]) => key === property) ?? [];
  const numbers = values.map(Number);
  if (name === undefined || numbers.length !== count || !numbers.every(Number.isFinite))
    throw new Error(`the recogniser printed no ${property}`);
  return numbers;
}

function closeWord({ symbols, ...word }: OpenWord): RecognisedWord {
  return {
    ...word,
    text: symbols.map(({ text }) => text).join(''),
    symbols: symbols.map(({ choices, ...symbol }) => ({
      ...symbol,
      alternatives: choices.filter((choice) => choice !== symbol.text).slice(0, MOST_ALTERNATIVES),
    })),
  };
}
