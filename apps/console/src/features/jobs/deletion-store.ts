/**
 * Deletions that can still be undone, outside any component: leaving the dashboard neither undoes nor loses one. The
 * service hears of a deletion when its time to undo is over, or at once when the tab closes.
 */
import { ApiError } from '@extracto/contract';
import { keyApi } from '../../api/key-api.ts';

export const UNDO_MS = 8000;

export type DeletionState =
  | { readonly kind: 'undoable' }
  | { readonly kind: 'deleting' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'failed'; readonly message: string };

interface Pending {
  readonly apiKey: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

const pending = new Map<string, Pending>();
let states: ReadonlyMap<string, DeletionState> = new Map();
const listeners = new Set<() => void>();

export function readDeletions(): ReadonlyMap<string, DeletionState> {
  return states;
}

export function subscribeToDeletions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function beginDeletion(apiKey: string, jobId: string) {
  const timer = setTimeout(() => void finishDeletion(apiKey, jobId), UNDO_MS);
  pending.set(jobId, { apiKey, timer });
  setState(jobId, { kind: 'undoable' });
}

export function undoDeletion(jobId: string) {
  clearTimeout(pending.get(jobId)?.timer);
  pending.delete(jobId);
  setState(jobId, null);
}

/** A job that is gone already counts as deleted. */
async function finishDeletion(apiKey: string, jobId: string) {
  pending.delete(jobId);
  setState(jobId, { kind: 'deleting' });
  try {
    await keyApi(apiKey).deleteJob({ params: { jobId } });
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 404)) {
      const message = failure instanceof ApiError ? 'Failed to delete job.' : 'An unexpected error occurred.';
      setState(jobId, { kind: 'failed', message });
      return;
    }
  }
  setState(jobId, { kind: 'deleted' });
}

/** The customer asked for these; a closing tab has no time left to undo them in, and a request of it outlives it. */
export function finishDeletionsNow() {
  for (const [jobId, { apiKey, timer }] of pending) {
    clearTimeout(timer);
    keyApi(apiKey)
      .deleteJob({ params: { jobId }, keepalive: true })
      // Nobody is left to tell.
      .catch(() => {});
  }
  pending.clear();
}

function setState(jobId: string, state: DeletionState | null) {
  const next = new Map(states);
  if (state === null) next.delete(jobId);
  else next.set(jobId, state);
  states = next;
  for (const listener of listeners) listener();
}
