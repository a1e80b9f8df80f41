/**
 * The position of each text object in the painting order of a page. They are asked about nearly in the order of painting, so that one is mostly
 * found where the last one was; only what is asked about out of turn is looked up by its address.
 */
export interface PaintingOrder {
  /** PDFium's addresses. */
  readonly objects: number[];
  /** Among all objects of the page. */
  readonly places: number[];
  /** Index behind the one that was asked about last. */
  next: number;
  /** Address → index; `null` until it is wanted. */
  indexes: Map<number, number> | null;
}

const NEARBY = 16;

export function makePaintingOrder(): PaintingOrder {
  return { objects: [], places: [], next: 0, indexes: null };
}

export function placeOf(order: PaintingOrder, object: number): number | null {
  const index = order.objects[order.next] === object ? order.next : indexOf(order, object);
  if (index === null) return null;
  order.next = index + 1;
  return order.places[index]!;
}

function indexOf(order: PaintingOrder, object: number): number | null {
  const { objects, next } = order;
  const end = Math.min(objects.length, next + NEARBY);
  for (let index = Math.max(0, next - NEARBY); index < end; index++) if (objects[index] === object) return index;
  order.indexes ??= new Map(objects.map((address, index) => [address, index]));
  return order.indexes.get(object) ?? null;
}
