import { IconArrowsHorizontal, IconMarquee2, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './page-bar.module.css';

interface PageBarProps {
  /** 1-based: the page that is in sight. */
  pageNumber: number;
  pageCount: number;
  onPage: (pageNumber: number) => void;
  /** 1 fills the width. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** `null` where nothing can be drawn. */
  drawing: { readonly isOn: boolean; readonly onToggle: (by: 'pointer' | 'keys') => void } | null;
}

const STEP = 0.25;
const LEAST = 0.5;
const MOST = 3;

/** Above the pages: which one is seen, a jump to another, and how large they are. */
export function PageBar({ pageNumber, pageCount, onPage, zoom, onZoom, drawing }: PageBarProps) {
  const [text, setText] = useState(String(pageNumber));
  useEffect(() => setText(String(pageNumber)), [pageNumber]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number.parseInt(text, 10);
    if (Number.isNaN(wanted)) setText(String(pageNumber));
    else onPage(Math.min(Math.max(wanted, 1), pageCount));
  };
  return (
    <div className={styles.bar}>
      <form onSubmit={submit} className={styles.jump}>
        <label>
          Page{' '}
          <input
            inputMode="numeric"
            value={text}
            size={3}
            aria-label={`Page of ${pageCount}`}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={() => setText(String(pageNumber))}
          />
        </label>{' '}
        of {pageCount}
      </form>
      <span className={styles.hint} data-on={drawing?.isOn || undefined}>
        {drawing?.isOn ? 'Draw a box around the row' : drawing !== null && 'Drag over a missed row to add it'}
      </span>
      {drawing !== null && (
        <button
          type="button"
          aria-label="Add a missed row"
          title="Add a missed row: draw a box around it"
          aria-pressed={drawing.isOn}
          // A click without a count comes from the keyboard.
          onClick={({ detail }) => drawing.onToggle(detail === 0 ? 'keys' : 'pointer')}
        >
          <IconMarquee2 size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-label="Smaller"
        disabled={zoom <= LEAST}
        onClick={() => onZoom(Math.max(zoom - STEP, LEAST))}
      >
        <IconZoomOut size={16} aria-hidden />
      </button>
      <span className={styles.zoom}>{Math.round(zoom * 100)} %</span>
      <button
        type="button"
        aria-label="Larger"
        disabled={zoom >= MOST}
        onClick={() => onZoom(Math.min(zoom + STEP, MOST))}
      >
        <IconZoomIn size={16} aria-hidden />
      </button>
      <button type="button" aria-label="Fit the width" disabled={zoom === 1} onClick={() => onZoom(1)}>
        <IconArrowsHorizontal size={16} aria-hidden />
      </button>
    </div>
  );
}
