import type { RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { OpenDocument } from '../document-pages/use-open-document.ts';
import styles from './why-panel.module.css';

interface PageCropProps {
  opened: OpenDocument;
  /** 1-based. */
  page: number;
  /** x0 y0 x1 y1 in points from the top left of the page. */
  box: readonly [number, number, number, number];
  /** Left and right of what is marked in it, in points. */
  span: readonly [number, number] | null;
}

const MARGIN_PT = 6;
/** CSS pixels to the point. */
const SCALE = 1.4;

/** The piece of a page that a value was read from. */
export function PageCrop({ opened, page, box, span }: PageCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const [x0, y0, x1, y1] = [box[0] - MARGIN_PT, box[1] - MARGIN_PT, box[2] + MARGIN_PT, box[3] + MARGIN_PT];
  const [width, height] = [x1 - x0, y1 - y0];

  useEffect(() => {
    let current = true;
    let task: RenderTask | null = null;
    setFailed(false);
    const draw = async () => {
      const proxy = await opened.document.getPage(page);
      if (!current || canvas.current === null) return;
      const scale = SCALE * window.devicePixelRatio;
      canvas.current.width = width * scale;
      canvas.current.height = height * scale;
      const viewport = proxy.getViewport({ scale, offsetX: -x0 * scale, offsetY: -y0 * scale });
      task = proxy.render({ canvas: canvas.current, viewport });
      await task.promise;
    };
    draw().catch((error: unknown) => {
      const isCancelled = error instanceof Error && error.name === 'RenderingCancelledException';
      if (current && !isCancelled) setFailed(true);
    });
    return () => {
      current = false;
      task?.cancel();
    };
  }, [opened, page, x0, y0, width, height]);

  const marked = span === null ? null : { left: Math.max(span[0], box[0]), right: Math.min(span[1], box[2]) };
  if (failed) return <p>This part of the page can’t be shown.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <section className={styles.crop} aria-label={`Piece of page ${page}`} tabIndex={0}>
      <div className={styles.paper} style={{ width: width * SCALE, height: height * SCALE }}>
        <canvas ref={canvas} role="img" aria-label={`Its place on page ${page}`} />
        {marked !== null && marked.right > marked.left && (
          <span
            className={styles.mark}
            style={{ left: (marked.left - x0 - 2) * SCALE, width: (marked.right - marked.left + 4) * SCALE }}
          />
        )}
      </div>
    </section>
  );
}
