import { Link } from 'react-router';
import { Wordmark } from '../mark/wordmark.tsx';
import { CardBrands } from './card-brands.tsx';
import styles from './public-footer.module.css';

export function PublicFooter() {
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
      <p className={styles.copyright}>© {new Date().getFullYear()} Extracto. All rights reserved.</p>
    </footer>
  );
}
