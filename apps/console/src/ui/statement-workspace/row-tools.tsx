import type { Statement, Transaction } from '@extracto/model';
import { IconChartLine, IconHelpCircle, IconInfoCircle, IconSearch, IconTags } from '@tabler/icons-react';
import { CopyRows } from '../copy-table/copy-rows.tsx';
import { formatCount } from '../format/format-count.ts';
import { ROW_KINDS, type RowFilter, type RowKind } from './filter-rows.ts';
import styles from './row-tools.module.css';

interface RowToolsProps {
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  /** The visible rows. */
  rows: readonly Transaction[];
  /** Number of all rows, visible or not. */
  count: number;
  account: Statement['account'];
  /** 0-based indexes, in printed order, of the rows at which the sums break. */
  problems: readonly number[];
  /** 0-based index of the active row. */
  row: number | null;
  onProblem: (step: 1 | -1) => void;
  panel: string | null;
  onPanel: (panel: ToolPanel | null) => void;
  hasRules: boolean;
  isOverview: boolean;
  onOverview: (open: boolean) => void;
}

const PANELS = [
  { name: 'why', title: 'Why', icon: IconHelpCircle },
  { name: 'facts', title: 'Facts', icon: IconInfoCircle },
  { name: 'rules', title: 'Rules', icon: IconTags },
] as const;
export type ToolPanel = (typeof PANELS)[number]['name'];

/** The toolbar above the rows: search, copy, verification details, other fields, overview. */
export function RowTools(props: RowToolsProps) {
  const {
    filter,
    onFilter,
    rows,
    count,
    account,
    problems,
    row,
    onProblem,
    panel,
    onPanel,
    hasRules,
    isOverview,
    onOverview,
  } = props;
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
      {problems.length > 0 && (
        <span className={styles.problems}>
          <button type="button" aria-label="Previous problem (Shift F8)" onClick={() => onProblem(-1)}>
            ‹
          </button>
          {row !== null && problems.includes(row)
            ? `Problem ${problems.indexOf(row) + 1} of ${problems.length}`
            : formatCount(problems.length, 'problem')}
          <button type="button" aria-label="Next problem (F8)" onClick={() => onProblem(1)}>
            ›
          </button>
        </span>
      )}
      <CopyRows rows={rows} account={account} />
      {PANELS.filter(({ name }) => name !== 'rules' || hasRules).map(({ name, title, icon: Icon }) => (
        <button
          key={name}
          type="button"
          className={styles.toggle}
          aria-pressed={panel === name}
          onClick={() => onPanel(panel === name ? null : name)}
        >
          <Icon size={16} aria-hidden /> {title}
        </button>
      ))}
      <button type="button" className={styles.toggle} aria-pressed={isOverview} onClick={() => onOverview(!isOverview)}>
        <IconChartLine size={16} aria-hidden /> Overview
      </button>
    </div>
  );
}
