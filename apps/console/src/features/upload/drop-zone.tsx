import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { DROP_ZONE_ID } from '../../ui/drop-zone-id.ts';
import styles from './drop-zone.module.css';
import { useWindowDrop } from './use-window-drop.ts';

interface DropZoneProps {
  isSlim: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes PDFs dropped anywhere in the window, or chosen with a click. The button is what the keyboard reaches. */
export function DropZone({ isSlim, disabled, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);

  const isOver = useWindowDrop(disabled ? null : onFiles);
  return (
    <>
      <button
        type="button"
        id={DROP_ZONE_ID}
        className={styles.zone}
        data-slim={isSlim || undefined}
        data-over={isOver || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <span className={styles.icon}>
          <IconFileUpload size={26} stroke={1.5} aria-hidden />
        </span>
        <span className={styles.lead}>Drop bank statements here, or click to choose</span>
        <span className={styles.hint}>
          PDF files, several at once. Protected files are unlocked in your browser first.
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        multiple
        hidden
        aria-label="Bank statements as PDF"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}
