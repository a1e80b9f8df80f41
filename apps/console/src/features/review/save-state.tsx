import { formatCount } from '../../ui/format/format-count.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './save-state.module.css';
import type { HeldLeaving } from './use-save-before-leaving.ts';
import type { Saving } from './use-saving.ts';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "3 edits · Saved", with who saved them and when. A failure offers to try again, and to leave without. */
export function SaveState({ saving, held }: { saving: Saving; held: HeldLeaving | null }) {
  const { failure, save } = saving;
  return (
    <div className={styles.save}>
      <p className={styles.state} aria-live="polite" title={describeReviewer(saving)}>
        {describeState(saving)}
        <span className="visually-hidden">{describeReviewer(saving)}</span>
      </p>
      {failure !== null && (
        <Notice tone="failure">
          <p>{failure}</p>
          <p className={styles.ways}>
            <button type="button" onClick={() => void save()}>
              Save again
            </button>
            {held !== null && (
              <>
                <button type="button" onClick={held.stay}>
                  Stay
                </button>
                <button type="button" onClick={held.leave}>
                  Leave without saving
                </button>
              </>
            )}
          </p>
        </Notice>
      )}
    </div>
  );
}

function describeState({ unsaved, busy, failure, latest }: Saving): string {
  if (failure !== null) return 'Not saved';
  if (busy || unsaved) return 'Saving...';
  return latest.changes === 0 ? '' : `${formatCount(latest.changes, 'edit')} · Saved`;
}

function describeReviewer({ unsaved, latest: { reviewedAt, reviewedBy } }: Saving): string {
  if (unsaved || reviewedAt === null) return '';
  return `Corrected by ${reviewedBy}, ${when.format(new Date(reviewedAt))}.`;
}
