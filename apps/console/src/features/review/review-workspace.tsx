import type { Review } from '@extracto/contract';
import {
  addRow,
  changeCell,
  countChanges,
  judgeResult,
  judgeRows,
  listChangedCells,
  openReview,
  type ReviewedRows,
  removeRow,
  reverseSign,
  saveReview,
  splitRow,
} from '@extracto/engine/review';
import { currencyDecimals, type ExtractionResult, type Statement } from '@extracto/model';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsSplit2,
  IconPlusMinus,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { formatCount } from '../../ui/format/format-count.ts';
import { ResultDownloads } from '../../ui/result-downloads/result-downloads.tsx';
import { StatementPicker } from '../../ui/statement-workspace/statement-picker.tsx';
import { StatementWorkspace } from '../../ui/statement-workspace/statement-workspace.tsx';
import { beginHistory, type EditHistory, redo, step, undo } from './edit-history.ts';
import { readCellText } from './read-cell-text.ts';
import styles from './review-workspace.module.css';
import { SaveReview } from './save-review.tsx';
import { type SaveCall, useSaving } from './use-saving.ts';

interface ReviewWorkspaceProps {
  /** Names the files made from what is on the screen. */
  name: string;
  /** As it was read. */
  result: ExtractionResult;
  /** The review as the service has it. */
  saved: Review;
  onSave: SaveCall;
  document: { readonly bytes: Uint8Array; readonly password: string | null } | null;
  /** Instead of pages that are not there. */
  placeholder: ReactNode;
}

/** All statements of a job under review. Each keeps its own steps while one looks at another. */
export function ReviewWorkspace({ name, result, saved, onSave, document, placeholder }: ReviewWorkspaceProps) {
  const [index, setIndex] = useState(0);
  const [histories, setHistories] = useState(() => openReview(result, saved).map(beginHistory));
  const rows = useMemo(() => histories.map(({ present }) => present), [histories]);
  const reviewed = useMemo(() => judgeResult(result, rows), [result, rows]);
  const saving = useSaving({ saved, rows, write: () => saveReview(result, rows), onSave });
  const read = result.statements[index];
  const history = histories[index];
  if (read === undefined || history === undefined) return <p>No account was found in this document.</p>;
  return (
    <div className={styles.review}>
      <div className={styles.head}>
        <StatementPicker statements={result.statements} index={index} onChange={setIndex} />
        <SaveReview saving={saving} />
        <ResultDownloads name={name} result={reviewed} />
      </div>
      <StatementReview
        key={index}
        read={read}
        history={history}
        onChange={(next) => setHistories(histories.with(index, next))}
        document={document}
        placeholder={placeholder}
      />
    </div>
  );
}

interface StatementReviewProps extends Pick<ReviewWorkspaceProps, 'document' | 'placeholder'> {
  read: Statement;
  history: EditHistory<ReviewedRows>;
  onChange: (history: EditHistory<ReviewedRows>) => void;
}

function StatementReview({ read, history, onChange, document, placeholder }: StatementReviewProps) {
  const rows = history.present;
  const decimals = currencyDecimals(read.account.currency);
  const changes = countChanges(read, rows);
  const judged = useMemo(() => (changes === 0 ? read : judgeRows(read, rows)), [read, rows, changes]);
  const edited = useMemo(() => listChangedCells(read, rows), [read, rows]);
  const change = (next: ReviewedRows) => onChange(step(history, next));

  /** One table for the buttons and the keys. `row` is the active row. */
  const commands = (row: number | null) => [
    {
      name: 'Undo',
      keys: 'Ctrl Z',
      icon: IconArrowBackUp,
      run: history.past.length === 0 ? null : () => onChange(undo(history)),
    },
    {
      name: 'Redo',
      keys: 'Ctrl Y',
      icon: IconArrowForwardUp,
      run: history.future.length === 0 ? null : () => onChange(redo(history)),
    },
    {
      name: 'Reverse sign',
      keys: 'Ctrl M',
      icon: IconPlusMinus,
      run: row === null ? null : () => change(reverseSign(rows, row, decimals)),
    },
    {
      name: 'Add row',
      keys: 'Ctrl Enter',
      icon: IconRowInsertBottom,
      run: row === null ? null : () => change(addRow(rows, row, decimals)),
    },
    {
      name: 'Split row',
      keys: 'Ctrl D',
      icon: IconArrowsSplit2,
      run: row === null ? null : () => change(splitRow(rows, row, decimals)),
    },
    {
      name: 'Remove row',
      keys: 'Ctrl Delete',
      icon: IconTrash,
      run: row === null ? null : () => change(removeRow(rows, row)),
    },
  ];
  const press = (event: KeyboardEvent, row: number | null) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.shiftKey && event.key.toLowerCase() === 'z' ? 'y' : event.key.toLowerCase();
    const command = commands(row).find(({ keys }) => keys.toLowerCase() === `ctrl ${key}`);
    if (command === undefined) return;
    event.preventDefault();
    command.run?.();
  };
  return (
    <div className={styles.frame}>
      <StatementWorkspace
        statement={judged}
        document={document}
        placeholder={placeholder}
        editing={{
          edited,
          onKey: press,
          onEdit: (place, text) => {
            const reading = readCellText(place.column, text, decimals);
            if ('refusal' in reading) return reading.refusal;
            const next = changeCell(rows, place, reading.value);
            const before = rows[place.row]?.transaction[place.column];
            if (next[place.row]?.transaction[place.column] !== before) change(next);
            return null;
          },
        }}
        toolbar={(row) => (
          <div className={styles.toolbar} role="toolbar" aria-label="Corrections">
            {commands(row).map(({ name, keys, icon: Icon, run }) => (
              <button key={name} type="button" disabled={run === null} onClick={() => run?.()}>
                <Icon size={16} aria-hidden />
                <span>{name}</span>
                <kbd>{keys}</kbd>
              </button>
            ))}
            <p className={styles.changes} role="status">
              {changes === 0
                ? 'Arrows move, Enter or typing edits, Escape gives up.'
                : `${formatCount(changes, 'row')} changed by hand. What was read is kept beside it.`}
            </p>
          </div>
        )}
      />
    </div>
  );
}
