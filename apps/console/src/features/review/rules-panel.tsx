import type { BookkeepingRules } from '@extracto/contract';
import { type BookkeepingRule, bookTransactions, type Transaction } from '@extracto/model';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import styles from './rules-panel.module.css';

export interface Bookkeeping {
  readonly rules: readonly BookkeepingRule[];
  readonly onSave: (rules: BookkeepingRules) => Promise<void>;
}

interface RulesPanelProps extends Bookkeeping {
  transactions: readonly Transaction[];
  /** The active row: a new rule begins with its description. */
  row: number | null;
}

/** Rules of the client: which words of a description give which category and payee. */
export function RulesPanel({ rules, onSave, transactions, row }: RulesPanelProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (next: readonly BookkeepingRule[]) => {
    setFailure(null);
    try {
      await onSave({ rules: [...next] });
    } catch (error) {
      setFailure(`The rules aren't saved. ${describeFailure(error)}`);
    }
  };
  const description = (row === null ? undefined : transactions[row]?.description) ?? '';
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file === undefined) return;
    const read = await readRules(file);
    if (read === null) setFailure(`${file.name} has no rules. Export some to see how they are written.`);
    else await save(read);
  };
  const exported = new Blob([JSON.stringify({ rules }, null, 2)], { type: 'application/json' });
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Categories and payees</h2>
      <RuleForm key={description} description={description} onAdd={(rule) => void save([rule, ...rules])} />
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      {rules.length === 0 ? (
        <p className={styles.hint}>
          A rule applies to all your statements, existing and new. Downloads include its category and payee.
        </p>
      ) : (
        <ul className={styles.rules} aria-label="Rules">
          {rules.map((rule, index) => (
            <li key={`${rule.contains} ${rule.category} ${rule.payee}`}>
              <span>
                “{rule.contains}” → {[rule.category, rule.payee].filter((part) => part !== null).join(' · ')}
              </span>
              <span className={styles.hint}>{formatCount(countFitting(transactions, rule), 'row')} here</span>
              <button
                type="button"
                aria-label={`Remove the rule for ${rule.contains}`}
                onClick={() => void save(rules.toSpliced(index, 1))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.files}>
        <button type="button" disabled={rules.length === 0} onClick={() => saveBlob(exported, 'rules.json')}>
          Export rules
        </button>
        <label>
          Import rules
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={(event) => void load(event)}
          />
        </label>
      </div>
    </div>
  );
}

function countFitting(transactions: readonly Transaction[], rule: BookkeepingRule): number {
  return bookTransactions(transactions, [rule]).filter((row, index) => row !== transactions[index]).length;
}

/** The service checks each rule; here only the shape of the list. `null` when the file has none. */
async function readRules(file: File): Promise<BookkeepingRule[] | null> {
  try {
    const { rules } = JSON.parse(await file.text());
    return Array.isArray(rules) ? rules : null;
  } catch {
    return null;
  }
}

function RuleForm({ description, onAdd }: { description: string; onAdd: (rule: BookkeepingRule) => void }) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name)).trim() || null;
    const [category, payee] = [read('category'), read('payee')];
    if (category === null && payee === null) setRefusal('Write a category, a payee, or both.');
    else {
      onAdd({ contains: read('contains') ?? '', category, payee });
      setRefusal(null);
      event.currentTarget.reset();
    }
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {FIELDS.map(({ name, title }) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{title}</label>
          <input
            id={`${id}-${name}`}
            name={name}
            maxLength={100}
            required={name === 'contains'}
            defaultValue={name === 'contains' ? description : ''}
          />
        </div>
      ))}
      {refusal !== null && <p role="alert">{refusal}</p>}
      <button type="submit">Add rule</button>
    </form>
  );
}

const FIELDS = [
  { name: 'contains', title: 'Description contains' },
  { name: 'category', title: 'Category' },
  { name: 'payee', title: 'Payee' },
] as const;
