import { Link } from 'react-router';
import { usePageTitle } from '../page-title/use-page-title.ts';
import styles from './not-found.module.css';

/** The 404 of both areas; `homePath` is where "home" is for the reader: `/` outside, `/console` inside. */
export function NotFound({ homePath }: { homePath: '/' | '/console' }) {
  usePageTitle('Page Not Found');
  return (
    <main className={styles.page} id="main">
      <p className={styles.sum} aria-hidden="true">
        <span>4</span>
        <span>+</span>
        <span>0</span>
        <span>+</span>
        <span>4</span>
        <span className={styles.unequal}>≠</span>
        <span>a page</span>
      </p>
      <h1 className={styles.title}>Page Not Found</h1>
      <p className={styles.text}>We can’t find that page. The address may be mistyped, or the page has moved.</p>
      <Link className={styles.home} to={homePath}>
        Go back to Home
      </Link>
    </main>
  );
}
