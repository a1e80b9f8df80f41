/** Connected pieces of ink (four neighbours), found by flood fill: what is a band, a rule, a letter or a speck. */

/** Pixels; right and bottom are exclusive. */
export interface Piece {
  readonly label: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels of ink. */
  readonly size: number;
}

export interface LabelledPieces {
  /** For each pixel the label of its piece, 0 for paper. */
  readonly labels: Int32Array;
  /** In the order of their first pixels; the piece with label n stands at n - 1. */
  readonly pieces: readonly Piece[];
}

/** A pixel is ink when its gray is below `inkBelow`. */
export function labelPieces(gray: Uint8Array, width: number, inkBelow: number): LabelledPieces {
  const labels = new Int32Array(gray.length);
  const stack = new Int32Array(gray.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < gray.length; start++)
    if (gray[start]! < inkBelow && labels[start] === 0)
      pieces.push(fillPiece(gray, width, inkBelow, start, pieces.length + 1, labels, stack));
  return { labels, pieces };
}

/** Everything in locals: a page takes millions of steps. */
function fillPiece(
  gray: Uint8Array,
  width: number,
  inkBelow: number,
  start: number,
  label: number,
  labels: Int32Array,
  stack: Int32Array,
): Piece {
  // the first pixel in reading order is of the topmost row
  const top = Math.floor(start / width);
  let [left, right, bottom, size, depth] = [width, 0, 0, 0, 1];
  stack[0] = start;
  labels[start] = label;
  while (depth > 0) {
    const at = stack[--depth]!;
    const y = Math.floor(at / width);
    const x = at - y * width;
    size += 1;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y >= bottom) bottom = y + 1;
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const next = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
      if (next < 0 || next >= gray.length || labels[next] !== 0 || gray[next]! >= inkBelow) continue;
      labels[next] = label;
      stack[depth++] = next;
    }
  }
  return { label, left, top, right, bottom, size };
}
