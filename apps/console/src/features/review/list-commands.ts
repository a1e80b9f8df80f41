/** Commands on the rows of a review: one table for the buttons and the keys. */
import { addRow, type ReviewedRows, splitRow } from '@extracto/engine/review';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowMerge,
  IconArrowsSplit2,
  IconCalendarMinus,
  IconCalendarPlus,
  IconPlusMinus,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { mergeRows, removeRows, reverseSigns, shiftYears } from './change-selection.ts';
import { type EditHistory, redo, step, undo } from './edit-history.ts';
import type { ReviewedStatement } from './reviewed-statement.ts';

export interface Command {
  readonly name: string;
  /** As `Ctrl Z`; `null` where a key would collide with the browser's. */
  readonly keys: string | null;
  readonly icon: Icon;
  /** `any`: always offered. `selection`: with at least one row. */
  readonly shown: 'any' | 'selection';
  /** `null` while it has nothing to do. */
  readonly run: (() => void) | null;
}

interface CommandContext {
  history: EditHistory<ReviewedStatement>;
  /** The active row. */
  row: number | null;
  selected: readonly number[];
  decimals: number;
  onChange: (history: EditHistory<ReviewedStatement>) => void;
}

export function listCommands({ history, row, selected, decimals, onChange }: CommandContext): readonly Command[] {
  const { rows } = history.present;
  const change = (next: ReviewedRows) => onChange(step(history, { ...history.present, rows: next }));
  const withRows = (act: (places: readonly number[]) => ReviewedRows) =>
    selected.length === 0 ? null : () => change(act(selected));
  const withRow = (act: (place: number) => ReviewedRows) =>
    row === null || selected.length > 1 ? null : () => change(act(row));
  const merged = mergeRows(rows, selected, decimals);
  return [
    {
      name: 'Undo',
      keys: 'Ctrl Z',
      icon: IconArrowBackUp,
      shown: 'any',
      run: history.past.length === 0 ? null : () => onChange(undo(history)),
    },
    {
      name: 'Redo',
      keys: 'Ctrl Y',
      icon: IconArrowForwardUp,
      shown: 'any',
      run: history.future.length === 0 ? null : () => onChange(redo(history)),
    },
    {
      name: 'Flip sign',
      keys: 'Ctrl M',
      icon: IconPlusMinus,
      shown: 'selection',
      run: withRows((places) => reverseSigns(rows, places, decimals)),
    },
    {
      name: 'Year −1',
      keys: null,
      icon: IconCalendarMinus,
      shown: 'selection',
      run: withRows((places) => shiftYears(rows, places, -1)),
    },
    {
      name: 'Year +1',
      keys: null,
      icon: IconCalendarPlus,
      shown: 'selection',
      run: withRows((places) => shiftYears(rows, places, 1)),
    },
    {
      name: 'Add',
      keys: 'Ctrl Enter',
      icon: IconRowInsertBottom,
      shown: 'selection',
      run: withRow((place) => addRow(rows, place, decimals)),
    },
    {
      name: 'Split',
      keys: 'Ctrl D',
      icon: IconArrowsSplit2,
      shown: 'selection',
      run: withRow((place) => splitRow(rows, place, decimals)),
    },
    {
      name: 'Merge',
      keys: 'Ctrl G',
      icon: IconArrowMerge,
      shown: 'selection',
      run: merged === null ? null : () => change(merged),
    },
    {
      name: 'Delete',
      keys: 'Ctrl Delete',
      icon: IconTrash,
      shown: 'selection',
      run: withRows((places) => removeRows(rows, places)),
    },
  ];
}
