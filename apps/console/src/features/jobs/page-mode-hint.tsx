import type { Job } from '@extracto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { addJob } from './add-job.ts';
import styles from './page-mode-hint.module.css';

interface PageModeHintProps {
  job: Job;
  apiKey: string;
  onRun: (job: Job) => Promise<Job>;
}

/** Below a verdict of Page mode that proves nothing: why that may be, and the way out of it in one click. */
export function PageModeHint({ job, apiKey, onRun }: PageModeHintProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      addJob(cache, apiKey, await onRun(job));
    } catch (error) {
      setFailure(`Nothing was started or charged. ${describeFailure(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.hint}>
      <p>Page mode reads each page on its own, with fewer checks than Document mode.</p>
      {job.documentDeletedAt === null && (
        <button type="button" className={styles.run} disabled={busy} onClick={() => void run()}>
          {busy ? 'Starting...' : `Run in Document mode (${job.pages} XTS)`}
        </button>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}
