import type { Job } from '@extracto/contract';
import { type FormatName, formatNames, formats } from '@extracto/formats';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { describeFailure } from '../../../api/describe-failure.ts';
import { DownloadMenu } from '../../../ui/download-menu/download-menu.tsx';
import { rememberFormat, useLastFormat } from '../../../ui/download-menu/last-format.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import { formatInstant } from '../../../ui/format/format-instant.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { beginDeletion, undoDeletion } from '../deletion-store.ts';
import { useDeletions } from '../use-deletions.ts';
import { downloadMerged, downloadOne, downloadZip } from './download-selected.ts';
import type { JobEntry } from './job-entry.ts';
import styles from './job-table.module.css';
import { readSelection, SORTS, type SortName, selectEntries, VERDICTS, verdictOf } from './select-entries.ts';
import { useEntries } from './use-entries.ts';

interface JobTableProps {
  apiKey: string;
  onReceipt: (jobId: string) => void;
}

const ROWS_PER_PAGE = 50;
const TITLES: Readonly<Record<SortName, string>> = {
  file: 'File',
  bank: 'Bank',
  account: 'Account',
  period: 'Period',
  rows: 'Rows',
  verdict: 'Verdict',
  pages: 'Pages',
  when: 'When',
};
const NUMBERS: ReadonlySet<SortName> = new Set(['rows', 'pages']);

/** Jobs as dense rows. What is searched, chosen and sorted by stands in the address, so that going back finds it again. */
export function JobTable({ apiKey, onReceipt }: JobTableProps) {
  const query = useEntries(apiKey);
  const cache = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const deletions = useDeletions();
  const isLeaving = (jobId: string) => deletions.has(jobId) && deletions.get(jobId)?.kind !== 'failed';
  const all = (query.data?.entries ?? []).filter(({ job }) => deletions.get(job.jobId)?.kind !== 'deleted');
  const selection = readSelection(address);
  const fitting = selectEntries(all, selection);
  const page = Math.max(Number(address.get('page')) || 1, 1);
  const shown = fitting.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  const chosen = fitting.filter(({ job }) => chosenIds.has(job.jobId) && !isLeaving(job.jobId));
  const put = (name: string, value: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: name === 'q' },
    );
  const attempt = async (act: () => Promise<void>) => {
    setFailure(null);
    try {
      await act();
      // A result may be deleted with its first download.
      await cache.invalidateQueries({ queryKey: ['jobs', apiKey] });
    } catch (error) {
      setFailure(describeFailure(error));
    }
  };
  const leaving = [...deletions].filter(([, { kind }]) => kind === 'undoable').map(([jobId]) => jobId);
  const valuesOf = (read: (entry: JobEntry) => string | null) =>
    [...new Set(all.flatMap((entry) => read(entry) ?? []))].toSorted();
  return (
    <div className={styles.desk}>
      <search className={styles.filters}>
        <label className={styles.find}>
          <IconSearch size={16} aria-hidden />
          <input
            type="search"
            aria-label="Find jobs"
            placeholder="File, bank, account"
            value={selection.text}
            onChange={({ currentTarget }) => put('q', currentTarget.value)}
          />
        </label>
        <Choice name="Verdict" value={selection.verdict} onChange={(value) => put('verdict', value)}>
          {Object.entries(VERDICTS).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Choice>
        <Choice name="Bank" value={selection.bank} onChange={(value) => put('bank', value)}>
          {valuesOf(({ bank }) => bank).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Choice>
        <Choice name="Account" value={selection.account} onChange={(value) => put('account', value)}>
          {valuesOf(({ account }) => account).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Choice>
        <label>
          <span className="visually-hidden">Month</span>
          <input
            type="month"
            aria-label="Month"
            value={selection.month}
            onChange={({ currentTarget }) => put('month', currentTarget.value)}
          />
        </label>
        <p className={styles.total} role="status">
          {query.isPending
            ? 'Loading...'
            : `${formatCount(fitting.length, 'job')}, ${formatCount(sumRows(fitting), 'row')}`}
        </p>
      </search>
      {query.isError && <Notice tone="failure">Your jobs could not be loaded. {describeFailure(query.error)}</Notice>}
      {query.data !== undefined && query.data.total > query.data.entries.length && (
        <p className={styles.older}>
          Showing the newest {query.data.entries.length} of {query.data.total} jobs. Switch to cards for older ones.
        </p>
      )}
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      {leaving.length > 0 && (
        <p className={styles.undo} role="status">
          {formatCount(leaving.length, 'job')} will be deleted in a few seconds.{' '}
          <button type="button" onClick={() => leaving.forEach(undoDeletion)}>
            Undo
          </button>
        </p>
      )}
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          onZip={(format) => attempt(() => downloadZip(apiKey, chosen.filter(hasResult), format))}
          onMerge={(format) => attempt(() => downloadMerged(apiKey, chosen.filter(hasResult), format))}
          onDelete={() => {
            for (const { job } of chosen) beginDeletion(apiKey, job.jobId);
            setChosenIds(new Set());
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse */}
      <section className={styles.scroller} aria-label="Table of jobs" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label="Select all jobs"
                  checked={chosen.length > 0 && chosen.length === fitting.length}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosenIds(new Set(checked ? fitting.map(({ job }) => job.jobId) : []))
                  }
                />
              </th>
              {SORTS.map((name) => (
                <th
                  key={name}
                  scope="col"
                  data-number={NUMBERS.has(name) || undefined}
                  aria-sort={selection.sort !== name ? 'none' : selection.isDescending ? 'descending' : 'ascending'}
                >
                  <button
                    type="button"
                    onClick={() => put('sort', selection.sort === name && !selection.isDescending ? `-${name}` : name)}
                  >
                    {TITLES[name]}
                    {selection.sort === name && (selection.isDescending ? ' ↓' : ' ↑')}
                  </button>
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row
                key={entry.job.jobId}
                entry={entry}
                isChosen={chosenIds.has(entry.job.jobId)}
                isLeaving={isLeaving(entry.job.jobId)}
                onChoose={() => setChosenIds(chosenIds.symmetricDifference(new Set([entry.job.jobId])))}
                onDownload={(format) => attempt(() => downloadOne(apiKey, entry, format))}
                onReceipt={() => onReceipt(entry.job.jobId)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {query.isSuccess && fitting.length === 0 && <p className={styles.none}>No jobs match.</p>}
      {fitting.length > ROWS_PER_PAGE && (
        <nav className={styles.pages} aria-label="Pages of the table">
          {Array.from({ length: Math.ceil(fitting.length / ROWS_PER_PAGE) }, (_, index) => index + 1).map((number) => (
            <button
              key={number}
              type="button"
              aria-current={number === page ? 'page' : undefined}
              onClick={() => put('page', String(number))}
            >
              {number}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

const hasResult = ({ job }: JobEntry) => job.status === 'Succeeded' && job.resultDeletedAt === null;
const sumRows = (entries: readonly JobEntry[]) =>
  entries.reduce((sum, { job }) => sum + (job.verification?.transactions ?? 0), 0);

interface ChoiceProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ name, value, onChange, children }: ChoiceProps) {
  return (
    <select aria-label={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{name}: all</option>
      {children}
    </select>
  );
}

interface SelectionBarProps {
  chosen: readonly JobEntry[];
  onZip: (format: FormatName) => void;
  onMerge: (format: FormatName) => void;
  onDelete: () => void;
}

function SelectionBar({ chosen, onZip, onMerge, onDelete }: SelectionBarProps) {
  const format = useLastFormat();
  const isEmpty = !chosen.some(hasResult);
  const isRunning = (entry: JobEntry) => verdictOf(entry) === 'processing';
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected jobs">
      <span className={styles.count}>{chosen.length} selected</span>
      <select
        aria-label="Format"
        value={format}
        onChange={({ currentTarget }) => rememberFormat(currentTarget.value as FormatName)}
      >
        {formatNames.map((name) => (
          <option key={name} value={name}>
            {formats[name].title}
          </option>
        ))}
      </select>
      <button type="button" disabled={isEmpty} onClick={() => onZip(format)}>
        Download ZIP
      </button>
      <button type="button" disabled={isEmpty} onClick={() => onMerge(format)}>
        Merge per account
      </button>
      <button type="button" disabled={chosen.some(isRunning)} onClick={onDelete}>
        Delete
      </button>
    </div>
  );
}

/** The way back from the review leads to the same table. */
function ReviewLink({ job }: { job: Job }) {
  const { search } = useLocation();
  return (
    <Link to={`/console/jobs/${job.jobId}`} state={{ jobs: search }}>
      {job.label}
    </Link>
  );
}

interface RowProps {
  entry: JobEntry;
  isChosen: boolean;
  isLeaving: boolean;
  onChoose: () => void;
  onDownload: (format: FormatName) => void;
  onReceipt: () => void;
}

function Row({ entry, isChosen, isLeaving, onChoose, onDownload, onReceipt }: RowProps) {
  const { job, bank, account } = entry;
  const verdict = verdictOf(entry);
  return (
    <tr data-job={job.jobId} data-leaving={isLeaving || undefined} aria-selected={isChosen}>
      <td>
        <input type="checkbox" aria-label={`Select ${job.label}`} checked={isChosen} onChange={onChoose} />
      </td>
      <th scope="row" title={job.label}>
        {hasResult(entry) ? <ReviewLink job={job} /> : job.label}
      </th>
      <td title={bank ?? undefined}>{bank}</td>
      <td title={account ?? undefined}>{account}</td>
      <td>{describePeriod(entry)}</td>
      <td data-number>{job.verification?.transactions.toLocaleString('en-US')}</td>
      <td data-verdict={verdict}>{VERDICTS[verdict]}</td>
      <td data-number>{job.pages}</td>
      <td>{formatInstant(new Date(job.createdAt))}</td>
      <td className={styles.actions}>{describeActions(job, { isLeaving, entry, onDownload, onReceipt })}</td>
    </tr>
  );
}

function describePeriod({ from, to }: JobEntry): string {
  if (from === null || to === null) return '';
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  return first === last ? first : `${first} – ${last}`;
}

function describeActions(
  job: Job,
  { isLeaving, entry, onDownload, onReceipt }: Pick<RowProps, 'isLeaving' | 'entry' | 'onDownload' | 'onReceipt'>,
) {
  if (isLeaving) return 'Deleting...';
  if (hasResult(entry)) return <DownloadMenu label={job.label} onDownload={onDownload} size="compact-xs" />;
  if (job.status !== 'Failed') return null;
  return (
    <button type="button" onClick={onReceipt}>
      View receipt
    </button>
  );
}
