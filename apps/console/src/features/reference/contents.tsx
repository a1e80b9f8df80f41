import styles from './contents.module.css';
import type { OperationGroup } from './groups.ts';

/** The way to each entry of the page. */
export function Contents({ groups }: { groups: readonly OperationGroup[] }) {
  return (
    <nav className={styles.contents} aria-label="Reference">
      <ul className={styles.list}>
        <li>
          <a href="#basics">Basics</a>
        </li>
        <li>
          <a href="#webhooks">Webhooks</a>
        </li>
        {groups.map(({ name, title, operations }) => (
          <li key={name}>
            <span className={styles.group}>{title}</span>
            <ul className={styles.list}>
              {operations.map((operation) => (
                <li key={operation.name}>
                  <a href={`#${operation.name}`}>
                    <span className={styles.method}>{operation.method}</span> {operation.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#errors">Errors</a>
        </li>
      </ul>
    </nav>
  );
}
