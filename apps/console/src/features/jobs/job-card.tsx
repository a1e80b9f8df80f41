import type { Job } from '@extracto/contract';
import { Progress } from '@mantine/core';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatInstant } from '../../ui/format/format-instant.ts';
import { JobActions } from './job-actions.tsx';
import styles from './job-card.module.css';
import { readJobPhase } from './job-status.ts';
import { PageModeHint } from './page-mode-hint.tsx';
import { ProofChip } from './proof-chip.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useJobDeletion } from './use-job-deletion.ts';

interface JobCardProps {
  job: Job;
  apiKey: string;
  onReceipt: () => void;
  onDownloaded: () => void;
  onDocumentMode: (job: Job) => Promise<Job>;
  onRemoved: () => void;
}

export function JobCard({ job, apiKey, onReceipt, onDownloaded, onDocumentMode, onRemoved }: JobCardProps) {
  const phase = readJobPhase(job.status);
  const deletion = useJobDeletion(apiKey, job.jobId, onRemoved);
  return (
    <li className={styles.card} data-job={job.jobId} data-phase={phase} data-fading={deletion.fading || undefined}>
      <div className={styles.head}>
        <StatusBadge phase={phase} />
        <time className={styles.time} dateTime={job.createdAt}>
          {formatInstant(new Date(job.createdAt))}
        </time>
      </div>
      <h3 className={styles.label} title={job.label}>
        {job.label}
      </h3>
      <p className={styles.facts}>
        {[
          job.pages ? formatCount(job.pages, 'page') : null,
          job.verification === null ? null : formatCount(job.verification.transactions, 'transaction'),
          `${job.parser} mode`,
        ]
          .filter((fact) => fact !== null)
          .join(' · ')}
      </p>
      <div className={styles.body}>
        {phase === 'processing' && <JobProgress job={job} />}
        {phase === 'completed' && job.verification !== null && (
          <>
            <ProofChip verification={job.verification} />
            {job.parser === 'Page' && job.verification.status !== 'verified' && (
              <PageModeHint job={job} apiKey={apiKey} onRun={onDocumentMode} />
            )}
          </>
        )}
        {job.resultDeletedAt !== null && (
          <p className={styles.gone}>Result deleted {formatInstant(new Date(job.resultDeletedAt))}</p>
        )}
        {phase === 'failed' && (
          <p className={styles.reason}>{job.error?.message ?? 'The extraction did not succeed.'}</p>
        )}
      </div>
      <JobActions
        job={job}
        phase={phase}
        apiKey={apiKey}
        deletion={deletion}
        onReceipt={onReceipt}
        onDownloaded={onDownloaded}
      />
    </li>
  );
}

/** A finished page is a counted page; before the first one the bar only says that something goes on. */
function JobProgress({ job }: { job: Job }) {
  const { progress } = job;
  const text = progress === null ? 'Queued' : `Page ${Math.min(progress.page, progress.pages)} of ${progress.pages}`;
  return (
    <div className={styles.progress}>
      <span>{text}</span>
      <Progress
        value={progress === null ? 100 : (progress.page / progress.pages) * 100}
        animated={progress === null}
        striped={progress === null}
        size="sm"
        aria-label={`Progress of ${job.label}: ${text}`}
      />
    </div>
  );
}
