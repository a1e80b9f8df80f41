import type { Review } from '@extracto/contract';
import type { ReviewedRows, SavedReview } from '@extracto/engine/review';
import { useCallback, useEffect, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';

/** `basedOn` is the time of the review that this one goes on from. */
export type SaveCall = (review: SavedReview, basedOn: string | null) => Promise<Review>;

interface SavingOptions {
  /** As it was when the page was opened. */
  saved: Review;
  rows: readonly ReviewedRows[];
  write: () => SavedReview;
  onSave: SaveCall;
}

export interface Saving {
  /** What is on the screen is not what the service has. */
  readonly unsaved: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly latest: Review;
  readonly save: () => Promise<void>;
}

/** Whether there is something to be saved, and saving it. A tab with unsaved corrections asks before it closes. */
export function useSaving({ saved, rows, write, onSave }: SavingOptions): Saving {
  const [latest, setLatest] = useState({ review: saved, rows });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const unsaved = rows.some((statement, index) => statement !== latest.rows[index]);
  useWarningBeforeLeaving(unsaved);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setLatest({ review: await onSave(write(), latest.review.reviewedAt), rows });
    } catch (error) {
      setFailure(`Your corrections were not saved. ${describeFailure(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return { unsaved, busy, failure, latest: latest.review, save };
}

function useWarningBeforeLeaving(active: boolean) {
  const warn = useCallback((event: BeforeUnloadEvent) => event.preventDefault(), []);
  useEffect(() => {
    if (!active) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active, warn]);
}
