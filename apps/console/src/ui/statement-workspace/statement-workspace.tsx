/**
 * A statement beside its pages: every row and metadata value leads to its box, every box to its row. Editing is the
 * caller's: it hands in what a changed cell means and gets keys that the grid does not use.
 */
import type { ReviewedField } from '@extracto/engine/review';
import type { Statement, Transaction } from '@extracto/model';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { DocumentPages } from '../document-pages/document-pages.tsx';
import type { OpenDocument } from '../document-pages/use-open-document.ts';
import type { GridColumn, GridPlace } from '../statement-grid/grid-columns.ts';
import { StatementGrid } from '../statement-grid/statement-grid.tsx';
import { StatementOverview } from '../statement-overview/statement-overview.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { VerdictLine } from '../verdict/verdict-line.tsx';
import { explainCell, explainField } from '../why/explain-value.ts';
import { WhyPanel } from '../why/why-panel.tsx';
import { EmptyRows } from './empty-rows.tsx';
import { filterRows, type RowFilter } from './filter-rows.ts';
import { findProblem } from './find-problem.ts';
import { fieldId, listMarks, readFieldPath, readRowId, rowId } from './place-ids.ts';
import { RowTools, type ToolPanel } from './row-tools.tsx';
import { NO_ROWS, type SelectHow, selectRow } from './select-rows.ts';
import { type RowOrder, sortRows, turnOrder } from './sort-rows.ts';
import { type FieldEditing, StatementFacts } from './statement-facts.tsx';
import styles from './statement-workspace.module.css';
import { turnToShown } from './turn-to-shown.ts';

export interface WorkspaceEditing extends Pick<FieldEditing, 'onEditField' | 'editedFields'> {
  /** The statement as it would be with this field. */
  readonly onTryField: (field: ReviewedField) => Statement;
  /** Gives a sentence when the text cannot be taken, else `null`. */
  readonly onEdit: (place: GridPlace, text: string) => string | null;
  readonly onFirstRow: (date: string) => void;
  /** Adds the row at a box that was drawn on the page; gives its place. */
  readonly onDraw: (drawn: Pick<Transaction, 'page' | 'box'>, opened: OpenDocument) => Promise<number>;
  /** The statement as it would be with this text, which may not be whole yet. */
  readonly onTry: (place: GridPlace, text: string) => Statement;
  /** Changed cells, as `row column`. */
  readonly edited: ReadonlySet<string>;
  /** `row` is the active one; `selected` are in the order in which they are shown. */
  readonly onKey: (event: KeyboardEvent, row: number | null, selected: readonly number[]) => void;
}

interface StatementWorkspaceProps {
  statement: Statement;
  /** `null` when the document is no longer kept. */
  document: { readonly bytes: Uint8Array; readonly password: string | null } | null;
  /** Instead of the pages. */
  placeholder?: ReactNode;
  editing?: WorkspaceEditing;
  /** Above the rows. */
  notice?: ReactNode;
  /** Before and after the verdict, in the line above everything. */
  start?: ReactNode;
  end?: ReactNode;
  /** In the drawer: rules for categories and payees; left out where there are none. */
  rules?: (row: number | null) => ReactNode;
  /** Below the grid; gets the same as `onKey`. */
  toolbar?: (row: number | null, selected: readonly number[]) => ReactNode;
}

/** Content beside the rows. */
type Panel = 'checks' | ToolPanel;

export function StatementWorkspace(props: StatementWorkspaceProps) {
  const { statement, document, placeholder, editing, notice, start, end, rules, toolbar } = props;
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [column, setColumn] = useState<GridColumn>('description');
  const [view, setView] = useState<'rows' | 'pages'>('rows');
  const [filter, setFilter] = useState<RowFilter>({ text: '', kind: 'all' });
  const [order, setOrder] = useState<RowOrder | null>(null);
  const [selection, setSelection] = useState(NO_ROWS);
  const [isOverview, setOverview] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  const [tried, setTried] = useState<Statement | null>(null);
  const { transactions, verification } = statement;
  const marks = useMemo(() => listMarks(statement), [statement]);
  const broken = useMemo(
    () => new Set(verification.breaks.flatMap(({ beforeRow, afterRow }) => beforeRow ?? afterRow ?? [])),
    [verification],
  );
  const wantedRow = selectedId === null ? null : readRowId(selectedId);
  const row = wantedRow === null || wantedRow >= transactions.length ? null : wantedRow;
  const { currency } = statement.account;
  const places = useMemo(
    () => sortRows(filterRows(transactions, filter), transactions, { order, currency }),
    [transactions, filter, order, currency],
  );
  const shown = useMemo(
    () => turnToShown(places, { transactions, broken, edited: editing?.edited }),
    [places, transactions, broken, editing?.edited],
  );
  /** Hidden rows are not selected: nothing is changed out of sight. */
  const selected = useMemo(
    () => (row === null ? [] : places.filter((place) => selection.rows.has(place))),
    [places, row, selection],
  );
  const shownSelected = useMemo(() => {
    const chosen = new Set(selected);
    return new Set(places.flatMap((place, shownAt) => (chosen.has(place) ? [shownAt] : [])));
  }, [places, selected]);
  const choose = (next: number, how: SelectHow) => {
    setSelectedId(rowId(next));
    setSelection(selectRow(selection, { row: next, how, places }));
  };
  /** A mark on the page may be that of a row. */
  const chooseMark = (id: string) => {
    const marked = readRowId(id);
    if (marked === null) setSelectedId(id);
    else choose(marked, 'only');
  };
  const problems = useMemo(() => [...broken].toSorted((left, right) => left - right), [broken]);
  const goToProblem = (step: 1 | -1) => {
    setFilter({ text: '', kind: 'all' });
    const next = findProblem(problems, row, step);
    if (next !== null) choose(next, 'only');
  };
  const active = row === null ? -1 : places.indexOf(row);
  const draw = async (page: number, box: Transaction['box']) => {
    if (editing === undefined || opened === null) return;
    const added = await editing.onDraw({ page, box }, opened);
    setFilter({ text: '', kind: 'all' });
    setSelectedId(rowId(added));
    setSelection({ rows: new Set([added]), anchor: added });
    setColumn('amount');
  };

  return (
    <div className={styles.workspace} data-view={view} data-drawer={panel !== null || undefined}>
      <div className={styles.bar}>
        {start}
        <VerdictLine
          statement={tried ?? statement}
          isOpen={panel === 'checks'}
          onOpen={(open) => {
            setPanel(open ? 'checks' : null);
            setView('rows');
          }}
        />
        {end}
      </div>
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
            onSelect={chooseMark}
            onOpened={setOpened}
            {...(editing === undefined ? {} : { onDraw: (page, box) => void draw(page, box) })}
          />
        )}
      </div>
      <div className={styles.right}>
        {notice}
        <RowTools
          filter={filter}
          onFilter={setFilter}
          rows={shown.transactions}
          count={transactions.length}
          account={statement.account}
          problems={problems}
          row={row}
          onProblem={goToProblem}
          panel={panel}
          onPanel={setPanel}
          hasRules={rules !== undefined}
          isOverview={isOverview}
          onOverview={setOverview}
        />
        <div className={styles.body}>
          <div className={styles.rows}>
            {isOverview ? (
              <StatementOverview statement={statement} />
            ) : transactions.length === 0 ? (
              <EmptyRows onFirst={editing?.onFirstRow ?? null} />
            ) : (
              <StatementGrid
                label="Transactions"
                transactions={shown.transactions}
                showsProof={verification.status === 'verified'}
                broken={shown.broken}
                active={active < 0 ? null : { row: active, column }}
                selected={shownSelected}
                onActive={(place, how) => {
                  choose(places[place.row] ?? 0, how);
                  setColumn(place.column);
                }}
                onSelectAll={() => {
                  setSelection({ rows: new Set(places), anchor: places[0] ?? null });
                  if (row === null) setSelectedId(rowId(places[0] ?? 0));
                }}
                order={order}
                onOrder={(next) => setOrder(turnOrder(order, next))}
                {...(editing === undefined
                  ? {}
                  : {
                      onEdit: (place: GridPlace, text: string) =>
                        editing.onEdit({ ...place, row: places[place.row] ?? 0 }, text),
                      edited: shown.edited,
                      onTry: (place: GridPlace, text: string | null) =>
                        setTried(text === null ? null : editing.onTry({ ...place, row: places[place.row] ?? 0 }, text)),
                      onOtherKey: (event: KeyboardEvent) => {
                        if (event.key === 'F8') goToProblem(event.shiftKey ? -1 : 1);
                        else editing.onKey(event, row, selected);
                      },
                    })}
              />
            )}
          </div>
          {panel !== null && (
            <div className={styles.drawer}>
              {panel === 'checks' && (
                <Verdict
                  statement={statement}
                  onRow={(index) => choose(index, 'only')}
                  onEdge={(edge) => setSelectedId(fieldId(edge))}
                />
              )}
              {panel === 'facts' && (
                <StatementFacts
                  statement={statement}
                  selectedId={selectedId}
                  onSelect={setSelectedId}
                  editing={
                    editing === undefined
                      ? null
                      : {
                          ...editing,
                          onTryField: (field) => setTried(field === null ? null : editing.onTryField(field)),
                        }
                  }
                />
              )}
              {panel === 'rules' && rules?.(row)}
              {panel === 'why' && (
                <WhyPanel explanation={explainSelected(statement, selectedId, row, column)} opened={opened} />
              )}
            </div>
          )}
        </div>
        {toolbar?.(row, selected)}
      </div>
    </div>
  );
}

function explainSelected(statement: Statement, selectedId: string | null, row: number | null, column: GridColumn) {
  if (row !== null) return explainCell(statement, row, column);
  const path = selectedId === null ? null : readFieldPath(selectedId);
  return path === null ? null : explainField(statement, path);
}
