import { type Operation, printPdf } from '@extracto/samples';

const TITLES = ['Date', 'Description', 'Amount', 'Balance'] as const;
const COLUMNS = [50, 130, 450, 545] as const;

/** A list whose page says as little as the caller wants: lines above it, then rows of date, description, amount, balance. */
export async function printOpenStatement(
  head: readonly string[],
  rows: readonly (readonly [string, string, string, string])[],
): Promise<Buffer> {
  const above = head.map((line, index) => text(line, 50, 60 + index * 16, 'left'));
  const list = [TITLES, ...rows].flatMap((cells, index) =>
    cells.map((cell, column) => text(cell, COLUMNS[column] ?? 0, 200 + index * 16, column < 2 ? 'left' : 'right')),
  );
  const page = { widthPt: 595, heightPt: 842, turned: false, operations: [...above, ...list] };
  return Buffer.from(await printPdf([page], { title: 'Statement', seed: 1, protection: null }));
}

function text(content: string, x: number, y: number, align: 'left' | 'right'): Operation {
  return {
    kind: 'text',
    text: content,
    x,
    y,
    face: 'sans',
    sizePt: 9,
    align,
    color: '#000000',
    angleDeg: 0,
    figure: null,
  };
}
