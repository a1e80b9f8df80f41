import type { Transaction } from '@extracto/model';

/** Style of what lies over a page: `box` in points of a page of this size, as shares of it. */
export function placeOf([x0, y0, x1, y1]: Transaction['box'], { width, height }: { width: number; height: number }) {
  return {
    left: `${(x0 / width) * 100}%`,
    top: `${(y0 / height) * 100}%`,
    width: `${((x1 - x0) / width) * 100}%`,
    height: `${((y1 - y0) / height) * 100}%`,
  };
}
