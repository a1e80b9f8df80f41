import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop PDFs on, or to click and choose several. The button inside is what the keyboard reaches. */
export function DropZone({ disabled, onFiles }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null) => {
    if (!disabled && files !== null) onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <>
      <button
        type="button"
        className={styles.zone}
        data-over={over || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
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
          take(event.target.files);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}
