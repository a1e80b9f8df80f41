import type { Transaction } from '@extracto/model';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './document-pages.module.css';
import { moveBox } from './move-box.ts';
import { placeOf } from './place-of.ts';

type Box = Transaction['box'];

interface KeyBoxProps {
  /** In points of a page of this size. */
  start: Box;
  size: { readonly width: number; readonly height: number };
  onDraw: (box: Box) => void;
  onCancel: () => void;
}

/** A box around a missed row that is placed with the keyboard. */
export function KeyBox({ start, size, onDraw, onCancel }: KeyBoxProps) {
  const [box, setBox] = useState(start);
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is brought into view
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void element.current?.scrollIntoView({ block: 'nearest' });
  }, [box]);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const moved = moveBox(box, event.key, { resize: event.shiftKey, ...size });
    if (moved !== null) setBox(moved);
    // The focus goes back to the pages, and leaving the box cancels it.
    else if (event.key === 'Escape') event.currentTarget.closest('section')?.focus();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onDraw(box);
  };
  return (
    <button
      ref={element}
      type="button"
      className={styles.drawn}
      aria-label="Box around the missed row: arrow keys move it, with Shift they resize it, Enter adds the row, Escape cancels"
      style={placeOf(box, size)}
      onKeyDown={press}
      onBlur={onCancel}
    />
  );
}
