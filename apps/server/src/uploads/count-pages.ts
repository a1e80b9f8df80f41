import { ExtractionError } from '@extracto/model';
import { readWhole } from '../adapters/storage/index.ts';
import { takeTurn } from './take-turn.ts';
import { UploadRefused, type UploadTools } from './upload-tools.ts';

export interface StoredDocument {
  readonly key: string;
  /** As it was received. */
  readonly sizeBytes: number;
  readonly password: string | null;
  /** Whose it is: customers take turns. */
  readonly userId: string;
}

/**
 * Pages of a stored document; `null` when they could not be counted in time, which its worker will do. It is opened
 * elsewhere, in a thread that can be killed; here it is only held in memory, and only for as many documents as the settings
 * allow. Throws the reason why it cannot be read.
 */
export async function countPages(
  service: Pick<UploadTools, 'inspect' | 'storage' | 'settings'>,
  { key, sizeBytes, password, userId }: StoredDocument,
): Promise<number | null> {
  const { inspect, storage, settings } = service;
  const turn = { atOnce: settings.inspectionsAtOnce, customer: userId };
  const pages = await takeTurn(inspect, turn, async () => {
    const bytes = await readWhole(storage, key, sizeBytes);
    if (bytes === null) throw new ExtractionError('internal');
    return await inspect(bytes, password).then((inspection) => inspection.pages, unlessTimeIsUp);
  });
  if (pages !== null && pages > settings.maxPages) {
    throw new UploadRefused(
      'too_many_pages',
      `This PDF has ${pages} pages; ${settings.maxPages} are allowed. Split it.`,
    );
  }
  return pages;
}

function unlessTimeIsUp(error: unknown): null {
  if (error instanceof ExtractionError && error.code === 'time_limit') return null;
  throw error;
}
