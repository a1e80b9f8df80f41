import type { Statement } from '@extracto/model';
import { formatMoney } from '../format/format-money.ts';
import { fieldId } from './place-ids.ts';
import styles from './statement-workspace.module.css';

interface StatementFactsProps {
  statement: Statement;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** What was read beside the rows. A value whose place is known leads to it. */
export function StatementFacts({ statement, selectedId, onSelect }: StatementFactsProps) {
  return (
    <dl className={styles.facts}>
      {listFacts(statement).map(({ name, path, text }) => (
        <div key={path}>
          <dt>{name}</dt>
          <dd>
            {path in statement.sources ? (
              <button
                type="button"
                className={styles.fact}
                aria-pressed={selectedId === fieldId(path)}
                onClick={() => onSelect(fieldId(path))}
              >
                {text}
              </button>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function listFacts({ bank, account, period, openingBalance, closingBalance, totals }: Statement) {
  const money = (value: string | null | undefined) => (value == null ? null : formatMoney(value));
  const facts = [
    { name: 'Bank', path: 'bank.name', text: bank.name },
    { name: 'Holder', path: 'account.holder', text: account.holder },
    { name: 'Account', path: 'account.number', text: account.number },
    { name: 'Currency', path: 'account.currency', text: account.currency },
    { name: 'From', path: 'period.from', text: period.from },
    { name: 'To', path: 'period.to', text: period.to },
    { name: 'Opening balance', path: 'openingBalance', text: money(openingBalance) },
    { name: 'Closing balance', path: 'closingBalance', text: money(closingBalance) },
    { name: 'Money in, printed', path: 'totals.credits', text: money(totals?.credits) },
    { name: 'Money out, printed', path: 'totals.debits', text: money(totals?.debits) },
  ];
  return facts.filter(({ text }) => text !== null);
}
