import type { Review } from '@extracto/contract';
import type { ReviewedRows, SavedReview } from '@extracto/engine/review';
import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Gives whether the service has it now. */
  readonly save: () => Promise<boolean>;
}

/** Keystrokes that follow each other closely make one save. */
const QUIET_MS = 700;

/** Corrections save themselves, one save at a time. After a failure they wait for another change, or for `save`. */
export function useSaving({ saved, rows, write, onSave }: SavingOptions): Saving {
  const [latest, setLatest] = useState({ review: saved, rows });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusedRows, setRefusedRows] = useState<readonly ReviewedRows[] | null>(null);
  const unsaved = rows.some((statement, index) => statement !== latest.rows[index]);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setLatest({ review: await onSave(write(), latest.review.reviewedAt), rows });
      return true;
    } catch (error) {
      setRefusedRows(rows);
      setFailure(`Your last corrections aren't saved. ${describeFailure(error)}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const saveQuietly = useEffectEvent(() => void save());
  useEffect(() => {
    if (!unsaved || busy || rows === refusedRows) return;
    const timer = setTimeout(saveQuietly, QUIET_MS);
    return () => clearTimeout(timer);
  }, [unsaved, busy, rows, refusedRows]);
  return { unsaved, busy, failure, latest: latest.review, save };
}
