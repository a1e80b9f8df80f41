import styles from './example.module.css';

/** The columns of a table of transactions on this page. */
export function ExampleHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Description</th>
        <th scope="col" className={styles.money}>
          Amount
        </th>
        <th scope="col" className={styles.money}>
          Balance
        </th>
      </tr>
    </thead>
  );
}
