/** Documents that are no statements, by name, as PDFs: set in fixed columns, so that tables stand as written. */
import type { Operation } from '../print/operations.ts';
import { printPdf } from '../print/print-pdf.ts';
import { LETTERS } from './letters.ts';
import { TABLES } from './tables.ts';

const [WIDTH_PT, HEIGHT_PT] = [595, 842];
const [LEFT_PT, TOP_PT] = [40, 60];
const [SIZE_PT, LINE_PT, COLUMN_PT] = [9, 14, 5.4];
/** Text behind two blanks or more is set on its own. */
const PIECE = /\S+(?: \S+)*/g;
/** An amount stands where its last character is written, a word where its first is. */
const FIGURE = /^[-$£€]?[\d .,]*\d(?: ?€)?$/;

export const OTHER_DOCUMENTS: readonly string[] = [...Object.keys(LETTERS), ...Object.keys(TABLES)];

/** Throws `RangeError` for a name that is not among `OTHER_DOCUMENTS`. */
export function printOtherDocument(name: string): Promise<Uint8Array> {
  const lines = (LETTERS[name] ?? TABLES[name])?.trim().split('\n');
  if (lines === undefined) throw new RangeError(`no document is called "${name}"`);
  const operations = lines.flatMap((line, index) => setLine(line, TOP_PT + index * LINE_PT));
  const page = { widthPt: WIDTH_PT, heightPt: HEIGHT_PT, operations, turned: false };
  return printPdf([page], { title: name, seed: 0, protection: null });
}

function setLine(line: string, y: number): Operation[] {
  return Array.from(line.matchAll(PIECE), ({ 0: text, index }) => {
    const isFigure = FIGURE.test(text);
    const column = isFigure ? index + text.length : index;
    return {
      kind: 'text',
      text,
      x: LEFT_PT + column * COLUMN_PT,
      y,
      face: 'wide',
      sizePt: SIZE_PT,
      align: isFigure ? 'right' : 'left',
      color: '#000000',
      angleDeg: 0,
      figure: null,
    };
  });
}
