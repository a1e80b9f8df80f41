import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useClients } from '../../api/use-clients.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './purchase-success.module.css';

/** The provider's word that it was paid may come a moment after the customer does. */
const LOOK_AGAIN_MS = 3000;

export function PurchaseSuccess() {
  usePageTitle('Purchase successful');
  useClients({ refetchInterval: LOOK_AGAIN_MS });
  return (
    <main className={styles.success} id="main">
      <span className={styles.mark}>
        <Mark size={56} />
      </span>
      <h1 className={styles.title}>Purchase successful</h1>
      <p className={styles.text}>
        Thank you. The credits are added as soon as the payment is confirmed, usually within seconds. Your receipt is
        under <Link to="/console/profile">receipts</Link>.
      </p>
      <Button component={Link} to="/console" size="md">
        Go to dashboard
      </Button>
    </main>
  );
}
