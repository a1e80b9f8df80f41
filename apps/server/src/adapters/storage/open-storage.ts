/** The storage that the configuration names: files in the data folder, or an S3 bucket. The only place that names either. */
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DocumentStorage } from './document-storage.ts';
import { keepOnDisk } from './keep-on-disk.ts';

export interface StorageOptions {
  readonly dataDir: string;
  /** null: files in the data folder. */
  readonly storageUrl: string | null;
}

export async function openStorage({ dataDir, storageUrl }: StorageOptions): Promise<DocumentStorage> {
  if (storageUrl === null) {
    return keepOnDisk(new Disk(new FSDriver({ location: join(dataDir, 'storage'), visibility: 'private' })));
  }
  // Loaded only when used: the S3 client is large.
  const { openS3Disk } = await import('./open-s3-disk.ts');
  return keepOnDisk(openS3Disk(storageUrl));
}
