import { type FormEvent, useState } from 'react';
import { formatCount } from '../../ui/format/format-count.ts';
import styles from './correction-bar.module.css';
import type { Command } from './list-commands.ts';

interface CorrectionBarProps {
  commands: readonly Command[];
  selected: readonly number[];
  changes: number;
  onExport: () => void;
  onReplace: (wanted: string, replacement: string) => void;
}

/** Below the rows: what can be done to those that are selected, and how many were changed. */
export function CorrectionBar({ commands, selected, changes, onExport, onReplace }: CorrectionBarProps) {
  const [isReplacing, setReplacing] = useState(false);
  const hasRows = selected.length > 0;
  return (
    <div className={styles.bar}>
      <div className={styles.toolbar} role="toolbar" aria-label="Corrections">
        {selected.length > 1 && <span className={styles.count}>{selected.length} selected</span>}
        {commands
          .filter(({ shown }) => hasRows || shown === 'any')
          .map(({ name, keys, icon: Icon, shown, run }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={keys === null ? name : `${name} (${keys})`}
              aria-keyshortcuts={keys?.replace('Ctrl ', 'Control+')}
              disabled={run === null}
              onClick={() => run?.()}
            >
              {shown === 'any' ? <Icon size={16} aria-hidden /> : name}
            </button>
          ))}
        {hasRows && (
          <button type="button" aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
            Replace
          </button>
        )}
        {hasRows && (
          <button type="button" title="Save the selected rows as CSV" onClick={onExport}>
            Export
          </button>
        )}
      </div>
      {hasRows && isReplacing && <ReplaceForm count={selected.length} onReplace={onReplace} />}
      <p className={styles.changes} role="status">
        {changes === 0
          ? hasRows
            ? ''
            : 'Arrow keys move, Enter or typing edits, Shift selects.'
          : `${formatCount(changes, 'row')} changed by hand`}
      </p>
    </div>
  );
}

function ReplaceForm({ count, onReplace }: { count: number; onReplace: CorrectionBarProps['onReplace'] }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onReplace(String(form.get('wanted')), String(form.get('replacement')));
  };
  return (
    <form className={styles.replace} onSubmit={submit}>
      <input name="wanted" required placeholder="Find" aria-label="Text to replace" />
      <input name="replacement" placeholder="Replace with" aria-label="Replacement" />
      <button type="submit">Replace in {formatCount(count, 'description')}</button>
    </form>
  );
}
