import { CodeBlock } from './code-block.tsx';
import type { Operation } from './operation.ts';
import styles from './prose.module.css';

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the bytes as they came, before any parsing. secret: whsec_…
export function isGenuine(headers: Headers, body: string, secret: string): boolean {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return (headers.get('webhook-signature') ?? '').split(' ').some((entry) => {
    const given = Buffer.from(entry.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** `getJob` lends its sample: an event carries the job as that call gives it. */
export function WebhookSection({ getJob }: { getJob: Operation }) {
  const job = { ...(getJob.answer.sample as object), status: 'Succeeded', finishedAt: '2026-03-31T09:41:12.904Z' };
  const event = { type: 'job.status_changed', timestamp: '2026-03-31T09:41:12.904Z', data: job };
  return (
    <section className={styles.prose} id="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">Webhooks</h2>
      <p>
        Whenever the status of a job changes, a POST goes to the webhook URL of its client. The body says which job and
        which status, never what the statement contains; fetch the result when you need it.
      </p>
      <p>
        <strong>Not sent yet:</strong> this version keeps your address and sends nothing to it. Poll the job until then.
      </p>
      <CodeBlock text={JSON.stringify(event, null, 2)} />
      <p>
        Answer with a 2xx status within 15 seconds. Anything else, a redirect included, is tried again with growing
        pauses for a day; 410 ends it for good. The same event may come twice: <code>webhook-id</code> stays the same
        over all attempts.
      </p>
      <p>
        Events are signed as the Standard Webhooks specification describes: <code>webhook-signature</code> is{' '}
        <code>v1,</code> and the HMAC-SHA256 of id, timestamp and body. Check it before you believe an event.
      </p>
      <CodeBlock text={VERIFY} />
    </section>
  );
}
