import { useRouteError } from 'react-router';
import styles from '../not-found/not-found.module.css';

/** Shown when a page could not be loaded or broke while drawing; the console's log keeps the cause. */
export function RouteFailure() {
  console.error(useRouteError());
  return (
    <main className={styles.page} id="main">
      <h1 className={styles.title}>This page could not be shown</h1>
      <p className={styles.text}>
        Nothing was lost or charged. Your connection may have dropped, or we just installed a newer version.
      </p>
      <button type="button" className={styles.home} onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </main>
  );
}
