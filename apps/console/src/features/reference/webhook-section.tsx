import { EVENT_EXAMPLES } from '@extracto/contract';
import { CodeBlock } from './code-block.tsx';
import styles from './prose.module.css';
import { VERIFY_WEBHOOK } from './snippets/verify-webhook.ts';

export function WebhookSection() {
  return (
    <section className={styles.prose} id="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">Webhooks</h2>
      <p>
        We send a POST to the client’s webhook URL whenever a job starts, succeeds or fails. The body is the job as the
        API returns it, without the transactions; fetch the result when you need it. Test jobs have a webhook of their
        own.
      </p>
      <CodeBlock text={JSON.stringify(EVENT_EXAMPLES['job.status_changed'], null, 2)} />
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
