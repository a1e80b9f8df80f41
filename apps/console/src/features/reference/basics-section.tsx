import { CodeBlock } from './code-block.tsx';
import styles from './prose.module.css';

export function BasicsSection() {
  return (
    <section className={styles.prose} id="basics" aria-labelledby="basics-title">
      <h2 id="basics-title">Basics</h2>
      <p>Every path below starts at this address. Requests and answers are JSON unless an entry says otherwise.</p>
      <CodeBlock text={window.location.origin} />
      <ul>
        <li>
          <strong>Key.</strong> Send the API key of your client as <code>X-API-KEY</code>. It is in Settings. Without a
          valid key the answer is 401. A test key (<code>ext_test_</code>) tries everything free of charge.
        </li>
        <li>
          <strong>Jobs.</strong> A submission is answered with 202 and the job. Ask for it again until its status is
          Succeeded or Failed, or let a webhook tell you.
        </li>
        <li>
          <strong>Repeating.</strong> With an <code>Idempotency-Key</code> a request that was repeated is done once, and
          the first answer comes again with <code>Idempotency-Replayed: true</code>.
        </li>
        <li>
          <strong>Lists.</strong> <code>page</code> and <code>pageSize</code> choose the part;{' '}
          <code>X-Total-Count</code> and <code>Link</code> say the rest.
        </li>
        <li>
          <strong>Limits.</strong> 429 comes with <code>Retry-After</code>; <code>RateLimit</code> says what is left.
        </li>
        <li>
          <strong>Amounts</strong> are decimal strings, times are ISO 8601 in UTC, what is absent is <code>null</code>.
        </li>
      </ul>
    </section>
  );
}
