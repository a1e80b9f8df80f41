import type { DocumentStorage } from '../adapters/storage/index.ts';

export interface HeldUploads {
  /** The key that a job takes over. */
  readonly key: string;
  /** Makes a key for a file that is no document by itself. */
  readonly newKey: () => string;
}

/**
 * Keeps files while a job is made of them: each is stored under the next key, the first under `key`. Deletes all of them when
 * `act` throws, and when no job took over `key`; and the others in any case.
 */
export async function holdUploads<Outcome>(
  storage: Pick<DocumentStorage, 'delete'>,
  { key, newKey }: HeldUploads,
  act: (nextKey: () => string) => Promise<{ readonly outcome: Outcome; readonly taken: boolean }>,
): Promise<Outcome> {
  const stored: string[] = [];
  const nextKey = () => {
    const next = stored.length === 0 ? key : newKey();
    stored.push(next);
    return next;
  };
  let taken = false;
  try {
    const acted = await act(nextKey);
    taken = acted.taken;
    return acted.outcome;
  } finally {
    for (const one of stored) if (!taken || one !== key) await storage.delete(one);
  }
}
