/** Properties that page objects of several types share, read through scratch memory. */
import { type Area, IDENTITY, type Matrix } from './matrix.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';

export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0 to 255. */
  readonly alpha: number;
}

/** Colours that differ by less in every channel are not told apart in print. */
const SAME_COLOR = 12;

export function isSameColor(one: Color, other: Color): boolean {
  return (
    Math.abs(one.r - other.r) <= SAME_COLOR &&
    Math.abs(one.g - other.g) <= SAME_COLOR &&
    Math.abs(one.b - other.b) <= SAME_COLOR
  );
}

/** In the coordinates of the page, or of the form that holds the object. Clipping is left out. */
export function readBounds(instance: PdfiumInstance, object: number): Area {
  const { api, scratch } = instance;
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const { floats } = readScratch(instance);
  return { left: floats[0]!, bottom: floats[1]!, right: floats[2]!, top: floats[3]! };
}

export function readMatrix(instance: PdfiumInstance, object: number): Matrix {
  const { api, scratch } = instance;
  if (api.FPDFPageObj_GetMatrix(object, scratch) === 0) return IDENTITY;
  const { floats } = readScratch(instance);
  return [floats[0]!, floats[1]!, floats[2]!, floats[3]!, floats[4]!, floats[5]!];
}

/** `null` when it is a pattern or unknown. `last`: of another object, given again where it is the same, as of most text. */
export function readFillColor(instance: PdfiumInstance, object: number, last: Color | null = null): Color | null {
  const { api, scratch } = instance;
  const known = api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return known === 0 ? null : colorAt(instance, last);
}

export function readStrokeColor(instance: PdfiumInstance, object: number): Color | null {
  const { api, scratch } = instance;
  const known = api.FPDFPageObj_GetStrokeColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  return known === 0 ? null : colorAt(instance, null);
}

function colorAt(instance: PdfiumInstance, last: Color | null): Color {
  const { integers } = readScratch(instance);
  const isLast = last?.r === integers[0] && last?.g === integers[1] && last?.b === integers[2];
  if (isLast && last?.alpha === integers[3]) return last!;
  return { r: integers[0]!, g: integers[1]!, b: integers[2]!, alpha: integers[3]! };
}
