/** PDF matrices `[a b c d e f]`: x' = a·x + c·y + e, y' = b·x + d·y + f (ISO 32000-1, 8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function combineMatrices(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ];
}

/** A rectangle in user space: origin bottom left. */
export interface Area {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The upright rectangle around the transformed area. */
export function transformArea(area: Area, m: Matrix): Area {
  const xs = [area.left * m[0], area.right * m[0]];
  const xShear = [area.bottom * m[2], area.top * m[2]];
  const ys = [area.bottom * m[3], area.top * m[3]];
  const yShear = [area.left * m[1], area.right * m[1]];
  return {
    left: Math.min(...xs) + Math.min(...xShear) + m[4],
    right: Math.max(...xs) + Math.max(...xShear) + m[4],
    bottom: Math.min(...ys) + Math.min(...yShear) + m[5],
    top: Math.max(...ys) + Math.max(...yShear) + m[5],
  };
}
