import type { Statement, Transaction } from '@extracto/model';
import { IconChartLine, IconHelpCircle, IconSearch } from '@tabler/icons-react';
import { CopyRows } from '../copy-table/copy-rows.tsx';
import { formatCount } from '../format/format-count.ts';
import { ROW_KINDS, type RowFilter, type RowKind } from './filter-rows.ts';
import styles from './row-tools.module.css';

interface RowToolsProps {
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  /** Those that are shown. */
  rows: readonly Transaction[];
  /** Of all of them. */
  count: number;
  account: Statement['account'];
  isWhyOpen: boolean;
  onWhy: (open: boolean) => void;
  isOverview: boolean;
  onOverview: (open: boolean) => void;
}

/** Above the rows: find some, copy them, ask why, or see them at a glance. */
export function RowTools(props: RowToolsProps) {
  const { filter, onFilter, rows, count, account, isWhyOpen, onWhy, isOverview, onOverview } = props;
  const isFiltered = filter.text.trim() !== '' || filter.kind !== 'all';
  return (
    <div className={styles.tools}>
      <label className={styles.search}>
        <IconSearch size={16} aria-hidden />
        <input
          type="search"
          placeholder="Find rows"
          aria-label="Find rows"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      <select
        className={styles.kind}
        aria-label="Which rows"
        value={filter.kind}
        onChange={(event) => onFilter({ ...filter, kind: event.currentTarget.value as RowKind })}
      >
        {Object.entries(ROW_KINDS).map(([kind, { title }]) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </select>
      <span className={styles.count} aria-live="polite">
        {isFiltered ? `${rows.length} of ${formatCount(count, 'row')}` : ''}
      </span>
      <CopyRows rows={rows} account={account} />
      <button type="button" className={styles.toggle} aria-pressed={isWhyOpen} onClick={() => onWhy(!isWhyOpen)}>
        <IconHelpCircle size={16} aria-hidden /> Why
      </button>
      <button type="button" className={styles.toggle} aria-pressed={isOverview} onClick={() => onOverview(!isOverview)}>
        <IconChartLine size={16} aria-hidden /> Overview
      </button>
    </div>
  );
}
