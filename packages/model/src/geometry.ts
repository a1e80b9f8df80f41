/** A rectangle in PDF points (1/72 inch), origin at the top left of the page as displayed: `[x0, y0, x1, y1]`. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export function unionBox(boxes: readonly Box[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

/** Boxes leave the engine with a tenth of a point: finer than print, coarse enough to be equal on every machine. */
export function roundBox(box: Box): Box {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return [tenth(box[0]), tenth(box[1]), tenth(box[2]), tenth(box[3])];
}
