import { Link } from 'react-router';
import { POLICY } from '../../ui/policy.ts';
import styles from './features.module.css';
import landing from './landing.module.css';

export function Features() {
  return (
    <section className={landing.section} id="features" aria-labelledby="features-title">
      <h2 id="features-title" className={landing.heading}>
        Claims you can check
      </h2>
      <dl className={styles.features}>
        <div className={styles.feature}>
          <dt>Accurate AI-based extraction, with proof instead of confidence</dt>
          <dd>
            Neural networks of our own read scanned lines, and arithmetic checks what they read. A result is Verified
            only when printed balances and totals prove its rows, amounts and signs. Otherwise the result tells where
            the totals stop matching, or what the statement does not print.
          </dd>
          <dd className={styles.evidence}>
            <span>Every check comes with the result: its name, the expected and the actual value.</span>
          </dd>
        </div>
        <div className={styles.feature}>
          <dt>Any bank, no templates</dt>
          <dd>
            Extracto works out columns, date and number formats and the meaning of signs from each document, without a
            template per bank.
          </dd>
          <dd className={styles.evidence}>
            <span>The bank’s name in a result is a label. It may be missing, and the rows are still read.</span>
          </dd>
        </div>
        <div className={styles.feature}>
          <dt>A simple REST API</dt>
          <dd>Send a PDF, get a job, fetch JSON or CSV. A signed webhook tells you when a job’s status changes.</dd>
          <dd className={styles.evidence}>
            <span>
              Described in <a href="/api/v1/openapi.json">OpenAPI 3.1</a>, generated from the code that validates each
              call.
            </span>
          </dd>
        </div>
        <div className={styles.feature}>
          <dt>Secure, and keeps only what is necessary</dt>
          <dd>
            The PDF is gone within {POLICY.documentSpan}, results after {POLICY.resultSpan}, and everything at once when
            you delete a job. Both are stored encrypted, as are passwords of protected files, which are erased when the
            job ends.
          </dd>
          <dd className={styles.evidence}>
            <span>
              Written down in the <Link to="/privacy">privacy policy</Link>. By itself, this page loads nothing from any
              other company.
            </span>
          </dd>
        </div>
        <div className={styles.feature}>
          <dt>Free to try</dt>
          <dd>
            A new account has {POLICY.trialCredits} credits, one for each page. No card needed, and they never expire.
          </dd>
          <dd className={styles.evidence}>
            <span>You see pages and cost before you start a job.</span>
          </dd>
        </div>
        <div className={styles.feature}>
          <dt>Failed extractions cost nothing</dt>
          <dd>
            Credits are reserved when a job is accepted and charged only when it succeeds. Pages of a statement whose
            printed totals contradict its rows are free, too.
          </dd>
          <dd className={styles.evidence}>
            <span>Your receipts list each charge with the balance after it.</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
