import { POLICY } from '../../ui/policy.ts';
import styles from './developers.module.css';
import { ExampleCode } from './example-code.tsx';
import landing from './landing.module.css';

const REQUEST = `curl ${POLICY.origin}/api/v1/jobs \\
  -H "X-API-KEY: $EXTRACTO_API_KEY" \\
  -F pdf=@march.pdf \\
  -F parser=Document`;

const RESPONSE = `HTTP/1.1 202 Accepted
Location: /api/v1/jobs/01KJ2Z9V6M4T8Q0XW3RBN5CYDE

{
  "jobId": "01KJ2Z9V6M4T8Q0XW3RBN5CYDE",
  "status": "NotStarted",
  "clientId": "01KJ2Z7A0P9E5S4HGJ1MTVKQ3W",
  "bankId": null,
  "pages": 4,
  "label": "march.pdf",
  "parser": "Document",
  "progress": null,
  "verification": null,
  "createdAt": "2026-03-31T09:41:07.220Z",
  "finishedAt": null,
  "documentDeletedAt": null,
  "resultDeletedAt": null,
  "error": null
}`;

const RESULT = `curl "${POLICY.origin}/api/v1/jobs/01KJ2Z9V6M4T8Q0XW3RBN5CYDE/result.csv?ids=no" \\
  -H "X-API-KEY: $EXTRACTO_API_KEY"`;

export function Developers() {
  return (
    <section className={styles.band} id="developers" aria-labelledby="developers-title">
      <div className={landing.section}>
        <h2 id="developers-title" className={landing.heading}>
          Two calls from PDF to data
        </h2>
        <p className={landing.intro}>
          Every account has API keys. Errors are problem documents (RFC 9457), an Idempotency-Key makes retries safe,
          and the whole API is described in <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.
        </p>
        <div className={styles.columns}>
          <div className={styles.calls}>
            <h3 className={styles.step}>Submit a statement</h3>
            <ExampleCode label="Request that submits a statement" text={REQUEST} />
            <h3 className={styles.step}>Fetch the result</h3>
            <ExampleCode label="Request that fetches the result" text={RESULT} />
          </div>
          <div className={styles.calls}>
            <h3 className={styles.step}>The response to the first</h3>
            <ExampleCode label="Answer to a submission" text={RESPONSE} />
          </div>
        </div>
      </div>
    </section>
  );
}
