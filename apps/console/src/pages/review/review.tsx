import { ApiError, type Job } from '@extracto/contract';
import type { BookkeepingRule } from '@extracto/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { keyApi } from '../../api/key-api.ts';
import { sessionApi } from '../../api/session-api.ts';
import { useClients } from '../../api/use-clients.ts';
import { ReviewWorkspace } from '../../features/review/review-workspace.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { POLICY } from '../../ui/policy.ts';
import styles from './review.module.css';

const NO_RULES: readonly BookkeepingRule[] = [];
const DAY_MS = 24 * 60 * 60 * 1000;

export function Review() {
  usePageTitle('Review');
  const { jobId = '' } = useParams();
  const { state } = useLocation();
  const clients = useClients();
  const apiKey = clients.data?.[0]?.apiKey ?? null;
  const review = useQuery({
    queryKey: ['review', apiKey, jobId],
    queryFn: () => fetchReview(apiKey ?? '', jobId),
    enabled: apiKey !== null,
    // Rows under one's hands must not be read anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const queryClient = useQueryClient();
  const clientId = review.data?.job.clientId ?? '';
  const rules = useQuery({
    queryKey: ['rules', clientId],
    queryFn: async () => (await sessionApi.getRules({ params: { clientId } })).body,
    enabled: clientId !== '',
  });
  const failure = clients.error ?? review.error;
  const label = review.data?.job.label ?? 'Review';
  const title = (
    <div className={styles.where}>
      <Link to={`/console${typeof state?.jobs === 'string' ? state.jobs : ''}`} className={styles.back}>
        ‹ Jobs
      </Link>
      <h1 className={styles.title} title={label}>
        {label}
      </h1>
    </div>
  );
  return (
    <main className={styles.page} id="main">
      {review.data === undefined && <div className={styles.head}>{title}</div>}
      {failure !== null && <Notice tone="failure">This job cannot be reviewed. {describeFailure(failure)}</Notice>}
      {failure === null && review.data === undefined && <p role="status">Loading...</p>}
      {review.data !== undefined && (
        <div className={styles.workspace}>
          <ReviewWorkspace
            title={title}
            name={`reviewed-${jobId}`}
            result={review.data.result}
            saved={review.data.saved}
            onSave={async ({ statements }, basedOn) => {
              const sent = statements.map(({ rows, answers, fields }) => ({
                rows: [...rows],
                ...(answers && { answers: [...answers] }),
                ...(fields && { fields: [...fields] }),
              }));
              const body = { basedOn, statements: sent };
              return (await sessionApi.saveReview({ params: { jobId }, body })).body;
            }}
            bookkeeping={{
              rules: rules.data?.rules ?? NO_RULES,
              onSave: async (body) => {
                const { body: kept } = await sessionApi.setRules({ params: { clientId }, body });
                queryClient.setQueryData(['rules', clientId], kept);
              },
            }}
            onOpenVersion={async (version) =>
              (await sessionApi.getReview({ params: { jobId }, query: { version } })).body
            }
            document={review.data.document}
            placeholder={
              <div className={styles.gone}>
                <Notice tone="neutral">
                  The PDF was deleted: {describeGone(review.data.job)} The rows are still here.
                </Notice>
              </div>
            }
          />
        </div>
      )}
    </main>
  );
}

/** Deleted before its time by the client's own wish, or because its time has come. */
function describeGone({ createdAt, documentDeletedAt }: Job): string {
  const keptMs = Date.parse(documentDeletedAt ?? createdAt) - Date.parse(createdAt);
  if (documentDeletedAt !== null && keptMs < POLICY.documentDays * DAY_MS)
    return 'this client’s retention settings say so.';
  return `uploads are deleted within ${POLICY.documentSpan}.`;
}

async function fetchReview(apiKey: string, jobId: string) {
  const api = keyApi(apiKey);
  const params = { jobId };
  const [{ body: job }, { body: result }, { body: saved }, document] = await Promise.all([
    api.getJob({ params }),
    api.getResultJson({ params, query: { version: 'original', view: 'true' } }),
    api.getReview({ params }),
    api.getDocument({ params }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 410) return null;
      throw error;
    }),
  ]);
  const bytes = document === null ? null : new Uint8Array(await document.body.arrayBuffer());
  return { job, result, saved, document: bytes === null ? null : { bytes, password: null } };
}
