/** A rectangle in PDF points (1/72 inch), origin at the top left of the page as displayed: `[x0, y0, x1, y1]`. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export function unionBox(boxes: readonly Box[]): Box {
  return enclose(boxes, (box) => box);
}

/** The same around what has a box each, without a list of the boxes: every line and row of a document has one. */
export function boxAround(placed: readonly { readonly box: Box }[]): Box {
  return enclose(placed, ({ box }) => box);
}

function enclose<Item>(items: readonly Item[], boxOf: (item: Item) => Box): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const item of items) {
    const box = boxOf(item);
    if (box[0] < x0) x0 = box[0];
    if (box[1] < y0) y0 = box[1];
    if (box[2] > x1) x1 = box[2];
    if (box[3] > y1) y1 = box[3];
  }
  return [x0, y0, x1, y1];
}

/** Boxes leave the engine with a tenth of a point: finer than print, coarse enough to be equal on every machine. */
export function roundBox(box: Box): Box {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return [tenth(box[0]), tenth(box[1]), tenth(box[2]), tenth(box[3])];
}
