import { formatCount } from '../../ui/format/format-count.ts';
import styles from './cost-summary.module.css';
import { countPages } from './count-pages.ts';
import type { SelectedFile } from './selected-file.ts';

interface CostSummaryProps {
  files: readonly SelectedFile[];
  /** Ids of those that a job has already. */
  repeated: ReadonlySet<string>;
  credits: number | null;
}

/** Cost of starting: one credit a page, reserved now and taken only for pages that were read. */
export function CostSummary({ files, repeated, credits }: CostSummaryProps) {
  if (files.length === 0) {
    return <p className={styles.note}>One credit (XTS) per page, charged only when the extraction succeeds.</p>;
  }
  const pages = files.reduce((sum, { check }) => sum + (check.kind === 'ready' ? check.pages : 0), 0);
  const cost = countPages(files, repeated);
  const unknown = files.filter(({ check }) => check.kind !== 'ready').length;
  const missing = credits === null ? 0 : cost - credits;
  return (
    <div aria-live="polite">
      <dl className={styles.sum}>
        <dt>Files</dt>
        <dd>{files.length}</dd>
        <dt>Pages</dt>
        <dd>{pages}</dd>
        <dt className={styles.total}>Cost</dt>
        <dd className={styles.total} data-short={missing > 0 || undefined}>
          {cost} XTS
        </dd>
      </dl>
      {unknown > 0 && <p className={styles.note}>Not counted: {formatCount(unknown, 'file')} not opened yet.</p>}
      {missing > 0 && (
        <p className={styles.short}>
          Needs {cost} credits; you’re {missing} short.
        </p>
      )}
    </div>
  );
}
