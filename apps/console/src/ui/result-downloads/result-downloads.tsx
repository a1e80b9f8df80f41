import type { ExtractionResult } from '@extracto/model';
import { IconDownload } from '@tabler/icons-react';
import { saveBlob } from '../save-blob.ts';
import styles from './result-downloads.module.css';

/** The writers of the service, loaded when one asks for a file. */
const WRITERS = {
  json: async () => (await import('@extracto/formats/json/json')).json,
  csv: async () => (await import('@extracto/formats/csv/csv')).csv,
} as const;

/** Files made in this browser from a result that is on the screen. */
export function ResultDownloads({ name, result }: { name: string; result: ExtractionResult }) {
  const download = async (format: keyof typeof WRITERS) => {
    const { write, mediaType, extension } = await WRITERS[format]();
    saveBlob(new Blob([write(result)], { type: mediaType }), `${name.replace(/\.pdf$/i, '')}.${extension}`);
  };
  return (
    <div className={styles.downloads}>
      <button type="button" className={styles.download} onClick={() => void download('json')}>
        <IconDownload size={17} aria-hidden /> JSON
      </button>
      <button type="button" className={styles.download} onClick={() => void download('csv')}>
        <IconDownload size={17} aria-hidden /> CSV
      </button>
    </div>
  );
}
