/**
 * Strips with known letters: pages full of figures in the fonts of a folder, scanned, cleaned and cut.
 *
 *   node training/make-strips.ts --texts figures|latin|european --fonts FOLDER --seeds A..B --out FILE
 *
 * A page a seed, of about 350 strips of figures, or 70 of lines. Writes for each strip its width (16 bits, little-endian), the length of its text in bytes
 * (8 bits), the text (UTF-8), and its rows of gray from the top, `LINE_IMAGE_HEIGHT` of them.
 */
import { appendFileSync, globSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRandom } from '@extracto/samples';
import type { LineImage } from '../packages/engine/src/geometry/line-image.ts';
import { ALPHABETS, foldLookAlikes } from '../packages/engine/src/ocr/lines/look-alikes.ts';
import { cutCell } from './cut-cell.ts';
import { cutLines } from './cut-lines.ts';
import { printCells } from './print-cells.ts';
import { scanCells } from './scan-cells.ts';
import { writeFigure } from './write-figures.ts';
import { writeLineIn } from './write-lines.ts';

const WRITERS = { figures: writeFigure, latin: writeLineIn(['Latin']), european: writeLineIn(ALPHABETS) };
type Texts = keyof typeof WRITERS;

async function makeLineImages(texts: Texts, fonts: readonly string[], seed: number): Promise<Buffer> {
  const random = createRandom(`strips/${seed}`);
  const { pdf, cells } = await printCells(fonts, WRITERS[texts], random);
  const scan = await scanCells(pdf, random);
  const spell = texts === 'european' ? foldLookAlikes : (text: string) => text;
  if (texts !== 'figures')
    return Buffer.concat(cutLines(cells, scan).map(({ text, strip }) => packLineImage(spell(text), strip)));
  return Buffer.concat(
    cells.map((cell) => {
      const strip = cutCell(cell, cells, scan, random);
      return strip === null ? Buffer.alloc(0) : packLineImage(cell.text, strip);
    }),
  );
}

function packLineImage(text: string, { width, gray }: LineImage): Buffer {
  const letters = Buffer.from(text);
  const head = Buffer.alloc(3);
  head.writeUInt16LE(width, 0);
  head.writeUInt8(letters.length, 2);
  return Buffer.concat([head, letters, gray]);
}

const { values } = parseArgs({
  options: { texts: { type: 'string' }, fonts: { type: 'string' }, seeds: { type: 'string' }, out: { type: 'string' } },
});
const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(values.seeds ?? '') ?? [];
const fonts = globSync(`${values.fonts}/**/*.{ttf,otf}`).toSorted();
if (last === undefined || values.out === undefined || fonts.length === 0 || !(String(values.texts) in WRITERS)) {
  console.error('node training/make-strips.ts --texts figures|latin|european --fonts FOLDER --seeds A..B --out FILE');
  process.exit(2);
}
rmSync(values.out, { force: true });
for (let seed = Number(first); seed <= Number(last); seed++)
  appendFileSync(values.out, await makeLineImages(values.texts as Texts, fonts, seed));
