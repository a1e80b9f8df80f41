/**
 * The straight horizontal and vertical lines of a path, in user space. A line may be stroked, or a thin filled box.
 */
import { type Area, combineMatrices, type Matrix } from './matrix.ts';
import { type PdfiumInstance, readScratch } from './pdfium-instance.ts';
import { readMatrix } from './read-object.ts';

/** Thicker is a shape, shorter is a dash or the stroke of a letter. */
const THICKEST_PT = 2.5;
const SHORTEST_PT = 4;
const MOST_SEGMENTS = 400;
/** Largest offset between the ends of a straight line. */
const STRAIGHT_PT = 0.3;

/** FPDF_SEGMENT_… */
const LINE_TO = 0;
const MOVE_TO = 2;

export interface Line {
  readonly orientation: 'horizontal' | 'vertical';
  readonly area: Area;
}

export function isThin(area: Area): boolean {
  return area.right - area.left <= THICKEST_PT || area.top - area.bottom <= THICKEST_PT;
}

/** A thin box is one line, or a dot. */
export function pushThinLine(area: Area, lines: Line[]): void {
  const [width, height] = [area.right - area.left, area.top - area.bottom];
  if (Math.max(width, height) < SHORTEST_PT) return;
  lines.push({ orientation: width > height ? 'horizontal' : 'vertical', area });
}

/**
 * Appends the path's lines to `lines`. True when the path is one rectangle along the axes, so that its bounds are its shape.
 */
export function readPathLines(instance: PdfiumInstance, path: number, outer: Matrix, lines: Line[] | null): boolean {
  const { api, scratch } = instance;
  const count = api.FPDFPath_CountSegments(path);
  if (count > MOST_SEGMENTS) return false;

  const m = combineMatrices(readMatrix(instance, path), outer);
  const { floats: point } = readScratch(instance);
  let [startX, startY, lastX, lastY] = [0, 0, 0, 0];
  let [edges, moves] = [0, 0];
  let aligned = true;
  const drawTo = (x: number, y: number) => {
    const [dx, dy] = [Math.abs(x - lastX), Math.abs(y - lastY)];
    if (Math.min(dx, dy) > STRAIGHT_PT) aligned = false;
    if (Math.max(dx, dy) > STRAIGHT_PT) edges += 1;
    if (lines !== null && Math.min(dx, dy) <= STRAIGHT_PT && Math.max(dx, dy) >= SHORTEST_PT) {
      lines.push({ orientation: dx > dy ? 'horizontal' : 'vertical', area: areaBetween(x, y, lastX, lastY) });
    }
    [lastX, lastY] = [x, y];
  };

  for (let index = 0; index < count; index++) {
    const segment = api.FPDFPath_GetPathSegment(path, index);
    const type = api.FPDFPathSegment_GetType(segment);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const x = point[0]! * m[0] + point[1]! * m[2] + m[4];
    const y = point[0]! * m[1] + point[1]! * m[3] + m[5];
    if (type === LINE_TO) {
      drawTo(x, y);
    } else {
      [lastX, lastY] = [x, y];
      if (type === MOVE_TO) {
        [startX, startY] = [x, y];
        // PDFium ends a rectangle with a move back to its corner.
        if (index < count - 1) moves += 1;
      } else {
        aligned = false;
      }
    }
    if (api.FPDFPathSegment_GetClose(segment) !== 0) drawTo(startX, startY);
  }
  // A filled rectangle may leave its last edge to the filling.
  return aligned && moves === 1 && (edges === 4 || edges === 3);
}

function areaBetween(x0: number, y0: number, x1: number, y1: number): Area {
  return { left: Math.min(x0, x1), bottom: Math.min(y0, y1), right: Math.max(x0, x1), top: Math.max(y0, y1) };
}
