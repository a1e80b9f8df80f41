import { FormatError, type FormatName, formatNames, formats, writeResult } from '@extracto/formats';
import type { ExtractionResult } from '@extracto/model';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '../save-blob.ts';
import styles from './result-downloads.module.css';

const FIRST: readonly FormatName[] = ['json', 'csv'];
const FAILED = 'The file could not be created. Reload the page and try again.';

interface ResultDownloadsProps {
  name: string;
  result: ExtractionResult;
  /** In a line with other things. */
  compact?: boolean;
}

/** Files made in this browser from a result that is on the screen. */
export function ResultDownloads({ name, result, compact = false }: ResultDownloadsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const others = useRef<HTMLDetailsElement>(null);
  useEffect(loadWriters, []);
  const download = async (format: FormatName) => {
    if (others.current !== null) others.current.open = false;
    setFailure(null);
    try {
      const { mediaType, extension } = formats[format];
      const content = await writeResult(result, format);
      saveBlob(new Blob([content], { type: mediaType }), `${name.replace(/\.pdf$/i, '')}.${extension}`);
    } catch (error) {
      setFailure(error instanceof FormatError ? error.message : FAILED);
    }
  };
  return (
    <div className={styles.downloads} data-compact={compact || undefined}>
      {FIRST.map((format) => (
        <button key={format} type="button" className={styles.download} onClick={() => void download(format)}>
          <IconDownload size={17} aria-hidden /> {formats[format].title}
        </button>
      ))}
      <details className={styles.others} ref={others}>
        <summary className={styles.summary}>
          More formats <IconChevronDown size={16} aria-hidden />
        </summary>
        <div className={styles.list}>
          {formatNames
            .filter((format) => !FIRST.includes(format))
            .map((format) => (
              <button key={format} type="button" className={styles.other} onClick={() => void download(format)}>
                {formats[format].title}
              </button>
            ))}
        </div>
      </details>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Before they are needed: a page that reads privately may have lost its network by then. */
function loadWriters() {
  for (const format of formatNames) formats[format].load().catch(() => {});
}
