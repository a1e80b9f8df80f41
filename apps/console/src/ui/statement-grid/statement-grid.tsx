/**
 * The rows of a statement as a grid that one walks with the arrow keys. Only the rows in sight exist in the page, so
 * thousands stay smooth; the focus stays on the grid itself, which names the active cell.
 */
import type { Transaction } from '@extracto/model';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatMoney } from '../format/format-money.ts';
import type { SelectHow } from '../statement-workspace/select-rows.ts';
import type { RowOrder } from '../statement-workspace/sort-rows.ts';
import { CellEditor } from './cell-editor.tsx';
import { GRID_COLUMNS, type GridColumn, type GridPlace } from './grid-columns.ts';
import { GridRow } from './grid-row.tsx';
import { movePlace } from './move-place.ts';
import styles from './statement-grid.module.css';
import { useRowHeight } from './use-row-height.ts';

const SPARE_ROWS = 6;

interface StatementGridProps {
  label: string;
  transactions: readonly Transaction[];
  /** Marks the rows that a check covers. False below any verdict but verified, so that both say the same. */
  showsProof: boolean;
  /** Rows at which the arithmetic breaks. */
  broken: ReadonlySet<number>;
  active: GridPlace | null;
  /** 0-based, of the rows that are shown. */
  selected: ReadonlySet<number>;
  onActive: (place: GridPlace, how: SelectHow) => void;
  onSelectAll: () => void;
  order: RowOrder | null;
  onOrder: (column: GridColumn) => void;
  /** Makes cells editable. Gives a sentence when the text cannot be taken, else `null`. */
  onEdit?: (place: GridPlace, text: string) => string | null;
  /** Hears what is typed while it is typed, and `null` when the editor closes. */
  onTry?: (place: GridPlace, text: string | null) => void;
  /** Cells that differ from what was read, as `row column`. */
  edited?: ReadonlySet<string>;
  /** Keys that the grid has no use for. */
  onOtherKey?: (event: KeyboardEvent) => void;
}

export function StatementGrid(props: StatementGridProps) {
  const {
    label,
    transactions,
    showsProof,
    broken,
    active,
    selected,
    onActive,
    onSelectAll,
    order,
    onOrder,
    onEdit,
    onTry,
    edited,
    onOtherKey,
  } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const [first, setFirst] = useState(0);
  const [heightPx, setHeightPx] = useState(600);
  /** Text with which the editor of the active cell opens; `null` while it is closed. */
  const [draft, setDraft] = useState<string | null>(null);
  const page = Math.max(Math.floor(heightPx / rowHeight) - 1, 1);
  const activeRow = active?.row ?? null;
  const moneyWidth = useMemo(() => measureMoney(transactions), [transactions]);

  useEffect(() => {
    if (scroller.current === null) return;
    const observer = new ResizeObserver(([entry]) => setHeightPx(entry?.contentRect.height ?? 600));
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (activeRow !== null && scroller.current !== null) showRow(scroller.current, activeRow, rowHeight);
  }, [activeRow, rowHeight]);

  const press = (event: KeyboardEvent) => {
    if (event.target !== scroller.current || transactions.length === 0) return;
    const place = active ?? { row: 0, column: 'date' as const };
    const next = movePlace(place, event, { rowCount: transactions.length, page });
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isOpener = event.key === 'F2' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey);
    const isEditing = onEdit !== undefined && active !== null;
    if (next !== null) onActive(active === null ? place : next, event.shiftKey ? 'range' : 'only');
    else if (isFar(event) && event.key.toLowerCase() === 'a') onSelectAll();
    else if (isEditing && isOpener) setDraft(readCell(transactions, active));
    else if (isEditing && isCharacter) setDraft(event.key);
    else return onOtherKey?.(event);
    event.preventDefault();
  };
  const finish = (text: string | null): string | null => {
    const refusal = text === null || active === null ? null : (onEdit?.(active, text) ?? null);
    if (refusal !== null) return refusal;
    setDraft(null);
    if (active !== null) onTry?.(active, null);
    scroller.current?.focus();
    return null;
  };

  const start = Math.max(first - SPARE_ROWS, 0);
  const shown = transactions.slice(start, first + page + 2 * SPARE_ROWS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out the rows that are not in sight
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles.grid}
      style={{ '--money-width': moneyWidth } as CSSProperties}
      aria-label={label}
      aria-multiselectable
      aria-rowcount={transactions.length + 1}
      aria-colcount={GRID_COLUMNS.length}
      aria-readonly={onEdit === undefined}
      aria-activedescendant={active === null ? undefined : `${id}-${active.row}-${active.column}`}
      onKeyDown={press}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / rowHeight))}
    >
      {/* biome-ignore-start lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above; the grid has the focus */}
      <div role="row" aria-rowindex={1} className={styles.head}>
        {GRID_COLUMNS.map(({ name, title, isMoney }) => (
          <div
            key={name}
            role="columnheader"
            className={styles[name]}
            data-money={isMoney || undefined}
            aria-sort={order?.column !== name ? 'none' : order.descending ? 'descending' : 'ascending'}
          >
            <button type="button" className={styles.sort} title="Sort" onClick={() => onOrder(name)}>
              {title}
              {order?.column === name && (order.descending ? ' ↓' : ' ↑')}
            </button>
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: transactions.length * rowHeight }}>
        {shown.map((transaction, offset) => (
          <GridRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place in the print is its name
            key={start + offset}
            id={id}
            index={start + offset}
            top={(start + offset) * rowHeight}
            height={rowHeight}
            transaction={transaction}
            showsProof={showsProof}
            isBroken={broken.has(start + offset)}
            edited={edited}
            isSelected={selected.has(start + offset)}
            activeColumn={active?.row === start + offset ? active.column : null}
            onActive={onActive}
            onOpen={onEdit === undefined ? null : (place) => setDraft(readCell(transactions, place))}
            editor={
              active?.row === start + offset && draft !== null ? (
                <CellEditor
                  initial={draft}
                  column={active.column}
                  onFinish={finish}
                  onType={(text) => onTry?.(active, text)}
                />
              ) : null
            }
          />
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: see above */}
    </div>
  );
}

const isFar = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Wide enough for the longest figure: money is never cut off. Rows lie apart, so no table measures them. */
function measureMoney(transactions: readonly Transaction[]): string {
  const texts = transactions.flatMap(({ amount, balance }) => (balance === null ? [amount] : [amount, balance]));
  const longest = texts.reduce((most, text) => Math.max(most, formatMoney(text).length), 0);
  return `max(7.5rem, ${longest}ch + 1.5rem)`;
}

function readCell(transactions: readonly Transaction[], { row, column }: GridPlace): string {
  const transaction = transactions[row];
  const read = GRID_COLUMNS.find(({ name }) => name === column)?.read;
  return transaction === undefined ? '' : (read?.(transaction) ?? '');
}

/** The header covers the first row's height of what is seen. */
function showRow(scroller: HTMLElement, row: number, rowHeight: number) {
  const head = scroller.firstElementChild?.clientHeight ?? 0;
  const top = row * rowHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight + head > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = top + rowHeight + head - scroller.clientHeight;
  }
}
