import type { Statement, Transaction } from '@extracto/model';
import { IconCheck, IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './copy-rows.module.css';
import { writeTable } from './write-table.ts';

interface CopyRowsProps {
  rows: readonly Transaction[];
  account: Statement['account'];
}

type Outcome = { readonly rows: readonly Transaction[]; readonly copied: boolean } | null;

/** The rows that are shown, to be pasted into a spreadsheet. */
export function CopyRows({ rows, account }: CopyRowsProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  // Other rows are not those that were copied.
  const latest = outcome?.rows === rows ? outcome : null;
  const copy = async () => {
    const { text, html } = writeTable(rows, account);
    const item = new ClipboardItem({
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    });
    await navigator.clipboard.write([item]).then(
      () => setOutcome({ rows, copied: true }),
      () => setOutcome({ rows, copied: false }),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label="Copy as table"
        title="Copy as table"
        onClick={() => void copy()}
        disabled={rows.length === 0}
      >
        {latest?.copied === true ? <IconCheck size={16} aria-hidden /> : <IconClipboardText size={16} aria-hidden />}
        Copy
      </button>
      <span className={latest?.copied === false ? styles.failed : 'visually-hidden'} aria-live="polite">
        {latest === null ? '' : latest.copied ? 'Copied' : 'The browser did not allow copying.'}
      </span>
    </>
  );
}
