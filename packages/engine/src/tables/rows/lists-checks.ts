import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import type { ColumnRole } from '../../lines/reading.ts';
import type { TableColumn } from '../table.ts';
import { sectionKinds } from './label-record.ts';

/** "Check #  Amount  Date": numbers of checks stand for all other words. */
export function listsChecks(columns: readonly TableColumn[]): boolean {
  if (columns.some(({ candidates: [role] }) => role !== undefined && !CHECK_COLUMNS.has(role))) return false;
  return columns.some(({ candidates: [role], headerText }) => {
    const [first] = role === 'reference' ? normaliseLabel(headerText!).split(' ') : [];
    return first !== undefined && sectionKinds(`${first}s`).includes('checks');
  });
}

const CHECK_COLUMNS: ReadonlySet<ColumnRole> = new Set(['date', 'reference', 'amount']);
