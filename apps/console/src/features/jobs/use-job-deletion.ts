import { ApiError } from '@extracto/contract';
import { useState } from 'react';
import { keyApi } from '../../api/key-api.ts';

const FADE_MS = 400;

export interface JobDeletion {
  readonly deleting: boolean;
  readonly fading: boolean;
  readonly error: string | null;
  readonly remove: () => Promise<void>;
}

/** Deletes a job, fades its card and only then calls `onRemoved`. A job that is gone already counts as deleted. */
export function useJobDeletion(apiKey: string, jobId: string, onRemoved: () => void): JobDeletion {
  const [phase, setPhase] = useState<'idle' | 'deleting' | 'fading'>('idle');
  const [error, setError] = useState<string | null>(null);

  const remove = async () => {
    setPhase('deleting');
    setError(null);
    try {
      await keyApi(apiKey).deleteJob({ params: { jobId } });
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 404)) {
        setPhase('idle');
        setError(failure instanceof ApiError ? 'Failed to delete job.' : 'An unexpected error occurred.');
        return;
      }
    }
    setPhase('fading');
    setTimeout(onRemoved, FADE_MS);
  };
  return { deleting: phase !== 'idle', fading: phase === 'fading', error, remove };
}
