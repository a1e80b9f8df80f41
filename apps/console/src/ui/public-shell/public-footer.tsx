import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../mark/wordmark.tsx';
import { CardBrands } from './card-brands.tsx';
import styles from './public-footer.module.css';

/** The page as printed has the year of its build until it is hydrated. */
const useYear = () =>
  useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILT_YEAR),
  );

export function PublicFooter() {
  const year = useYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>Bank statements in, every transaction out, proved by the statement’s own arithmetic.</p>
        </div>
        <nav className={styles.links} aria-label="Legal">
          <Link to="/privacy">Privacy policy</Link>
          <Link to="/refund">Refund policy</Link>
          <Link to="/terms">Terms of service</Link>
        </nav>
        <div className={styles.payment}>
          <p>Payments are safe: they are handled by Stripe, and card numbers never reach us.</p>
          <CardBrands />
        </div>
      </div>
      <p className={styles.copyright}>© {year} Extracto. All rights reserved.</p>
    </footer>
  );
}
