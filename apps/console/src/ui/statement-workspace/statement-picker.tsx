import type { Statement } from '@extracto/model';
import styles from './statement-picker.module.css';

interface StatementPickerProps {
  statements: readonly Statement[];
  index: number;
  onChange: (index: number) => void;
}

/** Chooses the account of the document that is shown; nothing where there is only one. */
export function StatementPicker({ statements, index, onChange }: StatementPickerProps) {
  if (statements.length < 2) return null;
  return (
    <label className={styles.picker}>
      <span>Account</span>
      <select value={index} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {statements.map(({ account, period }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the printed order is what tells statements apart
          <option key={place} value={place}>
            {[account.number ?? `Statement ${place + 1}`, account.currency, period.to].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}
