import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { DROP_ZONE_ID } from '../../ui/drop-zone-id.ts';
import styles from './drop-zone.module.css';
import { IMAGE_TYPES } from './images.ts';
import { useWindowDrop } from './use-window-drop.ts';

interface DropZoneProps {
  isSlim: boolean;
  disabled: boolean;
  /** PDFs that were chosen. */
  onPdfs: (files: readonly File[]) => void;
  /** Files that were dropped, and images that were chosen. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * Takes PDFs and images dropped anywhere in the window, or chosen with a click. The buttons are what the keyboard reaches: one
 * chooses PDFs, the other images.
 */
export function DropZone({ isSlim, disabled, onPdfs, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const imageInput = useRef<HTMLInputElement>(null);

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
          PDF files, several at once, or images: JPEG, PNG, WebP, TIFF. Protected files are unlocked in your browser
          first.
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
          onPdfs([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <button type="button" className={styles.images} disabled={disabled} onClick={() => imageInput.current?.click()}>
        Choose photos or scans instead
      </button>
      <input
        ref={imageInput}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        multiple
        hidden
        aria-label="Bank statements as images"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
