import { Readable } from 'node:stream';
import { ExtractionError } from '@extracto/model';
import { readWhole } from '../adapters/storage/index.ts';
import type { StoredFile } from './receive-document.ts';
import { takeTurn } from './take-turn.ts';
import type { UploadTools } from './upload-tools.ts';

/**
 * Stores an upload as one PDF under `key`: a PDF as it is, images printed one a page in their order. Gives its size in bytes.
 * Images are held in memory meanwhile, and only for as many uploads as the settings allow. Throws `ImageError`.
 */
export async function placeDocument(
  { printImages, storage, settings }: Pick<UploadTools, 'printImages' | 'storage' | 'settings'>,
  { key, clientId, userId }: { readonly key: string; readonly clientId: string; readonly userId: string },
  files: readonly StoredFile[],
): Promise<number> {
  const [first] = files;
  if (first?.kind === 'pdf') return first.sizeBytes;
  return await takeTurn(printImages, { atOnce: settings.inspectionsAtOnce, customer: userId }, async () => {
    const images: Uint8Array[] = [];
    for (const file of files) {
      const bytes = await readWhole(storage, file.key, file.sizeBytes);
      if (bytes === null) throw new ExtractionError('internal');
      images.push(bytes);
    }
    const pdf = await printImages(images);
    await storage.put(key, Readable.from([Buffer.from(pdf)]), clientId);
    return pdf.length;
  });
}
