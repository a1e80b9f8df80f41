import type { Transaction } from '@extracto/contract';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import styles from './transaction-card.module.css';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const whole = new Intl.NumberFormat('en-US');

export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const { type, amount, balance, date, description } = transaction;
  const isCredit = type === 'Credit';
  const Icon = isCredit ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <li className={styles.card} data-type={type}>
      <div className={styles.head}>
        <time dateTime={date}>{monthAndDay.format(new Date(date))}</time>
        <span className={styles.type}>
          <Icon size={14} aria-hidden />
          {type}
        </span>
      </div>
      <p className={styles.amount}>
        {isCredit ? '+' : '−'}
        {whole.format(amount)} <span className={styles.unit}>XTS</span>
      </p>
      <p className={styles.description}>{description}</p>
      <p className={styles.balance}>Balance {whole.format(balance).replace('-', '−')} XTS</p>
    </li>
  );
}
