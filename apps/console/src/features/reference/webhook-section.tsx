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
        We send a POST to the client’s webhook URL whenever a job starts, succeeds or fails. The body is the job as the
        API returns it, without the transactions; fetch the result when you need it. Test jobs have a webhook of their
        own.
      </p>
      <CodeBlock text={JSON.stringify(event, null, 2)} />
      <p>
        Respond with a 2xx status within 15 seconds. After any other response, including a redirect, we retry for a day,
        with growing pauses or after <code>Retry-After</code>; 410 disables the webhook. An event may arrive twice, with
        the same <code>webhook-id</code>. Events may arrive out of order: drop one whose <code>sequence</code> is
        smaller than one you have seen for the job.
      </p>
      <p>
        Events follow the Standard Webhooks specification: <code>webhook-signature</code> is <code>v1,</code> and the
        HMAC-SHA256 of id, timestamp and body. Check it before you use an event. The secret is in Settings; while you
        replace it, events have a signature for each secret.
      </p>
      <CodeBlock text={VERIFY_WEBHOOK} />
    </section>
  );
}
