import { Mark } from './mark.tsx';
import styles from './wordmark.module.css';

/** Mark and name side by side; the name is text, so it follows the reader's font settings. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark size={26} />
      <span className={styles.name}>Extracto</span>
    </span>
  );
}
