/**
 * The product in one picture: the rows of a printed page light up one after another, arrive in a table with their
 * running sum, and the sum closes into the seal. Four and a half seconds, once; a still where motion is unwanted.
 */
import type { CSSProperties } from 'react';
import { exampleLedger, showMoney } from './example-ledger.ts';
import styles from './proof-scene.module.css';

const { rows, opening, closing, bank, holder, account } = exampleLedger;
const step = (index: number) => ({ '--step': index }) as CSSProperties;
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' });
const showDay = (date: string) => dayAndMonth.format(new Date(date));

export function ProofScene() {
  const closes = step(rows.length);
  return (
    <figure
      className={styles.scene}
      role="img"
      aria-label={`A statement of ${rows.length} rows is read into a table; ${showMoney(opening)} and all rows give ${showMoney(closing)}, the printed closing balance, so the result is marked Verified.`}
    >
      <div className={styles.page} aria-hidden="true">
        <div className={styles.letterhead}>
          <span className={styles.bank}>{bank}</span>
          <span>Statement of account</span>
        </div>
        <div className={styles.holder}>
          <span>{holder}</span>
          <span>Account {account}</span>
          <span>1 to 31 March 2026</span>
        </div>
        <div className={styles.printed}>
          <span />
          <span>Opening balance</span>
          <span>{showMoney(opening)}</span>
        </div>
        {rows.map(({ date, description, amount }, index) => (
          <div key={date} className={styles.printed} data-row="" style={step(index)}>
            <span>{showDay(date)}</span>
            <span>{description}</span>
            <span>{showMoney(amount)}</span>
          </div>
        ))}
        <div className={styles.printed} data-row="" data-closing="" style={closes}>
          <span />
          <span>Closing balance</span>
          <span>{showMoney(closing)}</span>
        </div>
      </div>
      <div className={styles.result} aria-hidden="true">
        <div className={styles.resultHead}>
          <span>result.json</span>
          <span>{rows.length} transactions</span>
        </div>
        {rows.map(({ date, amount, balance }, index) => (
          <div key={date} className={styles.read} style={step(index)}>
            <span className={styles.date}>{date}</span>
            <span data-sign={amount < 0 ? 'debit' : 'credit'}>{showMoney(amount)}</span>
            <span className={styles.running}>{showMoney(balance)}</span>
          </div>
        ))}
        <div className={styles.verdict} style={closes}>
          <svg className={styles.seal} viewBox="0 0 32 32" aria-hidden="true">
            <path d="M26.6 9.2A13 13 0 1 1 21.4 4.2" pathLength={1} />
            <path d="M9 13h7" pathLength={1} />
            <path d="M9 18.6h3.4l3.2 4L27 5.4" pathLength={1} />
          </svg>
          <span>
            <strong>Verified</strong>
            <span className={styles.equation}>
              {showMoney(opening)} + Σ = {showMoney(closing)}
            </span>
          </span>
        </div>
      </div>
    </figure>
  );
}
