/**
 * A fill as it shows on the page: its bounds cut by its clipping paths. Producers like to fill a whole page through a small
 * clip, so the bounds alone would hide half of the text. Read only for fills that matter, since it takes many calls.
 */
import type { Area, Matrix } from './matrix.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import type { Fill } from './read-paint.ts';

export function clipFill(instance: PdfiumInstance, fill: Fill): Area {
  const { api } = instance;
  const clip = api.FPDFPageObj_GetClipPath(fill.object);
  const paths = clip === 0 ? 0 : Math.max(0, api.FPDFClipPath_CountPaths(clip));
  let area = fill.area;
  for (let path = 0; path < paths; path++) area = intersect(area, readClipBounds(instance, clip, path, fill.matrix));
  return area;
}

function readClipBounds(instance: PdfiumInstance, clip: number, path: number, m: Matrix): Area {
  const { api, scratch } = instance;
  const count = api.FPDFClipPath_CountPathSegments(clip, path);
  const { floats: point } = readScratch(instance);
  const area = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (let index = 0; index < count; index++) {
    api.FPDFPathSegment_GetPoint(api.FPDFClipPath_GetPathSegment(clip, path, index), scratch, scratch + 4);
    const x = point[0]! * m[0] + point[1]! * m[2] + m[4];
    const y = point[0]! * m[1] + point[1]! * m[3] + m[5];
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.bottom = Math.min(area.bottom, y);
    area.top = Math.max(area.top, y);
  }
  return area;
}

function intersect(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}
