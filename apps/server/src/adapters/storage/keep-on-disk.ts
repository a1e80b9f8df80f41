/** Documents as files in a folder, which only its owner reads. */
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { DOCUMENT_FOLDERS, type ObjectStore } from './document-storage.ts';

export function keepOnDisk(folder: string): ObjectStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const whenKept = async <Kept>(key: string, read: () => Promise<Kept>): Promise<Kept | null> =>
    (await disk.exists(key)) ? read() : null;
  return {
    put: (key, content) => putWhole(disk, key, content),
    getBytes: (key) => whenKept(key, () => disk.getBytes(key)),
    getStream: (key) => whenKept(key, () => disk.getStream(key)),
    delete: (key) => disk.delete(key),
    listKeys: () => listKeys(disk),
    // A file that broke off has its key like any other.
    dropUnfinished: async () => 0,
  };
}

async function* listKeys(disk: Disk): AsyncGenerator<string> {
  for (const folder of DOCUMENT_FOLDERS) {
    for (const object of await listFolder(disk, folder)) if (object.isFile) yield object.key;
  }
}

/** A folder that nothing was ever put into does not exist. */
async function listFolder(disk: Disk, folder: string) {
  try {
    return (await disk.listAll(folder, { recursive: true })).objects;
  } catch (error) {
    const code = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code;
    if (code === 'ENOENT') return [];
    throw error;
  }
}

async function putWhole(disk: Disk, key: string, content: Readable): Promise<void> {
  try {
    await disk.putStream(key, content, { contentType: 'application/octet-stream' });
  } catch (error) {
    await disk.delete(key).catch(() => {});
    throw error;
  }
}
