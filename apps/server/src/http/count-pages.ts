import { ExtractionError } from '@extracto/model';
import type { HttpDependencies } from './http-dependencies.ts';
import { ProblemError } from './problem-error.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Pages of a stored document. It is opened elsewhere, in a thread that can be killed; here it is only held in memory, and
 * only for as many documents as the settings allow. Throws the reason why it cannot be read.
 */
export async function countPages(service: HttpDependencies, key: string, password: string | null): Promise<number> {
  const { inspect, storage, settings } = service;
  const { pages } = await takeTurn(inspect, settings.inspectionsAtOnce, async () => {
    const bytes = await storage.getBytes(key);
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
