/** Properties that page objects of several types share, read through scratch memory. */
import { type Area, IDENTITY, type Matrix } from './matrix.ts';
import type { PdfiumInstance } from './pdfium-instance.ts';

export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0 to 255. */
  readonly alpha: number;
}

/** In the coordinates of the page, or of the form that holds the object. Clipping is left out. */
export function readBounds(instance: PdfiumInstance, object: number): Area {
  const { api, scratch } = instance;
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left, bottom, right, top] = new Float32Array(api.memory.buffer, scratch, 4) as unknown as number[];
  return { left: left!, bottom: bottom!, right: right!, top: top! };
}

export function readMatrix(instance: PdfiumInstance, object: number): Matrix {
  const { api, scratch } = instance;
  if (api.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
  return [...new Float32Array(api.memory.buffer, scratch, 6)] as unknown as Matrix;
}

/** `null` when it is a pattern or unknown. */
export function readFillColor(instance: PdfiumInstance, object: number): Color | null {
  const { api, scratch } = instance;
  const known = api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return known === 0 ? null : colorAt(instance);
}

export function readStrokeColor(instance: PdfiumInstance, object: number): Color | null {
  const { api, scratch } = instance;
  const known = api.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return known === 0 ? null : colorAt(instance);
}

function colorAt({ api, scratch }: PdfiumInstance): Color {
  const [r, g, b, alpha] = new Uint32Array(api.memory.buffer, scratch, 4) as unknown as number[];
  return { r: r!, g: g!, b: b!, alpha: alpha! };
}
