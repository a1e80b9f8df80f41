import { useState } from 'react';
import styles from './example.module.css';
import { ExampleCode } from './example-code.tsx';
import { ExampleHead } from './example-head.tsx';
import { exampleLedger, showMoney } from './example-ledger.ts';
import landing from './landing.module.css';
import { TryIt } from './try-it.tsx';
import { writeExampleCsv } from './write-example-csv.ts';
import { writeExampleJson } from './write-example-json.ts';

const { rows, opening, closing } = exampleLedger;
const FORMATS = ['JSON', 'CSV'] as const;

export function Example() {
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('JSON');
  return (
    <section className={landing.section} id="example" aria-labelledby="example-title">
      <h2 id="example-title" className={landing.heading}>
        From statement to data
      </h2>
      <p className={landing.intro}>
        Six printed rows become six transactions. Each has its page and its place on the page, so you can trace every
        number.
      </p>
      <div className={styles.columns}>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">Transactions read from the example statement</caption>
            <ExampleHead />
            <tbody>
              <tr className={styles.edge}>
                <td />
                <td>Opening balance</td>
                <td />
                <td className={styles.money}>{showMoney(opening)}</td>
              </tr>
              {rows.map(({ date, description, amount, balance }) => (
                <tr key={date}>
                  <td className={styles.date}>{date}</td>
                  <td>{description}</td>
                  <td className={styles.money}>{showMoney(amount)}</td>
                  <td className={styles.money}>{showMoney(balance)}</td>
                </tr>
              ))}
              <tr className={styles.total}>
                <td />
                <td>Closing balance</td>
                <td />
                <td className={styles.money}>{showMoney(closing)}</td>
              </tr>
            </tbody>
          </table>
        </div>
        <div className={styles.output}>
          <fieldset className={styles.formats}>
            <legend className="visually-hidden">Format of the result</legend>
            {FORMATS.map((name) => (
              <label key={name} className={styles.format}>
                <input type="radio" name="format" checked={format === name} onChange={() => setFormat(name)} />
                {name}
              </label>
            ))}
          </fieldset>
          <ExampleCode
            label={`The result as ${format}`}
            text={format === 'JSON' ? writeExampleJson() : writeExampleCsv()}
          />
        </div>
      </div>
      <TryIt />
    </section>
  );
}
