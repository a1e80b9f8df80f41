/** One statement laid on its page in every way: what is read is the same, and boxes stand where the page is displayed. */
import type { Box, ExtractionResult } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { extract } from '../pipeline.ts';

const [WIDTH, HEIGHT] = [600, 800];
const ROWS = [
  ['02/03/2024', 'GREEN GROCER', '-45.20', '954.80'],
  ['05/03/2024', 'SALARY MARCH', '1,500.00', '2,454.80'],
  ['17/03/2024', 'RENT', '-800.00', '1,654.80'],
] as const;

type Drawing = Parameters<Parameters<typeof drawPdf>[0]>[0];

function drawStatement(pdf: Drawing): void {
  pdf.font('Courier').fontSize(10);
  const print = (y: number, cells: readonly string[], lefts: readonly number[]) => {
    for (const [index, cell] of cells.entries()) pdf.text(cell, lefts[index]!, y, { lineBreak: false });
  };
  const right = (edge: number, text: string) => edge - 6 * text.length;
  print(60, ['Sample Bank   Checking account statement   12345678   GBP'], [50]);
  print(80, ['Statement period 01/03/2024 to 31/03/2024'], [50]);
  print(110, ['Opening balance', '1,000.00'], [50, right(540, '1,000.00')]);
  print(140, ['Date', 'Description', 'Amount', 'Balance'], [50, 130, right(440, 'Amount'), right(540, 'Balance')]);
  for (const [index, row] of ROWS.entries()) {
    print(160 + 16 * index, row, [50, 130, right(440, row[2]), right(540, row[3])]);
  }
  print(230, ['Closing balance', '1,654.80'], [50, right(540, '1,654.80')]);
}

interface Laying {
  /** Entry of the page. */
  readonly rotate: 0 | 90 | 180 | 270;
  /** Rotation of the content on the page's own, unrotated paper: clockwise from upright. */
  readonly drawnDeg: 0 | 90 | 180 | 270;
}

/** The statement on paper of its own size, or on the same paper lying across when it is drawn sideways. */
function layStatement({ rotate, drawnDeg }: Laying): Promise<Uint8Array> {
  const across = drawnDeg % 180 === 90;
  const shift: Record<Laying['drawnDeg'], [number, number]> = {
    0: [0, 0],
    90: [HEIGHT, 0],
    180: [WIDTH, HEIGHT],
    270: [0, WIDTH],
  };
  return drawPdf(
    (pdf) => {
      Object.assign(pdf.page.dictionary.data, { Rotate: rotate });
      pdf.translate(...shift[drawnDeg]).rotate(drawnDeg);
      drawStatement(pdf);
    },
    { size: across ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT] },
  );
}

/** A box of the upright statement, on that statement turned clockwise. */
function turn([x0, y0, x1, y1]: Box, clockwiseDeg: number): Box {
  if (clockwiseDeg === 90) return [HEIGHT - y1, x0, HEIGHT - y0, x1];
  if (clockwiseDeg === 180) return [WIDTH - x1, HEIGHT - y1, WIDTH - x0, HEIGHT - y0];
  if (clockwiseDeg === 270) return [y0, WIDTH - x1, y1, WIDTH - x0];
  return [x0, y0, x1, y1];
}

const boxesOf = ({ statements: [statement] }: ExtractionResult): readonly Box[] => [
  ...statement!.transactions.map(({ box }) => box),
  ...Object.values(statement!.sources).map(({ box }) => box),
];
/** Drops boxes and columns, which only an upright page has. */
const withoutBoxes = (result: ExtractionResult) =>
  JSON.parse(JSON.stringify(result, (key, value) => (key === 'box' || key === 'columns' ? undefined : value)));

const TURNS = [0, 90, 180, 270] as const;
const LAYINGS = TURNS.flatMap((rotate) => TURNS.map((drawnDeg) => ({ rotate, drawnDeg })));

describe.each(['Document', 'Page'] as const)('in %s mode', (parser) => {
  test.each(LAYINGS)('drawn at $drawnDeg on a page rotated by $rotate', async ({ rotate, drawnDeg }) => {
    const upright = await extract(await layStatement({ rotate: 0, drawnDeg: 0 }), { parser });
    const laid = await extract(await layStatement({ rotate, drawnDeg }), { parser });

    expect(upright.statements[0]?.verification.status).toBe('verified');
    expect(upright.statements[0]?.transactions).toHaveLength(ROWS.length);
    expect(withoutBoxes(laid)).toEqual(withoutBoxes(upright));
    const expected = boxesOf(upright).map((box) => turn(box, (rotate + drawnDeg) % 360));
    for (const [index, box] of boxesOf(laid).entries()) {
      for (const [edge, value] of box.entries()) expect(value).toBeCloseTo(expected[index]![edge]!, 0);
    }
  });
});
