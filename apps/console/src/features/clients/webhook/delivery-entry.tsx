import type { JobStatus, WebhookDelivery } from '@extracto/contract';
import { IconAlertCircle, IconCheck, IconCircleMinus, IconClock, IconRepeat } from '@tabler/icons-react';
import { sessionApi } from '../../../api/session-api.ts';
import { ToneBadge } from '../../../ui/badge/tone-badge.tsx';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import { AttemptList } from './attempt-list.tsx';
import styles from './delivery-entry.module.css';
import { SendButton } from './send-button.tsx';
import type { Endpoint } from './use-webhook.ts';

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
  const { clientId, mode } = endpoint;
  const { tone, icon: Mark, word } = STATES[state];
  const what = jobStatus === null ? 'Test event' : JOB_WORDS[jobStatus];
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.what}>{what}</span>
          <ToneBadge tone={tone} mark={<Mark size={14} stroke={2} aria-hidden />}>
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
          {open && (
            <SendButton
              endpoint={endpoint}
              label="Send again"
              icon={IconRepeat}
              failure="The event was not sent."
              send={() => sessionApi.redeliver({ params: { clientId, deliveryId }, query: { mode } })}
            />
          )}
        </div>
      </details>
    </li>
  );
}
