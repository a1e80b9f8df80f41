import type { Review } from '@extracto/contract';
import {
  addFirstRow,
  askAmbiguities,
  changeCell,
  changeField,
  changeFields,
  countChanges,
  insertDrawnRow,
  judgeResult,
  judgeRows,
  listChangedCells,
  moveRows,
  openReview,
  type ReviewAnswer,
  type ReviewedField,
  type ReviewedRows,
  refuseField,
  saveReview,
  settleResult,
  settleStatement,
} from '@extracto/engine/review';
import { formats, writeResult } from '@extracto/formats';
import { applyRules, bookTransactions, currencyDecimals, type ExtractionResult, type Statement } from '@extracto/model';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { readWords } from '../../ui/document-pages/read-words.ts';
import { ResultDownloads } from '../../ui/result-downloads/result-downloads.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { StatementPicker } from '../../ui/statement-workspace/statement-picker.tsx';
import { StatementWorkspace } from '../../ui/statement-workspace/statement-workspace.tsx';
import { replaceInDescriptions } from './change-selection.ts';
import { CorrectionBar } from './correction-bar.tsx';
import { beginHistory, type EditHistory, step } from './edit-history.ts';
import { listCommands } from './list-commands.ts';
import { Questions } from './questions.tsx';
import { readCellText } from './read-cell-text.ts';
import { readDrawnRow } from './read-drawn-row.ts';
import type { ReviewedStatement } from './reviewed-statement.ts';
import { type Bookkeeping, RulesPanel } from './rules-panel.tsx';
import { SaveState } from './save-state.tsx';
import { useSaveBeforeLeaving } from './use-save-before-leaving.ts';
import { type SaveCall, useSaving } from './use-saving.ts';
import { VersionList } from './version-list.tsx';

interface ReviewWorkspaceProps {
  /** Names the files made from what is on the screen. */
  name: string;
  /** As it was read. */
  result: ExtractionResult;
  /** The review as the service has it. */
  saved: Review;
  onSave: SaveCall;
  bookkeeping: Bookkeeping;
  onOpenVersion: (version: number) => Promise<Review>;
  document: { readonly bytes: Uint8Array; readonly password: string | null } | null;
  /** Before the verdict: where one is, and the way back. */
  title: ReactNode;
  /** Instead of pages that are not there. */
  placeholder: ReactNode;
}

/** All statements of a job under review. Each keeps its own steps while one looks at another. */
export function ReviewWorkspace(props: ReviewWorkspaceProps) {
  const { name, result, saved, onSave, bookkeeping, onOpenVersion, title, document, placeholder } = props;
  const [index, setIndex] = useState(0);
  const [histories, setHistories] = useState(() => openStatements(result, saved).map(beginHistory));
  const statements = useMemo(() => histories.map(({ present }) => present), [histories]);
  const write = () => writeReview(result, statements);
  const reviewed = useMemo(() => {
    const settled = settleResult(result, writeReview(result, statements));
    const rows = statements.map((statement) => statement.rows);
    return applyRules(judgeResult(settled, rows), bookkeeping.rules);
  }, [result, statements, bookkeeping.rules]);
  const saving = useSaving({ saved, statements, write, onSave });
  const held = useSaveBeforeLeaving(saving);
  /** A step of its own in every statement: it can be undone, and saves itself as the newest version. */
  const restore = async (version: number) => {
    const restored = openStatements(result, await onOpenVersion(version));
    setHistories((now) => now.map((history, at) => step(history, restored[at] ?? history.present)));
  };
  const read = result.statements[index];
  const history = histories[index];
  if (read === undefined || history === undefined) return <p>No account was found in this document.</p>;
  return (
    <StatementReview
      key={index}
      result={result}
      read={read}
      bookkeeping={bookkeeping}
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
          <VersionList versions={saving.latest.versions} onRestore={restore} />
          <ResultDownloads name={name} result={reviewed} compact />
        </>
      }
    />
  );
}

function openStatements(result: ExtractionResult, saved: Review): ReviewedStatement[] {
  return openReview(settleResult(result, saved), saved).map((rows, index) => {
    const { answers = [], fields = [] } = saved.statements[index] ?? {};
    return { answers, fields, rows };
  });
}

function writeReview(result: ExtractionResult, statements: readonly ReviewedStatement[]) {
  const settled = statements.map(({ answers, fields }) => ({ rows: [], answers, fields }));
  const rows = statements.map((statement) => statement.rows);
  return saveReview(settleResult(result, { statements: settled }), rows, settled);
}

interface StatementReviewProps extends Pick<ReviewWorkspaceProps, 'document' | 'placeholder' | 'bookkeeping'> {
  /** The whole result, as it was read. */
  result: ExtractionResult;
  read: Statement;
  history: EditHistory<ReviewedStatement>;
  start: ReactNode;
  end: ReactNode;
  onChange: (history: EditHistory<ReviewedStatement>) => void;
}

function StatementReview(props: StatementReviewProps) {
  const { result, read, history, onChange, bookkeeping, document, placeholder, start, end } = props;
  const { answers, fields, rows } = history.present;
  const answered = useMemo(() => settleStatement(read, answers) ?? read, [read, answers]);
  const settled = useMemo(() => changeFields(answered, fields), [answered, fields]);
  const decimals = currencyDecimals(settled.account.currency);
  const changes = countChanges(settled, rows);
  const judged = useMemo(() => (changes === 0 ? settled : judgeRows(settled, rows)), [settled, rows, changes]);
  const { rules } = bookkeeping;
  const booked = useMemo(
    () => ({ ...judged, transactions: bookTransactions(judged.transactions, rules) }),
    [judged, rules],
  );
  const edited = useMemo(() => listChangedCells(settled, rows), [settled, rows]);
  const change = (next: ReviewedRows) => onChange(step(history, { answers, fields, rows: next }));
  const answer = (given: ReviewAnswer) => {
    const next = [...answers, given];
    const after = settleStatement(read, next);
    if (after !== null) onChange(step(history, { answers: next, fields, rows: moveRows(rows, settled, after) }));
  };
  const withField = (field: ReviewedField) => changeField(answered, fields, field);

  const commandsOf = (row: number | null, selected: readonly number[]) =>
    listCommands({ history, row, selected, decimals, onChange });
  const saveRows = async (transactions: Statement['transactions']) => {
    const content = await writeResult({ ...result, statements: [{ ...booked, transactions }] }, 'csv');
    saveBlob(new Blob([content], { type: formats.csv.mediaType }), 'selected-rows.csv');
  };
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
      statement={booked}
      rules={(row) => <RulesPanel {...bookkeeping} transactions={judged.transactions} row={row} />}
      document={document}
      placeholder={placeholder}
      notice={<Questions questions={askAmbiguities(settled, new Date().getFullYear())} onAnswer={answer} />}
      editing={{
        edited,
        onDraw: async ({ page, box }, { document: pdf }) => {
          const words = await readWords(pdf, page);
          const { transactions } = judged;
          const drawn = insertDrawnRow(rows, readDrawnRow({ page, box }, { words, transactions, decimals }), decimals);
          change(drawn.rows);
          return drawn.index;
        },
        onTry: (place, text) => {
          const reading = readCellText(place.column, text, decimals);
          return 'refusal' in reading ? judged : judgeRows(settled, changeCell(rows, place, reading.value));
        },
        onTryField: (field) =>
          refuseField(field, settled.account.currency) === null
            ? judgeRows(changeFields(answered, withField(field)), rows)
            : judged,
        onEditField: (field) => {
          const refusal = refuseField(field, settled.account.currency);
          if (refusal === null) onChange(step(history, { answers, fields: withField(field), rows }));
          return refusal;
        },
        editedFields: new Set(fields.map(({ path }) => path)),
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
          onExport={() => void saveRows(selected.flatMap((place) => booked.transactions[place] ?? []))}
          onReplace={(wanted, replacement) => change(replaceInDescriptions(rows, selected, { wanted, replacement }))}
        />
      )}
    />
  );
}
