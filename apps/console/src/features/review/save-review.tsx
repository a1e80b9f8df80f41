import { Button } from '@mantine/core';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './save-review.module.css';
import type { Saving } from './use-saving.ts';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function SaveReview({ saving }: { saving: Saving }) {
  const { unsaved, busy, failure, latest, save } = saving;
  return (
    <div className={styles.save}>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      <p className={styles.state} aria-live="polite">
        {describeState(saving)}
      </p>
      <Button size="xs" disabled={!unsaved || busy} onClick={() => void save()}>
        {busy ? 'Saving...' : latest.changes === 0 || unsaved ? 'Save corrections' : 'Saved'}
      </Button>
    </div>
  );
}

function describeState({ unsaved, latest }: Saving): string {
  if (unsaved) return 'Not saved yet. Saved corrections are in every download; what was read is kept.';
  const { reviewedAt, reviewedBy } = latest;
  return reviewedAt === null ? '' : `Corrected by ${reviewedBy}, ${when.format(new Date(reviewedAt))}.`;
}
