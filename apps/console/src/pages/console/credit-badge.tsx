import { Link } from 'react-router';
import { totalCredits } from '../../api/total-credits.ts';
import { useClients } from '../../api/use-clients.ts';
import { ADD_EXTRACTIONS_PATH } from '../../ui/addresses.ts';
import styles from './credit-badge.module.css';

const whole = new Intl.NumberFormat('en-US');

export function CreditBadge() {
  const credits = totalCredits(useClients().data);
  const text = credits === null ? '–' : whole.format(credits);
  return (
    <Link to={ADD_EXTRACTIONS_PATH} className={styles.badge}>
      <span className={styles.number}>{text}</span> <span className={styles.unit}>XTS</span>
      <span className="visually-hidden">, add extractions</span>
    </Link>
  );
}
