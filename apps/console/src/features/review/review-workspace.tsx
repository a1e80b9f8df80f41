import type { Review } from '@extracto/contract';
import {
  addFirstRow,
  changeCell,
  countChanges,
  judgeResult,
  judgeRows,
  listChangedCells,
  openReview,
  type ReviewedRows,
  saveReview,
} from '@extracto/engine/review';
import { currencyDecimals, type ExtractionResult, type Statement } from '@extracto/model';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { ResultDownloads } from '../../ui/result-downloads/result-downloads.tsx';
import { StatementPicker } from '../../ui/statement-workspace/statement-picker.tsx';
import { StatementWorkspace } from '../../ui/statement-workspace/statement-workspace.tsx';
import { replaceInDescriptions } from './change-selection.ts';
import { CorrectionBar } from './correction-bar.tsx';
import { beginHistory, type EditHistory, step } from './edit-history.ts';
import { listCommands } from './list-commands.ts';
import { readCellText } from './read-cell-text.ts';
import { SaveState } from './save-state.tsx';
import { useSaveBeforeLeaving } from './use-save-before-leaving.ts';
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
  /** Before the verdict: where one is, and the way back. */
  title: ReactNode;
  /** Instead of pages that are not there. */
  placeholder: ReactNode;
}

/** All statements of a job under review. Each keeps its own steps while one looks at another. */
export function ReviewWorkspace(props: ReviewWorkspaceProps) {
  const { name, result, saved, onSave, title, document, placeholder } = props;
  const [index, setIndex] = useState(0);
  const [histories, setHistories] = useState(() => openReview(result, saved).map(beginHistory));
  const rows = useMemo(() => histories.map(({ present }) => present), [histories]);
  const reviewed = useMemo(() => judgeResult(result, rows), [result, rows]);
  const saving = useSaving({ saved, rows, write: () => saveReview(result, rows), onSave });
  const held = useSaveBeforeLeaving(saving);
  const read = result.statements[index];
  const history = histories[index];
  if (read === undefined || history === undefined) return <p>No account was found in this document.</p>;
  return (
    <StatementReview
      key={index}
      read={read}
      history={history}
      onChange={(next) => setHistories(histories.with(index, next))}
      document={document}
      placeholder={placeholder}
      start={
        <>
          {title}
          <StatementPicker statements={result.statements} index={index} onChange={setIndex} />
        </>
      }
      end={
        <>
          <SaveState saving={saving} held={held} />
          <ResultDownloads name={name} result={reviewed} compact />
        </>
      }
    />
  );
}

interface StatementReviewProps extends Pick<ReviewWorkspaceProps, 'document' | 'placeholder'> {
  read: Statement;
  history: EditHistory<ReviewedRows>;
  start: ReactNode;
  end: ReactNode;
  onChange: (history: EditHistory<ReviewedRows>) => void;
}

function StatementReview(props: StatementReviewProps) {
  const { read, history, onChange, document, placeholder, start, end } = props;
  const rows = history.present;
  const decimals = currencyDecimals(read.account.currency);
  const changes = countChanges(read, rows);
  const judged = useMemo(() => (changes === 0 ? read : judgeRows(read, rows)), [read, rows, changes]);
  const edited = useMemo(() => listChangedCells(read, rows), [read, rows]);
  const change = (next: ReviewedRows) => onChange(step(history, next));

  const commandsOf = (row: number | null, selected: readonly number[]) =>
    listCommands({ history, row, selected, decimals, onChange });
  const press = (event: KeyboardEvent, row: number | null, selected: readonly number[]) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.shiftKey && event.key.toLowerCase() === 'z' ? 'y' : event.key.toLowerCase();
    const command = commandsOf(row, selected).find(({ keys }) => keys?.toLowerCase() === `ctrl ${key}`);
    if (command === undefined) return;
    event.preventDefault();
    command.run?.();
  };
  return (
    <StatementWorkspace
      start={start}
      end={end}
      statement={judged}
      document={document}
      placeholder={placeholder}
      editing={{
        edited,
        onKey: press,
        onFirstRow: (date) => change(addFirstRow(date, decimals)),
        onEdit: (place, text) => {
          const reading = readCellText(place.column, text, decimals);
          if ('refusal' in reading) return reading.refusal;
          const next = changeCell(rows, place, reading.value);
          const before = rows[place.row]?.transaction[place.column];
          if (next[place.row]?.transaction[place.column] !== before) change(next);
          return null;
        },
      }}
      toolbar={(row, selected) => (
        <CorrectionBar
          commands={commandsOf(row, selected)}
          selected={selected}
          changes={changes}
          onReplace={(wanted, replacement) => change(replaceInDescriptions(rows, selected, { wanted, replacement }))}
        />
      )}
    />
  );
}
