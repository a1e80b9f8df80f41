/** A box on a page, moved or resized by one key. Points; the box stays on the page. */
import type { Transaction } from '@extracto/model';

type Box = Transaction['box'];

const STEP_PT = 4;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PT, 0],
  ArrowRight: [STEP_PT, 0],
  ArrowUp: [0, -STEP_PT],
  ArrowDown: [0, STEP_PT],
};

/** `resize` moves the right and the lower edge alone. `null` for any key that is no arrow. */
export function moveBox(
  [x0, y0, x1, y1]: Box,
  key: string,
  { resize, width, height }: { resize: boolean; width: number; height: number },
): Box | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const [dx, dy] = way;
  if (resize) return [x0, y0, clamp(x1 + dx, x0 + STEP_PT, width), clamp(y1 + dy, y0 + STEP_PT, height)];
  const left = clamp(x0 + dx, 0, width - (x1 - x0));
  const top = clamp(y0 + dy, 0, height - (y1 - y0));
  return [left, top, left + x1 - x0, top + y1 - y0];
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
