/**
 * Reads the drawings on a page in painting order, and when each text object is painted: enough to say which text a reader
 * cannot see, and where rules are drawn.
 *
 * Forms (Form XObjects) are walked with their matrices. Pages of drawings end the walk at `MOST_OBJECTS`.
 */

import { type Area, combineMatrices, IDENTITY, type Matrix, transformArea } from './matrix.ts';
import { FORM, IMAGE, PATH, type PageObjects, SHADING, TEXT } from './page-objects.ts';
import { makePaintingOrder, type PaintingOrder } from './painting-order.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { joinClips, readClip } from './read-clip.ts';
import { type Color, readBounds, readFillColor, readMatrix, readStrokeColor } from './read-object.ts';
import { isThin, type Line, pushThinLine, readPathLines } from './read-path-lines.ts';

const MOST_OBJECTS = 20_000;
const MOST_LINES = 4000;
const MOST_DEPTH = 8;
const OPAQUE = 250;

export interface Fill {
  readonly order: number;
  /** Bounds before clipping. */
  readonly area: Area;
  /** `null`: it paints something unknown (image, shading, pattern, blending) or is no rectangle. */
  readonly color: Color | null;
  readonly kind: 'path' | 'image' | 'shading';
  readonly object: number;
  readonly matrix: Matrix;
}

export interface Paint {
  /** Painting order of the text objects. */
  readonly order: PaintingOrder;
  /** Text object inside a form → matrix from the form's coordinates to the page's. */
  readonly matrices: ReadonlyMap<number, Matrix>;
  /** Text object inside a form → what the clips around the form leave of the page; none where nothing clips it. */
  readonly clips: ReadonlyMap<number, Area>;
  /** In painting order. */
  readonly fills: readonly Fill[];
  readonly lines: readonly Line[];
  /** Number of filled paths other than rectangles. */
  readonly outlines: number;
}

/** What surrounds an object. */
interface Frame {
  /** From the coordinates of the innermost form to those of the page. */
  readonly matrix: Matrix;
  readonly clip: Area | null;
  /** Forms around each other. */
  readonly depth: number;
}

const PAGE: Frame = { matrix: IDENTITY, clip: null, depth: 0 };

interface Walk {
  readonly order: PaintingOrder;
  readonly matrices: Map<number, Matrix>;
  readonly clips: Map<number, Area>;
  readonly fills: Fill[];
  readonly lines: Line[];
  outlines: number;
  seen: number;
}

export function readPaint(instance: PdfiumInstance, { objects, types }: PageObjects): Paint {
  const walk: Walk = {
    order: makePaintingOrder(),
    matrices: new Map(),
    clips: new Map(),
    fills: [],
    lines: [],
    outlines: 0,
    seen: 0,
  };
  for (let index = 0; index < objects.length && walk.seen < MOST_OBJECTS; index++) {
    visit(instance, objects[index]!, types[index]!, PAGE, walk);
  }
  return walk;
}

function visit(instance: PdfiumInstance, object: number, type: number, frame: Frame, walk: Walk): void {
  const { matrix, clip, depth } = frame;
  const place = walk.seen;
  walk.seen += 1;
  switch (type) {
    case TEXT:
      walk.order.objects.push(object);
      walk.order.places.push(place);
      if (matrix !== IDENTITY) walk.matrices.set(object, matrix);
      if (clip !== null) walk.clips.set(object, clip);
      return;
    case PATH:
      visitPath(instance, object, matrix, place, walk);
      return;
    case IMAGE:
    case SHADING: {
      const kind = type === IMAGE ? 'image' : 'shading';
      const area = transformArea(readBounds(instance, object), matrix);
      walk.fills.push({ order: place, area, color: null, kind, object, matrix });
      return;
    }
    case FORM:
      if (depth < MOST_DEPTH) visitForm(instance, object, frame, walk);
  }
}

function visitForm(instance: PdfiumInstance, form: number, frame: Frame, walk: Walk): void {
  const { api } = instance;
  const own = readClip(instance, form, frame.matrix);
  const inside: Frame = {
    matrix: combineMatrices(readMatrix(instance, form), frame.matrix),
    clip: joinClips(frame.clip, own),
    depth: frame.depth + 1,
  };
  const count = api.FPDFFormObj_CountObjects(form);
  for (let index = 0; index < count && walk.seen < MOST_OBJECTS; index++) {
    const object = api.FPDFFormObj_GetObject(form, index);
    visit(instance, object, api.FPDFPageObj_GetType(object), inside, walk);
  }
}

function visitPath(instance: PdfiumInstance, path: number, matrix: Matrix, order: number, walk: Walk): void {
  const { api, scratch } = instance;
  api.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  const { integers } = readScratch(instance);
  const filled = integers[0]! !== 0;
  if (!filled && integers[1] === 0) return;

  const area = transformArea(readBounds(instance, path), matrix);
  const color = !filled ? readStrokeColor(instance, path) : readFillColor(instance, path);
  const drawn = walk.lines.length < MOST_LINES && !isWhite(color);
  if (filled && isThin(area)) {
    if (drawn) pushThinLine(area, walk.lines);
    return;
  }
  if (!drawn && !filled) return;
  const isRectangle = readPathLines(instance, path, matrix, drawn ? walk.lines : null);
  if (!filled || color?.alpha === 0) return;
  if (!isRectangle) walk.outlines += 1;
  const blended = color === null || color.alpha < OPAQUE || api.FPDFPageObj_HasTransparency(path) !== 0;
  walk.fills.push({ order, area, color: blended || !isRectangle ? null : color, kind: 'path', object: path, matrix });
}

function isWhite(color: Color | null): boolean {
  return color !== null && (color.alpha === 0 || (color.r > 250 && color.g > 250 && color.b > 250));
}
