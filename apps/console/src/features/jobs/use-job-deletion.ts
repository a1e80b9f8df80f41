import { useEffect, useEffectEvent } from 'react';
import { beginDeletion, undoDeletion } from './deletion-store.ts';
import { useDeletions } from './use-deletions.ts';

const FADE_MS = 400;

export interface JobDeletion {
  readonly deleting: boolean;
  readonly undoable: boolean;
  readonly fading: boolean;
  readonly error: string | null;
  readonly remove: () => void;
  readonly undo: () => void;
}

/** Deletes a job when the time to undo it is over, fades its card and only then calls `onRemoved`. */
export function useJobDeletion(apiKey: string, jobId: string, onRemoved: () => void): JobDeletion {
  const state = useDeletions().get(jobId) ?? null;
  const isDeleted = state?.kind === 'deleted';
  const leave = useEffectEvent(onRemoved);
  useEffect(() => {
    if (!isDeleted) return;
    const timer = setTimeout(leave, FADE_MS);
    return () => clearTimeout(timer);
  }, [isDeleted]);
  return {
    deleting: state !== null && state.kind !== 'failed',
    undoable: state?.kind === 'undoable',
    fading: isDeleted,
    error: state?.kind === 'failed' ? state.message : null,
    remove: () => beginDeletion(apiKey, jobId),
    undo: () => undoDeletion(jobId),
  };
}
