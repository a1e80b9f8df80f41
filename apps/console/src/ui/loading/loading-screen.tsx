import { Mark } from '../mark/mark.tsx';
import styles from './loading-screen.module.css';

/** The full-page waiting state. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.mark}>
        <Mark size={44} />
      </span>
      <span>Loading...</span>
    </div>
  );
}
