/** A printed page → the page as the engine has it before it reads: scanned as the samples are, or worse, and cleaned. */
import type { Raster } from '@extracto/model';
import type { Random } from '@extracto/samples';
import { photographPage } from '@extracto/samples/scan/photograph-page';
import { SCAN_KINDS, type ScanKind } from '@extracto/samples/scan/scan-kinds';
import jpeg from 'jpeg-js';
import { openPdf } from '../packages/engine/src/adapters/pdf/open-pdf.ts';
import { layFlat } from '../packages/engine/src/ocr/recognise-page.ts';
import { smooth } from '../packages/engine/src/ocr/straighten.ts';

const INK_BELOW = 128;

export async function scanCells(pdf: Uint8Array, random: Random): Promise<Raster> {
  const kind = drawKind(random);
  const document = await openPdf(pdf, null);
  const printed = document.renderPage(0, kind.dpi);
  document.close();
  const blurred = random.chance(0.25) ? smooth(printed) : printed;
  return layFlat(send(photographPage(blurred, kind, random), kind.jpegQuality)).ways[0]().clean;
}

/** A third are faxes, a sixth photographs. */
function drawKind(random: Random): ScanKind {
  const between = (from: number, to: number) => from + (to - from) * random.next();
  if (random.chance(0.33)) {
    const dpi = random.pick([196, 200, 204, 204, 204, 240]);
    return { ...SCAN_KINDS.fax, dpi, noise: between(8, 42), inkGray: between(0, 70), paperGray: between(215, 255) };
  }
  const isPhoto = random.chance(0.25);
  return {
    ...SCAN_KINDS['flatbed-200'],
    dpi: random.pick([150, 180, 200, 200, 200, 220, 300]),
    noise: between(2, 20),
    inkGray: between(0, 90),
    paperGray: between(205, 255),
    jpegQuality: random.integer(35, 90),
    shadow: isPhoto ? between(0, 0.4) : 0,
    perspective: isPhoto ? between(0, 0.02) : 0,
  };
}

/** `jpegQuality` as in a kind of scan: `null` is one bit a pixel. */
function send(page: Raster, jpegQuality: number | null): Raster {
  const { width, height, gray } = page;
  if (jpegQuality === null) return { ...page, gray: gray.map((value) => (value >= INK_BELOW ? 255 : 0)) };
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [index, value] of gray.entries()) data.fill(value, 4 * index, 4 * index + 3);
  const sent = jpeg.decode(jpeg.encode({ data, width, height }, jpegQuality).data, { useTArray: true });
  return { ...page, gray: gray.map((_, index) => sent.data[4 * index]!) };
}
