import { ExtractionError } from '@extracto/model';
import { readWhole } from '../adapters/storage/read-whole.ts';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';
import { takeTurn } from './take-turn.ts';

export interface StoredDocument {
  readonly key: string;
  /** As it was received. */
  readonly sizeBytes: number;
  readonly password: string | null;
}

/**
 * Pages of a stored document. It is opened elsewhere, in a thread that can be killed; here it is only held in memory, and
 * only for as many documents as the settings allow. Throws the reason why it cannot be read.
 */
export async function countPages(
  service: HttpDependencies,
  { key, sizeBytes, password }: StoredDocument,
): Promise<number> {
  const { inspect, storage, settings } = service;
  const { pages } = await takeTurn(inspect, settings.inspectionsAtOnce, async () => {
    const bytes = await readWhole(storage, key, sizeBytes);
    if (bytes === null) throw new ExtractionError('internal');
    return await inspect(bytes, password);
  });
  if (pages > settings.maxPages) {
    throw new ProblemError(
      'too_many_pages',
      `This PDF has ${pages} pages; ${settings.maxPages} are allowed. Split it.`,
    );
  }
  return pages;
}
