import type { Statement } from '@extracto/model';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatMoney } from '../../ui/format/format-money.ts';
import styles from './example.module.css';
import { ExampleHead } from './example-head.tsx';

const FIRST_ROWS = 8;

/** The first rows; all of them stand in the downloads and beside the pages. */
export function TryItRows({ statement: { transactions } }: { statement: Statement }) {
  const rest = transactions.length - FIRST_ROWS;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <section className={styles.scroll} aria-label="First rows" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">First transactions read from your document</caption>
        <ExampleHead />
        <tbody>
          {transactions.slice(0, FIRST_ROWS).map(({ date, description, amount, balance }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place in the print is its name
            <tr key={index}>
              <td className={styles.date}>{date}</td>
              <td>{description}</td>
              <td className={styles.money}>{formatMoney(amount)}</td>
              <td className={styles.money}>{balance === null ? '' : formatMoney(balance)}</td>
            </tr>
          ))}
          {rest > 0 && (
            <tr className={styles.edge}>
              <td />
              <td colSpan={3}>and {formatCount(rest, 'more row')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
