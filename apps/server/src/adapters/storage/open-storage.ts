/** The storage that the configuration names: files in the data folder, or an S3 bucket. */
import { join } from 'node:path';
import type { DocumentStorage } from './document-storage.ts';

export interface StorageOptions {
  readonly dataDir: string;
  /** null: files in the data folder. */
  readonly storageUrl: string | null;
}

/** Only what is used is loaded: the S3 client is large. */
export async function openStorage({ dataDir, storageUrl }: StorageOptions): Promise<DocumentStorage> {
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
