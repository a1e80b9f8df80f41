import type { JobStatus, WebhookDelivery } from '@extracto/contract';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCircleMinus, IconClock, IconRepeat } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/describe-failure.ts';
import { sessionApi } from '../../../api/session-api.ts';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AttemptList } from './attempt-list.tsx';
import styles from './delivery-entry.module.css';
import { ToneBadge } from './tone-badge.tsx';
import { type Endpoint, refreshWebhook } from './use-webhook.ts';

const STATES = {
  pending: { tone: 'waiting', icon: IconClock, word: 'Waiting' },
  delivered: { tone: 'good', icon: IconCheck, word: 'Delivered' },
  failed: { tone: 'bad', icon: IconAlertCircle, word: 'Failed' },
  cancelled: { tone: 'neutral', icon: IconCircleMinus, word: 'Cancelled' },
} as const;

const JOB_WORDS: Readonly<Record<JobStatus, string>> = {
  NotStarted: 'Job waiting',
  Started: 'Job started',
  Succeeded: 'Job succeeded',
  Failed: 'Job failed',
};

interface DeliveryEntryProps {
  delivery: WebhookDelivery;
  endpoint: Endpoint;
  open: boolean;
}

/** One event: what it told, what became of it, and on demand every attempt. */
export function DeliveryEntry({ delivery, endpoint, open }: DeliveryEntryProps) {
  const { deliveryId, createdAt, jobId, jobStatus, state, nextAttemptAt } = delivery;
  const { tone, icon, word } = STATES[state];
  const what = jobStatus === null ? 'Test event' : JOB_WORDS[jobStatus];
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.what}>{what}</span>
          <ToneBadge tone={tone} icon={icon}>
            {word}
          </ToneBadge>
          <time className={styles.time} dateTime={createdAt}>
            {formatInstant(new Date(createdAt))}
          </time>
        </summary>
        <div className={styles.body}>
          <dl className={styles.facts}>
            <dt>Event</dt>
            <dd className={styles.id}>{deliveryId}</dd>
            {jobId !== null && (
              <>
                <dt>Job</dt>
                <dd className={styles.id}>{jobId}</dd>
              </>
            )}
            {nextAttemptAt !== null && (
              <>
                <dt>Next attempt</dt>
                <dd>{formatInstant(new Date(nextAttemptAt))}</dd>
              </>
            )}
          </dl>
          <AttemptList attempts={delivery.attempts} />
          {open && <Redelivery deliveryId={deliveryId} endpoint={endpoint} />}
        </div>
      </details>
    </li>
  );
}

function Redelivery({ deliveryId, endpoint }: { deliveryId: string; endpoint: Endpoint }) {
  const { clientId, mode } = endpoint;
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sessionApi.redeliver({ params: { clientId, deliveryId }, query: { mode } }),
    onSettled: () => refreshWebhook(cache, endpoint),
  });
  return (
    <>
      {sending.isError && <Notice tone="failure">The event was not sent. {describeFailure(sending.error)}</Notice>}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRepeat size={15} aria-hidden />}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send again
        </Button>
      </div>
    </>
  );
}
