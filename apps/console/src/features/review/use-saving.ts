import type { Review } from '@extracto/contract';
import type { SavedReview } from '@extracto/engine/review';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import type { ReviewedStatement } from './reviewed-statement.ts';

/** `basedOn` is the time of the review that this one goes on from. */
export type SaveCall = (review: SavedReview, basedOn: string | null) => Promise<Review>;

interface SavingOptions {
  /** As it was when the page was opened. */
  saved: Review;
  statements: readonly ReviewedStatement[];
  write: () => SavedReview;
  onSave: SaveCall;
}

export interface Saving {
  /** The screen differs from the saved version. */
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
export function useSaving({ saved, statements, write, onSave }: SavingOptions): Saving {
  const [latest, setLatest] = useState({ review: saved, statements });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly ReviewedStatement[] | null>(null);
  const unsaved = statements.some((statement, index) => statement !== latest.statements[index]);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setLatest({ review: await onSave(write(), latest.review.reviewedAt), statements });
      return true;
    } catch (error) {
      setRefused(statements);
      setFailure(`Your last corrections aren't saved. ${describeFailure(error)}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const saveQuietly = useEffectEvent(() => void save());
  useEffect(() => {
    if (!unsaved || busy || statements === refused) return;
    const timer = setTimeout(saveQuietly, QUIET_MS);
    return () => clearTimeout(timer);
  }, [unsaved, busy, statements, refused]);
  return { unsaved, busy, failure, latest: latest.review, save };
}
