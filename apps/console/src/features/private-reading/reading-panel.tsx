import { IconFileInvoice, IconFileTypePdf, IconLockOpen, IconShieldLock } from '@tabler/icons-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './reading-panel.module.css';
import { clearReading, type Reading, startReading } from './reading-store.ts';
import { loadSample, SAMPLES } from './samples.ts';
import { useReading } from './use-reading.ts';

/** Choose or drop a PDF, unlock it, watch it being read. What was read is shown by whoever shows this panel. */
export function ReadingPanel() {
  const reading = useReading();
  if (reading.kind === 'reading') return <Progress reading={reading} />;
  if (reading.kind === 'locked') return <Unlock key={String(reading.wrong)} reading={reading} />;
  return (
    <div className={styles.panel}>
      {reading.kind === 'failed' && (
        <Notice tone="failure">
          <strong>{reading.name}</strong> gives no result. {reading.message}
        </Notice>
      )}
      <Chooser />
    </div>
  );
}

function Chooser() {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) startReading(file.name, new Uint8Array(await file.arrayBuffer()), null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  return (
    <>
      <button
        type="button"
        className={styles.zone}
        data-over={over || undefined}
        onClick={() => input.current?.click()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <IconFileTypePdf size={30} stroke={1.5} aria-hidden />
        <span className={styles.lead}>Drop your own statement, or click to choose</span>
        <span className={styles.promise}>
          <IconShieldLock size={17} aria-hidden /> Read in this browser. Nothing is uploaded.
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        aria-label="Bank statement as PDF"
        onChange={(event) => {
          void take(event.target.files);
          event.target.value = '';
        }}
      />
      <div className={styles.samples}>
        {SAMPLES.map((sample) => (
          <button
            key={sample.name}
            type="button"
            className={styles.quiet}
            onClick={() => void loadSample(sample).then((bytes) => startReading(sample.name, bytes, null))}
          >
            <IconFileInvoice size={17} aria-hidden /> {sample.label}
          </button>
        ))}
      </div>
    </>
  );
}

function Progress({ reading: { name, progress, isScan } }: { reading: Extract<Reading, { kind: 'reading' }> }) {
  const text = progress === null ? 'Opening' : `Page ${progress.page} of ${progress.pages}`;
  return (
    <div className={styles.state}>
      <p className={styles.name}>{name}</p>
      <p role="status">{text}</p>
      {isScan && <p>This is a scan. Reading it takes a few seconds per page.</p>}
      <progress
        className={styles.bar}
        max={progress?.pages ?? 1}
        {...(progress === null ? {} : { value: progress.page })}
        aria-label={`Progress of ${name}`}
      />
      <button type="button" className={styles.quiet} onClick={clearReading}>
        Cancel
      </button>
    </div>
  );
}

function Unlock({ reading: { name, bytes, wrong } }: { reading: Extract<Reading, { kind: 'locked' }> }) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startReading(name, bytes, password);
  };
  return (
    <form className={styles.state} onSubmit={submit}>
      <p className={styles.name}>{name}</p>
      <label className={styles.field}>
        <span>This PDF is protected. Its password stays in this browser.</span>
        <input
          type="password"
          autoComplete="off"
          value={password}
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed, and the focus with it
          autoFocus
          aria-label="Password"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'reading-password-error' : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      {wrong && (
        <p id="reading-password-error" className={styles.error} role="alert">
          The password does not open this PDF.
        </p>
      )}
      <div className={styles.samples}>
        <button type="submit" className={styles.solid} disabled={password === ''}>
          <IconLockOpen size={17} aria-hidden /> Unlock
        </button>
        <button type="button" className={styles.quiet} onClick={clearReading}>
          Cancel
        </button>
      </div>
    </form>
  );
}
