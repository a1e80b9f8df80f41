import type { Plan } from '@extracto/contract';
import { formatCount } from '../../ui/format/format-count.ts';
import styles from './cart.module.css';

const whole = new Intl.NumberFormat('en-US');

/** Price and credits of one plan, and what the balance becomes. `credits` is `null` while the balance is not known. */
export function Cart({ plan, credits }: { plan: Plan; credits: number | null }) {
  return (
    <section className={styles.cart} aria-labelledby="cart-title">
      <h2 id="cart-title" className={styles.title}>
        Your cart
      </h2>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>
            <span className={styles.plan}>{plan.name}</span>
            <span className={styles.credits}>{formatCount(plan.credits, 'extraction')}, never expiring</span>
          </dt>
          <dd>${whole.format(plan.price)}</dd>
        </div>
        <div className={styles.line}>
          <dt>
            <span className={styles.plan}>Promo code</span>
            <span className={styles.code}>BANKR</span>
          </dt>
          <dd className={styles.unused}>50% off, not applied</dd>
        </div>
        <div className={styles.total}>
          <dt>Total (USD)</dt>
          <dd>${whole.format(plan.price)}</dd>
        </div>
      </dl>
      {credits !== null && (
        <p className={styles.balance}>
          {whole.format(credits)} + {whole.format(plan.credits)} ={' '}
          <strong>{whole.format(credits + plan.credits)} XTS</strong> after the purchase
        </p>
      )}
    </section>
  );
}
