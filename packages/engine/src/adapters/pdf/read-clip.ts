/**
 * Reads the visible part of a clipped object: the bounds of its clipping paths, cut with each other. Producers like to fill a whole page
 * through a small clip, and to cut long texts off at the edge of their cell.
 */
import type { Area, Matrix } from './matrix.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';

/** `null` when nothing clips it. The page's and a form's own edges do not count. */
export function readClip(instance: PdfiumInstance, object: number, matrix: Matrix): Area | null {
  const { api } = instance;
  const clip = api.FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : api.FPDFClipPath_CountPaths(clip);
  if (paths <= 0) return null;
  let area = readPathBounds(instance, clip, 0, matrix);
  for (let path = 1; path < paths; path++) area = intersectAreas(area, readPathBounds(instance, clip, path, matrix));
  return area;
}

/** What both leave; `null` where nothing clips. */
export function joinClips(one: Area | null, other: Area | null): Area | null {
  return one === null || other === null ? (one ?? other) : intersectAreas(one, other);
}

export function intersectAreas(one: Area, other: Area): Area {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

function readPathBounds(instance: PdfiumInstance, clip: number, path: number, m: Matrix): Area {
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
