import type { DocumentStorage } from './document-storage.ts';

/**
 * The bytes under a key, `null` when nothing is kept there. Throws when they are more or fewer than were put: then it is
 * the store that fails, not the document, and no part of a statement may pass for all of it.
 */
export async function readWhole(
  storage: Pick<DocumentStorage, 'getBytes'>,
  key: string,
  sizeBytes: number,
): Promise<Uint8Array | null> {
  const bytes = await storage.getBytes(key);
  if (bytes !== null && bytes.length !== sizeBytes) {
    throw new Error(`the store has ${bytes.length} of ${sizeBytes} bytes`);
  }
  return bytes;
}
