import { epochDay, formatMinor } from '@extracto/model';
import { formatCount } from '../format/format-count.ts';
import { formatMoney } from '../format/format-money.ts';
import { chooseTicks } from './choose-ticks.ts';
import styles from './statement-overview.module.css';
import type { DayBalance } from './summarise-statement.ts';

const [WIDTH, HEIGHT] = [600, 160];

interface BalanceChartProps {
  title: string;
  balances: readonly DayBalance[];
  decimals: number;
}

/** The balance as steps, on an axis that fits it: it stands still between two days with rows. The figures are in the table below it. */
export function BalanceChart({ title, balances, decimals }: BalanceChartProps) {
  const [first, last] = [balances[0], balances.at(-1)];
  if (first === undefined || last === undefined) return null;
  const money = (minor: number) => formatMoney(formatMinor(minor, decimals));
  const values = balances.map(({ balance }) => balance);
  const ticks = chooseTicks(Math.min(...values), Math.max(...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (minor: number) => HEIGHT - ((minor - low) / (high - low)) * HEIGHT;
  const begin = epochDay(first.date);
  const days = Math.max(epochDay(last.date) - begin, 1);
  const x = (date: string) => ((epochDay(date) - begin) / days) * WIDTH;
  const steps = balances.map(({ date, balance }) => `H${x(date).toFixed(1)} V${y(balance).toFixed(1)}`).join(' ');
  const line = `M0 ${y(first.balance).toFixed(1)} ${steps} H${WIDTH}`;
  const label = `Balance from ${first.date}, ${money(first.balance)}, to ${last.date}, ${money(last.balance)}`;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.plot}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{money(tick)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {ticks.map((tick) => (
            <line key={tick} className={styles.tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
          ))}
          <path className={styles.line} d={line} />
        </svg>
      </div>
      <div className={styles.ends}>
        <span>{first.date}</span>
        <span>{last.date}</span>
      </div>
      <details className={styles.details}>
        <summary>{formatCount(balances.length, 'day')} as a table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ date, balance }) => (
              <tr key={date}>
                <th scope="row">{date}</th>
                <td>{money(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
