import type { Transaction } from '@extracto/contract';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { ReceiptLinks } from './receipt-links.tsx';
import styles from './transaction-card.module.css';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const whole = new Intl.NumberFormat('en-US');

export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const { transactionId, clientId, type, kind, amount, balance, date, description } = transaction;
  const day = monthAndDay.format(new Date(date));
  const isCredit = type === 'Credit';
  const Icon = isCredit ? IconArrowDownLeft : IconArrowUpRight;
  return (
    <li className={styles.card} data-type={type}>
      <div className={styles.head}>
        <time dateTime={date}>{day}</time>
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
      {kind === 'Purchase' && <ReceiptLinks clientId={clientId} transactionId={transactionId} day={day} />}
    </li>
  );
}
