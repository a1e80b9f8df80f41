import { CodeBlock } from './code-block.tsx';
import type { Operation } from './operation.ts';
import styles from './prose.module.css';
import { VERIFY_WEBHOOK } from './snippets/verify-webhook.ts';

/** `getJob` lends its sample: an event carries the job as that call gives it. */
export function WebhookSection({ getJob }: { getJob: Operation }) {
  const job = { ...(getJob.answer.sample as object), status: 'Succeeded', finishedAt: '2026-03-31T09:41:12.904Z' };
  const event = { type: 'job.status_changed', timestamp: '2026-03-31T09:41:12.904Z', sequence: 2, data: job };
  return (
    <section className={styles.prose} id="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">Webhooks</h2>
      <p>
        Whenever a job is started, succeeds or fails, a POST goes to the webhook URL of its client. The body is the job
        as the API gives it, never what the statement says; fetch the result when you need it. Jobs made with a test key
        go to a webhook of their own.
      </p>
      <CodeBlock text={JSON.stringify(event, null, 2)} />
      <p>
        Answer with a 2xx status within 15 seconds. Anything else, a redirect included, is tried again with growing
        pauses for a day, or later if you say so with <code>Retry-After</code>; 410 switches the webhook off. The same
        event may come twice: <code>webhook-id</code> stays the same over all attempts. Events can overtake each other:
        drop one whose <code>sequence</code> is smaller than what you have seen of the job.
      </p>
      <p>
        Events are signed as the Standard Webhooks specification describes: <code>webhook-signature</code> is{' '}
        <code>v1,</code> and the HMAC-SHA256 of id, timestamp and body. Check it before you believe an event. The secret
        is in Settings; while you replace it, events carry a signature for each of the two.
      </p>
      <CodeBlock text={VERIFY_WEBHOOK} />
    </section>
  );
}
