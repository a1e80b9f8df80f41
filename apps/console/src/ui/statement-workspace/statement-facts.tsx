import { ACCOUNT_TYPES, FIELDS, type ReviewedField } from '@extracto/engine/review';
import { REVIEW_PATHS, type ReviewPath, type Statement } from '@extracto/model';
import { useId, useState } from 'react';
import { formatMoney } from '../format/format-money.ts';
import { fieldId } from './place-ids.ts';
import styles from './statement-facts.module.css';

export interface FieldEditing {
  /** Gives a sentence when the value cannot be taken, else `null`. */
  readonly onEditField: (field: ReviewedField) => string | null;
  /** While it is typed; `null` when that ends. */
  readonly onTryField: (field: ReviewedField | null) => void;
  readonly editedFields: ReadonlySet<ReviewPath>;
}

interface StatementFactsProps {
  statement: Statement;
  selectedId: string | null;
  onSelect: (id: string) => void;
  editing: FieldEditing | null;
}

/** Facts of the statement beside the rows. A value whose place is known leads to it; each can be corrected. */
export function StatementFacts({ statement, selectedId, onSelect, editing }: StatementFactsProps) {
  const paths = REVIEW_PATHS.filter((path) => editing !== null || FIELDS[path].read(statement) !== null);
  return (
    <div className={styles.facts}>
      {paths.map((path) => {
        const value = FIELDS[path].read(statement);
        const isPlaced = path in statement.sources;
        const select = () => onSelect(fieldId(path));
        return editing === null ? (
          <div key={path}>
            <span className={styles.name}>{FIELDS[path].name}</span>
            {isPlaced ? (
              <button
                type="button"
                className={styles.fact}
                aria-pressed={selectedId === fieldId(path)}
                onClick={select}
              >
                {showValue(path, value)}
              </button>
            ) : (
              showValue(path, value)
            )}
          </div>
        ) : (
          <FactInput key={path} path={path} value={value} editing={editing} {...(isPlaced && { onPlace: select })} />
        );
      })}
    </div>
  );
}

function showValue(path: ReviewPath, value: string | null): string {
  return value === null ? '' : FIELDS[path].kind === 'money' ? formatMoney(value) : value;
}

interface FactInputProps {
  path: ReviewPath;
  value: string | null;
  editing: FieldEditing;
  /** Lights its place on the page; absent where it has none. */
  onPlace?: () => void;
}

function FactInput({ path, value, editing, onPlace }: FactInputProps) {
  const id = useId();
  /** Text that is typed and not taken yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { name, kind } = FIELDS[path];
  const type = (text: string) => {
    setDraft(text);
    editing.onTryField(readField(path, text));
  };
  const forget = () => {
    setDraft(null);
    setRefusal(null);
    editing.onTryField(null);
  };
  const keep = (text: string | null) => {
    const field = text === null ? { path, value } : readField(path, text);
    const sentence = field.value === value ? null : editing.onEditField(field);
    if (sentence === null) forget();
    else setRefusal(sentence);
  };
  const shared = {
    id,
    value: draft ?? value ?? '',
    'aria-invalid': refusal !== null,
    'data-edited': editing.editedFields.has(path) || undefined,
    onFocus: onPlace,
  };
  return (
    <div className={styles.edit}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      {kind === 'type' ? (
        <select {...shared} onChange={(event) => keep(event.currentTarget.value)}>
          <option value="">not known</option>
          {ACCOUNT_TYPES.map((each) => (
            <option key={each} value={each}>
              {each.replace('_', ' ')}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={kind === 'day' ? 'date' : 'text'}
          placeholder="not printed"
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => keep(draft)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') keep(draft);
            if (key === 'Escape') forget();
          }}
        />
      )}
      {refusal !== null && <span role="alert">{refusal}</span>}
    </div>
  );
}

/** As the result writes it. */
function readField(path: ReviewPath, text: string): ReviewedField {
  const { kind } = FIELDS[path];
  const plain = text.trim();
  if (plain === '') return { path, value: null };
  if (kind === 'currency') return { path, value: plain.toUpperCase() };
  return { path, value: kind === 'money' ? plain.replaceAll('\u2212', '-').replaceAll(',', '') : plain };
}
