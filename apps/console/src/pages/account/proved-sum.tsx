import { Mark } from '../../ui/mark/mark.tsx';
import styles from './proved-sum.module.css';

/** The brand's one picture: opening balance and movements give the closing balance. */
export function ProvedSum() {
  return (
    <figure className={styles.slip}>
      <table className={styles.sum}>
        <caption className={styles.caption}>A statement proves itself</caption>
        <tbody>
          <tr>
            <th scope="row">Opening balance</th>
            <td>1,204.50</td>
          </tr>
          <tr>
            <th scope="row">12 credits</th>
            <td>+3,960.20</td>
          </tr>
          <tr>
            <th scope="row">41 debits</th>
            <td>−2,847.35</td>
          </tr>
          <tr className={styles.total}>
            <th scope="row">Closing balance</th>
            <td>2,317.35</td>
          </tr>
        </tbody>
      </table>
      <figcaption className={styles.verdict}>
        <Mark size={44} />
        <span>
          <strong>Verified</strong>
          <br />
          All 53 rows are read, and the sum equals the one the bank printed.
        </span>
      </figcaption>
    </figure>
  );
}
