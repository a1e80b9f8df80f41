/**
 * Takes off a page what belongs to layers (optional content) that are switched off. PDFium doesn't tell the state of a layer, but it
 * renders by it: objects that share their layers are seen when one of them, rendered alone, paints anything.
 *
 *   /OC /Final BDC  01/05 GROCER 45.00  EMC     switched on: stays
 *   /OC /Draft BDC  01/05 GROCER 54.00  EMC     switched off: taken away
 *
 * Objects of a form are asked about, too: the form as a whole may belong to a layer. Known weakness: objects that paint nothing by
 * themselves (invisible text) stay, and so does everything behind the first `MOST_OBJECTS` and `MOST_GROUPS`.
 */
import { ExtractionError } from '@extracto/model';
import { type Area, combineMatrices, IDENTITY, type Matrix, transformArea } from './matrix.ts';
import { FORM, IMAGE, PATH, type PageObjects, SHADING, TEXT } from './page-objects.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { joinClips, readClip } from './read-clip.ts';
import { readBounds, readFillColor, readMatrix } from './read-object.ts';

const MOST_OBJECTS = 20_000;
const MOST_GROUPS = 2000;
const MOST_DEPTH = 8;
/** Objects of a group that are rendered. */
const PROBES = 3;
/** Invisible, and invisible with clipping (ISO 32000-1, table 106). */
const UNSEEN_MODES: readonly number[] = [3, 7];

/** "OC" in UTF-16 with its end, as PDFium gives the names of marks. */
const OC_BYTES = 6;
const OC = 0x0043_004f;

interface Leaf {
  readonly object: number;
  /** Forms that hold it, outermost first. */
  readonly holders: readonly number[];
}

/** Objects that belong to the same layers. */
interface Group {
  readonly leaves: Leaf[];
  readonly probes: Leaf[];
  isMarked: boolean;
  hasText: boolean;
}

/** Forms around an object, and what the page and their clips leave of them. */
interface Frame {
  /** Outermost first. */
  readonly holders: readonly number[];
  /** From the coordinates of the innermost form to those of the page. */
  readonly matrix: Matrix;
  readonly visible: Area;
}

interface Walk {
  readonly groups: Map<string, Group>;
  /** Objects of the page and of its forms. */
  readonly objects: number[];
}

/** True when something was taken away: the objects must be listed again. */
export function dropHiddenLayers(
  instance: PdfiumInstance,
  { page, objects, types }: PageObjects,
  pageArea: Area,
): boolean {
  const { api } = instance;
  if (!objects.some((object, at) => types[at] === FORM || api.FPDFPageObj_CountMarks(object) > 0)) return false;
  const walk: Walk = { groups: new Map(), objects: [] };
  visitAll(instance, objects, { holders: [], matrix: IDENTITY, visible: pageArea }, [], walk);
  const asked = [...walk.groups.values()].filter(
    ({ probes, isMarked, hasText }) => probes.length > 0 && (isMarked || hasText),
  );
  if (asked.length === 0) return false;

  for (const object of walk.objects) api.FPDFPageObj_SetIsActive(object, 0);
  const hidden = findUnpainted(instance, page, asked.slice(0, MOST_GROUPS));
  for (const object of walk.objects) api.FPDFPageObj_SetIsActive(object, 1);
  for (const { object, holders } of hidden.flatMap((group) => group.leaves)) {
    const holder = holders.at(-1);
    if (holder === undefined) api.FPDFPage_RemoveObject(page, object);
    else api.FPDFFormObj_RemoveObject(holder, object);
    api.FPDFPageObj_Destroy(object);
  }
  return hidden.length > 0;
}

/** `layers`: marks of layers around these objects. */
function visitAll(
  instance: PdfiumInstance,
  objects: readonly number[],
  frame: Frame,
  layers: readonly number[],
  walk: Walk,
): void {
  for (const object of objects) {
    if (walk.objects.length >= MOST_OBJECTS) return;
    walk.objects.push(object);
    const own = readLayers(instance, object);
    const around = own.length === 0 ? layers : [...layers, ...own];
    const type = instance.api.FPDFPageObj_GetType(object);
    if (type === FORM) {
      if (frame.holders.length < MOST_DEPTH) visitForm(instance, object, frame, around, walk);
    } else if (around.length > 0 || frame.holders.length > 0) addLeaf(instance, object, type, { frame, around }, walk);
  }
}

function visitForm(
  instance: PdfiumInstance,
  form: number,
  { holders, matrix, visible }: Frame,
  layers: readonly number[],
  walk: Walk,
): void {
  const { api } = instance;
  const count = api.FPDFFormObj_CountObjects(form);
  const objects = Array.from({ length: count }, (_, index) => api.FPDFFormObj_GetObject(form, index));
  const inside: Frame = {
    holders: [...holders, form],
    matrix: combineMatrices(readMatrix(instance, form), matrix),
    visible: joinClips(visible, readClip(instance, form, matrix)) ?? visible,
  };
  visitAll(instance, objects, inside, layers, walk);
}

function addLeaf(
  instance: PdfiumInstance,
  object: number,
  type: number,
  { frame, around }: { readonly frame: Frame; readonly around: readonly number[] },
  walk: Walk,
): void {
  const leaf: Leaf = { object, holders: frame.holders };
  const key = [leaf.holders.at(-1) ?? 0, ...around].join(' ');
  const group = walk.groups.get(key) ?? { leaves: [], probes: [], isMarked: around.length > 0, hasText: false };
  walk.groups.set(key, group);
  group.leaves.push(leaf);
  group.hasText ||= type === TEXT;
  if (group.probes.length < PROBES && canPaint(instance, object, type) && isVisible(instance, object, frame))
    group.probes.push(leaf);
}

/** What lies off the page, or is clipped away, paints nothing, whatever its layer. */
function isVisible(instance: PdfiumInstance, object: number, { matrix, visible }: Frame): boolean {
  const { left, bottom, right, top } = transformArea(readBounds(instance, object), matrix);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return x >= visible.left && x <= visible.right && y >= visible.bottom && y <= visible.top;
}

/** One number a mark: objects between the same BDC and EMC share it. */
function readLayers(instance: PdfiumInstance, object: number): number[] {
  const { api, scratch } = instance;
  const layers: number[] = [];
  const count = api.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = api.FPDFPageObj_GetMark(object, index);
    api.FPDFPageObjMark_GetName(mark, scratch, OC_BYTES, scratch + 8);
    const { integers } = readScratch(instance);
    if (integers[2] === OC_BYTES && integers[0] === OC) layers.push(mark);
  }
  return layers;
}

function canPaint(instance: PdfiumInstance, object: number, type: number): boolean {
  const { api, scratch } = instance;
  if (type === IMAGE || type === SHADING) return true;
  if (type === TEXT) {
    const { left, bottom, right, top } = readBounds(instance, object);
    const isDrawn = right > left && top > bottom && readFillColor(instance, object)?.alpha !== 0;
    return isDrawn && !UNSEEN_MODES.includes(api.FPDFTextObj_GetTextRenderMode(object));
  }
  if (type !== PATH) return false;
  api.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const { integers } = readScratch(instance);
  return integers[0] !== 0 || integers[1] !== 0;
}

const PIXELS_PER_PT = 0.5;
const LONGEST_SIDE = 1000;
/** FPDFBitmap_Gray. */
const GRAY = 1;
const OPAQUE = 0xff00_0000;
/** One step of gray, in all three channels. */
const GRAY_STEP = 0x01_0101;
/** What is painted in the one shows on the other. */
const GROUNDS = [0x93, 0x6b] as const;

/** All objects of the page are inactive, before and after. */
function findUnpainted(instance: PdfiumInstance, page: number, groups: readonly Group[]): Group[] {
  const { api } = instance;
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)].map((side) =>
    Math.min(LONGEST_SIDE, Math.max(1, Math.round(side * PIXELS_PER_PT))),
  ) as [number, number];
  const bitmap = api.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
  if (bitmap === 0) throw new ExtractionError('memory_limit');
  const paints = (ground: number) => {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, OPAQUE + ground * GRAY_STEP);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const [stride, buffer] = [api.FPDFBitmap_GetStride(bitmap), api.FPDFBitmap_GetBuffer(bitmap)];
    const pixels = new Uint8Array(api.memory.buffer, buffer, stride * height);
    for (let row = 0; row < height; row++)
      for (let at = row * stride; at < row * stride + width; at++) if (pixels[at] !== ground) return true;
    return false;
  };
  const unpainted = groups.filter(({ probes }) => {
    const shown = probes.flatMap(({ object, holders }) => [...holders, object]);
    for (const object of shown) api.FPDFPageObj_SetIsActive(object, 1);
    const isSeen = GROUNDS.some(paints);
    for (const object of shown) api.FPDFPageObj_SetIsActive(object, 0);
    return !isSeen;
  });
  api.FPDFBitmap_Destroy(bitmap);
  return unpainted;
}
