/** The storage that the configuration names: files in the data folder, or an S3 bucket. */
import { join } from 'node:path';
import type { DocumentStorage, ObjectStore } from './document-storage.ts';
import { type SealTools, sealDocuments } from './seal-documents.ts';

export interface StorageOptions {
  readonly dataDir: string;
  /** null: files in the data folder. */
  readonly storageUrl: string | null;
}

export async function openStorage(options: StorageOptions, tools: SealTools): Promise<DocumentStorage> {
  return sealDocuments(await openStore(options), tools);
}

/** Without seals. Only what is used is loaded: the S3 client is large. */
export async function openStore({ dataDir, storageUrl }: StorageOptions): Promise<ObjectStore> {
  if (storageUrl === null) {
    const { keepOnDisk } = await import('./keep-on-disk.ts');
    return keepOnDisk(join(dataDir, 'storage'));
  }
  const { keepInBucket } = await import('./keep-in-bucket.ts');
  return keepInBucket(storageUrl);
}

/** Makes the bucket of an s3:// address; false when it is there. */
export async function createBucket(storageUrl: string): Promise<boolean> {
  return (await import('./keep-in-bucket.ts')).createBucket(storageUrl);
}
