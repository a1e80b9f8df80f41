import { PROBLEMS } from '@extracto/contract';
import styles from './prose.module.css';

export function ErrorsSection() {
  return (
    <section className={styles.prose} id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">Errors</h2>
      <p>
        Every error response is a problem document (RFC 9457) with <code>code</code>, <code>message</code> and{' '}
        <code>requestId</code>; <code>errors</code> lists the fields that were refused. Codes are added, never changed.
      </p>
      <table className={styles.codes}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(PROBLEMS)
            .sort(([, left], [, right]) => left.status - right.status)
            .map(([code, { status, title }]) => (
              <tr key={code}>
                <td>{status}</td>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{title}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
