import type { Job } from '@extracto/contract';
import type { FormatName } from '@extracto/formats';
import { Button } from '@mantine/core';
import { IconReceipt, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { DownloadMenu } from '../../ui/download-menu/download-menu.tsx';
import { downloadResult } from './download-result.ts';
import styles from './job-actions.module.css';
import type { JobPhase } from './job-status.ts';
import type { JobDeletion } from './use-job-deletion.ts';

interface JobActionsProps {
  job: Job;
  phase: JobPhase;
  apiKey: string;
  deletion: JobDeletion;
  onReceipt: () => void;
  /** The result may be gone with it. */
  onDownloaded: () => void;
}

export function JobActions({ job, phase, apiKey, deletion, onReceipt, onDownloaded }: JobActionsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const download = async (format: FormatName) => {
    setFailure(null);
    try {
      await downloadResult(apiKey, job.jobId, format);
      onDownloaded();
    } catch (error) {
      setFailure(describeFailure(error));
    }
  };
  const undo = () => {
    flushSync(deletion.undo);
    deleteButton.current?.focus();
  };
  const error = deletion.error ?? failure;
  const hasResult = phase === 'completed' && job.resultDeletedAt === null;
  return (
    <>
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        {hasResult && !deletion.deleting && (
          <DownloadMenu label={job.label} onDownload={(format) => void download(format)} />
        )}
        {hasResult && !deletion.deleting && (
          <Button
            component={Link}
            to={`/console/jobs/${job.jobId}`}
            variant="default"
            size="sm"
            px="sm"
            aria-label={`Review ${job.label}`}
          >
            Review
          </Button>
        )}
        {phase === 'failed' && (
          <Button variant="default" size="sm" leftSection={<IconReceipt size={16} aria-hidden />} onClick={onReceipt}>
            View receipt
          </Button>
        )}
        {deletion.undoable && (
          <Button
            variant="default"
            size="sm"
            // The button that had the focus is disabled now.
            autoFocus
            aria-label={`Undo deleting ${job.label}`}
            onClick={undo}
          >
            Undo
          </Button>
        )}
        {phase !== 'processing' && (
          <Button
            ref={deleteButton}
            variant="subtle"
            color="vermilion"
            size="sm"
            px="xs"
            className={styles.delete}
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={deletion.deleting}
            aria-label={deletion.deleting ? undefined : `Delete ${job.label}`}
            onClick={deletion.remove}
          >
            {deletion.deleting ? 'Deleting...' : 'Delete'}
          </Button>
        )}
      </div>
    </>
  );
}
