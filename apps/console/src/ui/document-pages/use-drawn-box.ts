import type { Transaction } from '@extracto/model';
import { type PointerEvent, useState } from 'react';

type Box = Transaction['box'];

/** A shorter way is a click. */
const LEAST_PX = 6;

interface Drawing {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly isDrawn: boolean;
}

/**
 * A box that is drawn with a mouse or a pen, or with a finger where `touch` says so; else fingers scroll. `box` is there while
 * it is drawn. Both are in points of a page of this size.
 */
export function useDrawnBox(
  { width, height }: { width: number; height: number },
  { touch, onDraw }: { touch: boolean; onDraw: ((box: Box) => void) | undefined },
) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  if (onDraw === undefined) return { box: null, handlers: {} };
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): [number, number] => {
    const sheet = currentTarget.getBoundingClientRect();
    const within = (share: number) => Math.min(Math.max(share, 0), 1);
    return [
      within((clientX - sheet.left) / sheet.width) * width,
      within((clientY - sheet.top) / sheet.height) * height,
    ];
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if ((event.pointerType === 'touch' && !touch) || event.button !== 0) return;
      setDrawing({ from: pointOf(event), to: pointOf(event), isDrawn: false });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drawing === null) return;
      const to = pointOf(event);
      const perPoint = event.currentTarget.clientWidth / width;
      const way = Math.hypot(to[0] - drawing.from[0], to[1] - drawing.from[1]) * perPoint;
      // From here on the marks below get no click.
      if (way > LEAST_PX) event.currentTarget.setPointerCapture(event.pointerId);
      setDrawing({ ...drawing, to, isDrawn: drawing.isDrawn || way > LEAST_PX });
    },
    onPointerUp: (event: PointerEvent) => {
      setDrawing(null);
      // The last move may not have been rendered.
      if (drawing?.isDrawn === true) onDraw(boxOf({ ...drawing, to: pointOf(event) }));
    },
    onPointerCancel: () => setDrawing(null),
  };
  return { box: drawing?.isDrawn === true ? boxOf(drawing) : null, handlers };
}

function boxOf({ from: [x0, y0], to: [x1, y1] }: Drawing): Box {
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}
