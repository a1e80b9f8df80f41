/**
 * A statement beside its pages: every row and metadata value leads to its box, every box to its row. Editing is the
 * caller's: it hands in what a changed cell means and gets keys that the grid does not use.
 */
import type { Statement } from '@extracto/model';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { DocumentPages } from '../document-pages/document-pages.tsx';
import type { OpenDocument } from '../document-pages/use-open-document.ts';
import type { GridColumn, GridPlace } from '../statement-grid/grid-columns.ts';
import { StatementGrid } from '../statement-grid/statement-grid.tsx';
import { StatementOverview } from '../statement-overview/statement-overview.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { explainCell, explainField } from '../why/explain-value.ts';
import { WhyPanel } from '../why/why-panel.tsx';
import { filterRows, type RowFilter } from './filter-rows.ts';
import { fieldId, listMarks, readFieldPath, readRowId, rowId } from './place-ids.ts';
import { RowTools } from './row-tools.tsx';
import { StatementFacts } from './statement-facts.tsx';
import styles from './statement-workspace.module.css';
import { turnToShown } from './turn-to-shown.ts';

export interface WorkspaceEditing {
  /** Gives a sentence when the text cannot be taken, else `null`. */
  readonly onEdit: (place: GridPlace, text: string) => string | null;
  /** Changed cells, as `row column`. */
  readonly edited: ReadonlySet<string>;
  /** `row` is the active one. */
  readonly onKey: (event: KeyboardEvent, row: number | null) => void;
}

interface StatementWorkspaceProps {
  statement: Statement;
  /** `null` when the document is no longer kept. */
  document: { readonly bytes: Uint8Array; readonly password: string | null } | null;
  /** Instead of the pages. */
  placeholder?: ReactNode;
  editing?: WorkspaceEditing;
  /** Above the grid; gets the active row. */
  toolbar?: (row: number | null) => ReactNode;
}

export function StatementWorkspace({ statement, document, placeholder, editing, toolbar }: StatementWorkspaceProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [column, setColumn] = useState<GridColumn>('description');
  const [view, setView] = useState<'rows' | 'pages'>('rows');
  const [filter, setFilter] = useState<RowFilter>({ text: '', kind: 'all' });
  const [isOverview, setOverview] = useState(false);
  const [isWhyOpen, setWhyOpen] = useState(false);
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  const { transactions, verification } = statement;
  const marks = useMemo(() => listMarks(statement), [statement]);
  const broken = useMemo(
    () => new Set(verification.breaks.flatMap(({ beforeRow, afterRow }) => beforeRow ?? afterRow ?? [])),
    [verification],
  );
  const wantedRow = selectedId === null ? null : readRowId(selectedId);
  const row = wantedRow === null || wantedRow >= transactions.length ? null : wantedRow;
  const places = useMemo(() => filterRows(transactions, filter), [transactions, filter]);
  const shown = useMemo(
    () => turnToShown(places, { transactions, broken, edited: editing?.edited }),
    [places, transactions, broken, editing?.edited],
  );
  const active = row === null ? -1 : places.indexOf(row);

  return (
    <div className={styles.workspace} data-view={view}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">What is shown</legend>
        {(['rows', 'pages'] as const).map((name) => (
          <label key={name}>
            <input type="radio" name="workspace-view" checked={view === name} onChange={() => setView(name)} />
            {name === 'rows' ? 'Rows' : 'Pages'}
          </label>
        ))}
      </fieldset>
      <div className={styles.left}>
        {document === null ? (
          placeholder
        ) : (
          <DocumentPages
            {...document}
            marks={marks}
            selectedId={selectedId}
            onSelect={setSelectedId}
            onOpened={setOpened}
          />
        )}
      </div>
      <div className={styles.right}>
        <Verdict
          statement={statement}
          onRow={(index) => setSelectedId(rowId(index))}
          onEdge={(edge) => setSelectedId(fieldId(edge))}
        />
        <StatementFacts statement={statement} selectedId={selectedId} onSelect={setSelectedId} />
        {toolbar?.(row)}
        <RowTools
          filter={filter}
          onFilter={setFilter}
          rows={shown.transactions}
          count={transactions.length}
          account={statement.account}
          isWhyOpen={isWhyOpen}
          onWhy={setWhyOpen}
          isOverview={isOverview}
          onOverview={setOverview}
        />
        {isWhyOpen && <WhyPanel explanation={explainSelected(statement, selectedId, row, column)} opened={opened} />}
        <div className={styles.rows}>
          {isOverview ? (
            <StatementOverview statement={statement} />
          ) : (
            <StatementGrid
              label="Transactions"
              transactions={shown.transactions}
              broken={shown.broken}
              active={active < 0 ? null : { row: active, column }}
              onActive={(place) => {
                setSelectedId(rowId(places[place.row] ?? 0));
                setColumn(place.column);
              }}
              {...(editing === undefined
                ? {}
                : {
                    onEdit: (place: GridPlace, text: string) =>
                      editing.onEdit({ ...place, row: places[place.row] ?? 0 }, text),
                    edited: shown.edited,
                    onOtherKey: (event: KeyboardEvent) => editing.onKey(event, row),
                  })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function explainSelected(statement: Statement, selectedId: string | null, row: number | null, column: GridColumn) {
  if (row !== null) return explainCell(statement, row, column);
  const path = selectedId === null ? null : readFieldPath(selectedId);
  return path === null ? null : explainField(statement, path);
}
