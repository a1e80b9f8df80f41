import type { WebhookAttempt } from '@extracto/contract';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import styles from './attempt-list.module.css';
import { describeAttempt } from './describe-attempt.ts';

/** Newest first. */
export function AttemptList({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <ol className={styles.attempts} aria-label="Attempts">
      {attempts.map((attempt) => (
        <li key={attempt.attempt} className={styles.attempt} data-failed={attempt.failure !== null || undefined}>
          <span className={styles.number}>{attempt.attempt}.</span>
          <span className={styles.outcome}>{describeAttempt(attempt)}</span>
          <span className={styles.time}>
            {formatInstant(new Date(attempt.at))}
            {attempt.tookMs !== null && `, ${formatDuration(attempt.tookMs)}`}
          </span>
          {attempt.response && <pre className={styles.response}>{attempt.response}</pre>}
        </li>
      ))}
    </ol>
  );
}

/** `"84 ms"`, `"15.0 s"`. */
function formatDuration(tookMs: number): string {
  return tookMs < 1_000 ? `${tookMs} ms` : `${(tookMs / 1_000).toFixed(1)} s`;
}
