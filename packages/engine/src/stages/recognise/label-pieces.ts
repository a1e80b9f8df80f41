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
  for (let start = 0; start < gray.length; start++) {
    if (gray[start]! >= inkBelow || labels[start] !== 0) continue;
    const label = pieces.length + 1;
    let [left, top, right, bottom, size, depth] = [width, Math.floor(start / width), 0, 0, 0, 0];
    const push = (at: number) => {
      if (gray[at]! >= inkBelow || labels[at] !== 0) return;
      labels[at] = label;
      stack[depth++] = at;
    };
    push(start);
    while (depth > 0) {
      const at = stack[--depth]!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      size += 1;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y >= bottom) bottom = y + 1;
      if (x > 0) push(at - 1);
      if (x < width - 1) push(at + 1);
      if (y > 0) push(at - width);
      if (at + width < gray.length) push(at + width);
    }
    // the first pixel in reading order is of the topmost row
    pieces.push({ label, left, top, right, bottom, size });
  }
  return { labels, pieces };
}
