import type { Job } from '@extracto/contract';
import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { DROP_ZONE_ID } from '../../ui/drop-zone-id.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { JobCard } from './job-card.tsx';
import styles from './job-list.module.css';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useJobPolling } from './use-job-polling.ts';
import { jobsKey, type useJobs } from './use-jobs.ts';

const JobTable = lazy(async () => ({ default: (await import('./table/job-table.tsx')).JobTable }));

interface JobListProps {
  apiKey: string | null;
  page: number;
  /** Jobs of that page; idle while jobs are shown as a table. */
  query: ReturnType<typeof useJobs>;
  onPage: (page: number) => void;
  /** Offered where there is no job yet. */
  onSample: () => void;
  /** Submits the document of a job once more, in Document mode. */
  onDocumentMode: (job: Job) => Promise<Job>;
}

const AFTER_DOWNLOAD_MS = 1500;

export function JobList({ apiKey, page, query, onPage, onSample, onDocumentMode }: JobListProps) {
  const cache = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const isTable = address.get('view') === 'table';
  const jobs = query.data ?? [];
  const [receiptId, setReceiptId] = useState<string | null>(null);
  useJobPolling(apiKey, page, jobs);

  const list = useRef<HTMLUListElement>(null);

  const forget = (jobId: string) => {
    focusNextCard(list.current, jobId);
    cache.setQueryData<Job[]>(jobsKey(apiKey, page), (known) => known?.filter((job) => job.jobId !== jobId));
    // The pages behind move up by one; this page is filled again from the service.
    void cache.invalidateQueries({ queryKey: ['jobs', apiKey] });
  };
  // A result may be deleted when it has left the service, which is at times a moment after it has arrived here.
  const refreshAfterDownload = () => {
    const refresh = () => void cache.invalidateQueries({ queryKey: ['jobs', apiKey] });
    refresh();
    setTimeout(refresh, AFTER_DOWNLOAD_MS);
  };
  return (
    <section className={styles.jobs} aria-labelledby="jobs-title">
      <div className={styles.head}>
        <h2 id="jobs-title" className={styles.title}>
          Jobs
        </h2>
        {!isTable && (
          <p className={styles.count} role="status">
            {!query.isPending && `Showing ${jobs.length} job(s)`}
          </p>
        )}
        <ViewChoice isTable={isTable} onTable={(wanted) => setAddress(wanted ? { view: 'table' } : {})} />
        {!isTable && <Pager page={page} count={query.data?.length ?? null} noun="jobs" onChange={onPage} />}
      </div>
      {isTable && apiKey !== null && (
        <Suspense>
          <JobTable apiKey={apiKey} onReceipt={setReceiptId} />
        </Suspense>
      )}
      {query.isError && (
        <Notice tone="failure">
          Your jobs could not be loaded. Nothing was lost. {describeFailure(query.error)}{' '}
          <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
            Try again
          </button>
        </Notice>
      )}
      {!isTable && query.isSuccess && jobs.length === 0 && <NoJobs page={page} onSample={onSample} />}
      {!isTable && jobs.length > 0 && apiKey !== null && (
        <ul ref={list} className={styles.grid} aria-label="Jobs">
          {jobs.map((job) => (
            <JobCard
              key={job.jobId}
              job={job}
              apiKey={apiKey}
              onReceipt={() => setReceiptId(job.jobId)}
              onDownloaded={refreshAfterDownload}
              onDocumentMode={onDocumentMode}
              onRemoved={() => forget(job.jobId)}
            />
          ))}
        </ul>
      )}
      {apiKey !== null && <ReceiptDialog apiKey={apiKey} jobId={receiptId} onClose={() => setReceiptId(null)} />}
    </section>
  );
}

function ViewChoice({ isTable, onTable }: { isTable: boolean; onTable: (wanted: boolean) => void }) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">How jobs are shown</legend>
      {[false, true].map((table) => (
        <label key={String(table)}>
          <input type="radio" name="jobs-view" checked={isTable === table} onChange={() => onTable(table)} />
          {table ? 'Table' : 'Cards'}
        </label>
      ))}
    </fieldset>
  );
}

/** A card that leaves with the focus in it, or with the Undo button that had it, hands it to its neighbour. */
function focusNextCard(list: HTMLElement | null, jobId: string) {
  const card = list?.querySelector(`[data-job="${jobId}"]`);
  if (document.activeElement !== document.body && !card?.contains(document.activeElement)) return;
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  (next?.querySelector<HTMLElement>('a, button') ?? document.getElementById(DROP_ZONE_ID))?.focus();
}

function NoJobs({ page, onSample }: { page: number; onSample: () => void }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyText}>No jobs found. Please upload a bank statement to start a job.</p>
      {page > 1 ? (
        <p className={styles.emptyHint}>There are no jobs on this page.</p>
      ) : (
        <>
          <p className={styles.emptyHint}>No statement at hand? Try a sample: one page, one credit.</p>
          <Button variant="default" leftSection={<IconFileInvoice size={17} aria-hidden />} onClick={onSample}>
            Add a sample statement
          </Button>
        </>
      )}
    </div>
  );
}
