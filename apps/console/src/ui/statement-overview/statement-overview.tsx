import { formatMinor, type Statement } from '@extracto/model';
import { useMemo } from 'react';
import { formatCount } from '../format/format-count.ts';
import { formatMoney } from '../format/format-money.ts';
import { BalanceChart } from './balance-chart.tsx';
import styles from './statement-overview.module.css';
import { type Counterparty, type DayBalance, type MonthFlow, summariseStatement } from './summarise-statement.ts';

interface StatementOverviewProps {
  statement: Statement;
  /** Drawn where the rows give no balance of their own. */
  printed?: readonly DayBalance[];
}

/** A statement at a glance: its balance over time, its months, and with whom most money moved. */
export function StatementOverview({ statement, printed = [] }: StatementOverviewProps) {
  const { decimals, balances, months, counterparties } = useMemo(() => summariseStatement(statement), [statement]);
  if (months.length === 0) return <p className={styles.none}>There are no rows to show.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <section className={styles.overview} aria-label="Overview" tabIndex={0}>
      {balances.length > 0 ? (
        <BalanceChart title="Balance at the end of each day" balances={balances} decimals={decimals} />
      ) : printed.length > 0 ? (
        <BalanceChart title="Balances as printed" balances={printed} decimals={decimals} />
      ) : (
        <p className={styles.none}>
          {statement.openingBalance === null
            ? 'No opening balance is printed, so there is no balance chart.'
            : "The rows don't lead to the printed balances, so there is no balance chart."}
        </p>
      )}
      <Months months={months} decimals={decimals} />
      <Counterparties counterparties={counterparties} decimals={decimals} />
    </section>
  );
}

/** The bars are for the eye; the figures stand beside them. */
function Bar({ share, tone }: { share: number; tone: 'in' | 'out' }) {
  return <span className={styles.bar} data-tone={tone} style={{ width: `${share * 100}%` }} aria-hidden="true" />;
}

function Months({ months, decimals }: { months: readonly MonthFlow[]; decimals: number }) {
  const most = Math.max(1, ...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]));
  const money = (minor: number) => formatMoney(formatMinor(minor, decimals));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Money in and out by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, moneyIn, moneyOut }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>
              {money(moneyIn)}
              <Bar share={moneyIn / most} tone="in" />
            </td>
            <td>
              {money(moneyOut)}
              <Bar share={moneyOut / most} tone="out" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Counterparties({ counterparties, decimals }: { counterparties: readonly Counterparty[]; decimals: number }) {
  const most = Math.max(1, ...counterparties.map(({ total }) => Math.abs(total)));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Largest counterparties, by description without numbers</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Rows</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {counterparties.map(({ name, total, rows }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td>
              {rows}
              <span className="visually-hidden"> {formatCount(rows, 'row').replace(/^\S+ /, '')}</span>
            </td>
            <td>
              {formatMoney(formatMinor(total, decimals))}
              <Bar share={Math.abs(total) / most} tone={total < 0 ? 'out' : 'in'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
