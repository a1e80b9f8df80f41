/** Position on the image of a point of the levelled page. */
import type { PageTilt } from '@extracto/model';

/** Returns the tilt of a flat page turned clockwise by `deg` degrees. */
export function turnedTilt(deg: number): PageTilt {
  const slope = Math.tan((deg * Math.PI) / 180);
  return { rowSlope: slope, rowFan: 0, columnSlope: -slope, columnFan: 0 };
}

export function isLevel({ rowSlope, rowFan, columnSlope, columnFan }: PageTilt): boolean {
  return rowSlope === 0 && rowFan === 0 && columnSlope === 0 && columnFan === 0;
}

/** Share of the page that a unit of the levelled page covers: turning it keeps its size. */
export function sizeOfTilted({ rowSlope }: PageTilt): number {
  return 1 / Math.hypot(1, rowSlope);
}

/** `across` and `down` from the middle of the levelled page, of `width` × `height` in the same unit → from that of the image. */
export function placeOnTilted(
  tilt: PageTilt,
  { width, height }: { readonly width: number; readonly height: number },
  across: number,
  down: number,
): [across: number, down: number] {
  const size = sizeOfTilted(tilt);
  return [
    size * (across + down * (tilt.columnSlope + (tilt.columnFan * across) / width)),
    size * (down + across * (tilt.rowSlope + (tilt.rowFan * down) / height)),
  ];
}
