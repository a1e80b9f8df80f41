import { CodeBlock } from './code-block.tsx';
import styles from './prose.module.css';

export function BasicsSection() {
  return (
    <section className={styles.prose} id="basics" aria-labelledby="basics-title">
      <h2 id="basics-title">Basics</h2>
      <p>Every path below starts at this address. Requests and responses are JSON unless an entry says otherwise.</p>
      <CodeBlock text={window.location.origin} />
      <ul>
        <li>
          <strong>Key.</strong> Send your API key from Settings as <code>X-API-KEY</code>. Without a valid key the
          response is 401. A test key (<code>ext_test_…</code>) runs everything free of charge.
        </li>
        <li>
          <strong>Jobs.</strong> A submission returns 202 and the job. Poll the job until its status is Succeeded or
          Failed, or use a webhook.
        </li>
        <li>
          <strong>Retries.</strong> A request repeated with the same <code>Idempotency-Key</code> runs once and returns
          the first response, with <code>Idempotency-Replayed: true</code>.
        </li>
        <li>
          <strong>Lists.</strong> <code>page</code> and <code>pageSize</code> select a page; <code>X-Total-Count</code>{' '}
          is the total, and <code>Link</code> has the other pages.
        </li>
        <li>
          <strong>Limits.</strong> <code>RateLimit</code> tells how many calls are left. After a 429, wait for{' '}
          <code>Retry-After</code> seconds.
        </li>
        <li>
          <strong>Amounts</strong> are decimal strings, times are ISO 8601 in UTC, and missing values are{' '}
          <code>null</code>.
        </li>
      </ul>
    </section>
  );
}
