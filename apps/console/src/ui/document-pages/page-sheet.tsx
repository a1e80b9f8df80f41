import type { Transaction } from '@extracto/model';
import type { RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import styles from './document-pages.module.css';
import type { Drawing } from './drawing.ts';
import { KeyBox } from './key-box.tsx';
import type { PageMark } from './page-mark.ts';
import { placeOf } from './place-of.ts';
import { useDrawnBox } from './use-drawn-box.ts';
import type { OpenDocument } from './use-open-document.ts';

const MOST_PIXELS_PER_POINT = 3;
/** Height of a box that no row suggests, and room between two rows. */
const ROW_PT = 14;
const MARGIN_PT = 2;

interface PageSheetProps {
  opened: OpenDocument;
  pageNumber: number;
  marks: readonly PageMark[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Drawn anew at another one. */
  zoom: number;
  /** Takes a box in points. */
  onDraw?: (box: Transaction['box']) => void;
  /** `keys` on the one page that the keyboard draws on. */
  drawing: Drawing;
  onDrawn: () => void;
}

/** One page: drawn when it comes near the window, forgotten when it is far, with the boxes of its values above. */
export function PageSheet({
  opened,
  pageNumber,
  marks,
  selectedId,
  onSelect,
  zoom,
  onDraw,
  drawing,
  onDrawn,
}: PageSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [size, setSize] = useState({ width: opened.width, height: opened.height });

  useEffect(() => {
    if (sheet.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px',
    });
    observer.observe(sheet.current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom has other pixels
  useEffect(() => {
    if (!near) return;
    let current = true;
    let task: RenderTask | null = null;
    const draw = async () => {
      const page = await opened.document.getPage(pageNumber);
      const plain = page.getViewport({ scale: 1 });
      if (!current || canvas.current === null) return;
      setSize({ width: plain.width, height: plain.height });
      const wanted = (canvas.current.clientWidth * window.devicePixelRatio) / plain.width;
      const viewport = page.getViewport({ scale: Math.min(Math.max(wanted, 1), MOST_PIXELS_PER_POINT) });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      task = page.render({ canvas: canvas.current, viewport });
      await task.promise;
    };
    draw().catch(() => {
      // Cancelled, or a page that cannot be drawn: it stays white, the boxes remain.
    });
    return () => {
      current = false;
      task?.cancel();
    };
  }, [near, opened, pageNumber, zoom]);

  const { width, height } = size;
  const { box, handlers } = useDrawnBox(size, { touch: drawing === 'pointer', onDraw });
  return (
    <div
      ref={sheet}
      className={styles.sheet}
      style={{ aspectRatio: `${width} / ${height}` }}
      data-page={pageNumber}
      data-drawing={drawing ?? undefined}
      {...handlers}
    >
      {near && <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`Page ${pageNumber}`} />}
      {near &&
        marks.map(({ id, box: [x0, y0, x1, y1], label }) => (
          <button
            key={id}
            type="button"
            // The rows beside the pages are the way for the keyboard; a page would be hundreds of stops.
            tabIndex={-1}
            className={styles.mark}
            data-selected={id === selectedId || undefined}
            aria-label={label}
            style={placeOf([x0, y0, x1, y1], size)}
            onClick={() => onSelect(id)}
          />
        ))}
      {box !== null && <div className={styles.drawn} style={placeOf(box, size)} />}
      {drawing === 'keys' && onDraw !== undefined && (
        <KeyBox start={startBox(marks, selectedId, size)} size={size} onDraw={onDraw} onCancel={onDrawn} />
      )}
    </div>
  );
}

/** Below the selected row, or in the middle of the page. */
function startBox(
  marks: readonly PageMark[],
  selectedId: string | null,
  { width, height }: { width: number; height: number },
): Transaction['box'] {
  const selected = marks.find(({ id }) => id === selectedId);
  if (selected === undefined) return [width * 0.08, height / 2, width * 0.92, height / 2 + ROW_PT];
  const [x0, y0, x1, y1] = selected.box;
  const bottom = Math.min(2 * y1 - y0 + MARGIN_PT, height);
  return [x0, bottom - (y1 - y0), x1, bottom];
}
