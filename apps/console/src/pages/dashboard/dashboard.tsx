import type { Job } from '@extracto/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { totalCredits } from '../../api/total-credits.ts';
import { useClients } from '../../api/use-clients.ts';
import { addJob } from '../../features/jobs/add-job.ts';
import { JobList } from '../../features/jobs/job-list.tsx';
import { useJobs } from '../../features/jobs/use-jobs.ts';
import { addSampleFile } from '../../features/upload/add-sample-file.ts';
import { runInDocumentMode } from '../../features/upload/run-in-document-mode.ts';
import { UploadPanel } from '../../features/upload/upload-panel.tsx';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { POLICY } from '../../ui/policy.ts';
import styles from './dashboard.module.css';
import { VerifiedNotice } from './verified-notice.tsx';

export function Dashboard() {
  usePageTitle('Dashboard');
  const cache = useQueryClient();
  const clients = useClients();
  const apiKey = clients.data?.[0]?.apiKey ?? null;
  const [address, setAddress] = useSearchParams();
  const page = Math.max(Number(address.get('page')) || 1, 1);
  const isTable = address.get('view') === 'table';
  const jobs = useJobs(isTable ? null : apiKey, page);
  // The panel of a newcomer is four times as high as the bar of somebody with jobs: neither is shown before it is known which.
  const isWaiting = !isTable && !clients.isError && jobs.isPending;
  const setPage = (next: number) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      if (next === 1) changed.delete('page');
      else changed.set('page', String(next));
      return changed;
    });

  const showAccepted = (job: Job) => {
    if (apiKey !== null) addJob(cache, apiKey, job);
    setPage(1);
  };
  if (isWaiting) {
    return (
      <main id="main">
        <h1 className="visually-hidden">Dashboard</h1>
        <LoadingScreen />
      </main>
    );
  }
  return (
    <main className={styles.dashboard} id="main">
      <h1 className="visually-hidden">Dashboard</h1>
      <VerifiedNotice />
      {clients.isError && (
        <Notice tone="failure">
          Your client could not be loaded, so nothing can be submitted yet. {describeFailure(clients.error)}
        </Notice>
      )}
      <UploadPanel
        apiKey={apiKey}
        credits={totalCredits(clients.data)}
        isSlim={isTable || page > 1 || (jobs.data ?? []).length > 0}
        onAccepted={showAccepted}
      />
      <JobList
        apiKey={apiKey}
        page={page}
        query={jobs}
        onPage={setPage}
        onSample={() => void addSampleFile()}
        onDocumentMode={(job) => runInDocumentMode(apiKey ?? '', job)}
      />
      <p className={styles.retention}>
        Uploaded PDFs are deleted within {POLICY.documentSpan}, results and job records after {POLICY.resultSpan}, or
        earlier if you choose so in Settings. Deleting a job also deletes its PDF and result. You can undo this for
        eight seconds.
      </p>
    </main>
  );
}
