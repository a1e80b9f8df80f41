import type { User } from '@extracto/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import styles from './account.module.css';

/** The address of the account. Nobody comes here whose address is not confirmed. */
export function AddressStatus({ user }: { user: User }) {
  return (
    <section className={styles.section} aria-labelledby="address">
      <h2 id="address" className={styles.title}>
        Address
      </h2>
      <p className={styles.address}>
        <span className={styles.email}>{user.email}</span>
        <span className={styles.status} data-confirmed>
          <IconCircleCheck size={16} aria-hidden />
          Confirmed
        </span>
      </p>
    </section>
  );
}
