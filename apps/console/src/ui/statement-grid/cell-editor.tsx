import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { GridColumn } from './grid-columns.ts';
import styles from './statement-grid.module.css';

interface CellEditorProps {
  initial: string;
  column: GridColumn;
  /** `null` when one gives up. A sentence comes back when the text cannot be taken. */
  onFinish: (text: string | null) => string | null;
  onType: (text: string) => void;
}

/** Enter or leaving takes the text, Escape does not. */
export function CellEditor({ initial, column, onFinish, onType }: CellEditorProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = useRef(false);
  const finish = (wanted: string | null): string | null => {
    // Handing the focus back to the grid leaves the field once more.
    if (done.current) return null;
    done.current = true;
    const sentence = onFinish(wanted);
    done.current = sentence === null;
    return sentence;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setRefusal(finish(text));
    else if (event.key === 'Escape') finish(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        className={styles.editor}
        // biome-ignore lint/a11y/noAutofocus: it opens where the focus was
        autoFocus
        value={text}
        aria-label={`New ${column}`}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : id}
        inputMode={column === 'amount' || column === 'balance' ? 'decimal' : 'text'}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onType(value);
        }}
        onKeyDown={press}
        onBlur={() => {
          if (finish(text) !== null) finish(null);
        }}
      />
      {refusal !== null && (
        <span id={id} className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}
