/** Documents as files in a folder, which only its owner reads. */
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DocumentStorage } from './document-storage.ts';

export function keepOnDisk(folder: string): DocumentStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const whenKept = async <Kept>(key: string, read: () => Promise<Kept>): Promise<Kept | null> =>
    (await disk.exists(key)) ? read() : null;
  return {
    put: (key, content) => putWhole(disk, key, content),
    getBytes: (key) => whenKept(key, () => disk.getBytes(key)),
    getStream: (key) => whenKept(key, () => disk.getStream(key)),
    delete: (key) => disk.delete(key),
  };
}

async function putWhole(disk: Disk, key: string, content: Readable): Promise<void> {
  try {
    await disk.putStream(key, content, { contentType: 'application/pdf' });
  } catch (error) {
    await disk.delete(key).catch(() => {});
    throw error;
  }
}
