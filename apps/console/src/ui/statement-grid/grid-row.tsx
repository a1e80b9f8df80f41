import type { Transaction } from '@extracto/model';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../format/format-money.ts';
import type { SelectHow } from '../statement-workspace/select-rows.ts';
import { GRID_COLUMNS, type GridColumn, type GridPlace } from './grid-columns.ts';
import styles from './statement-grid.module.css';

interface GridRowProps {
  id: string;
  index: number;
  top: number;
  height: number;
  transaction: Transaction;
  isBroken: boolean;
  /** The statement is proved, and with it the rows that its checks cover. */
  showsProof: boolean;
  edited: ReadonlySet<string> | undefined;
  activeColumn: GridColumn | null;
  isSelected: boolean;
  onActive: (place: GridPlace, how: SelectHow) => void;
  /** Opens the editor of a cell; `null` where nothing can be edited. */
  onOpen: ((place: GridPlace) => void) | null;
  /** Stands in the active cell instead of its text. */
  editor: ReactNode;
}

export function GridRow(props: GridRowProps) {
  const {
    id,
    index,
    top,
    height,
    transaction,
    isBroken,
    showsProof,
    edited,
    activeColumn,
    isSelected,
    onActive,
    onOpen,
    editor,
  } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot leave out the rows that are not in sight
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-broken={isBroken || undefined}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {GRID_COLUMNS.map(({ name, isMoney, read }) => {
        const text = read(transaction);
        const isActive = activeColumn === name;
        return (
          // biome-ignore lint/a11y/useSemanticElements: as the row
          // biome-ignore lint/a11y/useFocusableInteractive: as the row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid answers the keys
          <div
            key={name}
            id={`${id}-${index}-${name}`}
            role="gridcell"
            className={styles[name]}
            data-money={isMoney || undefined}
            data-active={isActive || undefined}
            data-edited={edited?.has(`${index} ${name}`) || undefined}
            title={name === 'description' ? transaction.description : undefined}
            onClick={({ shiftKey, ctrlKey, metaKey }) =>
              onActive({ row: index, column: name }, shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'only')
            }
            onDoubleClick={() => onOpen?.({ row: index, column: name })}
          >
            {name === 'description' && transaction.category != null && !(isActive && editor !== null) && (
              <span className={styles.category}>{transaction.category}</span>
            )}
            {isActive && editor !== null ? editor : isMoney && text !== null ? formatMoney(text) : text}
            {name === 'date' && showsProof && transaction.verified && (
              <span className={styles.proved} title="A passed check covers this row">
                <IconCircleCheck size={15} aria-hidden />
                <span className="visually-hidden">, proved</span>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
