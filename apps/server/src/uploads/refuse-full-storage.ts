/** Refuses uploads while the disk has less room than is kept in reserve, or the customer has as much stored as one may. */
import { findStanding } from '../accounts/index.ts';
import { UploadRefused, type UploadTools } from './upload-tools.ts';

const MEGABYTE = 1024 ** 2;

/** `sizeBytes` of what would be stored beside what is. */
export async function refuseFullStorage(
  { db, freeBytes, settings }: Pick<UploadTools, 'db' | 'freeBytes' | 'settings'>,
  userId: string,
  sizeBytes: number,
): Promise<void> {
  const free = await freeBytes();
  if (free !== null && free - sizeBytes < settings.diskReserveBytes) {
    throw new UploadRefused('storage_full', 'The document storage is full. Try again later.');
  }
  const { stored } = await db
    .selectFrom('jobs as j')
    .innerJoin('clients as c', 'c.client_id', 'j.client_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('j.document_size_bytes'), eb.val('0')).as('stored'))
    .where('c.user_id', '=', userId)
    .where('j.document_key', 'is not', null)
    .executeTakeFirstOrThrow();
  const { storageMb } = await findStanding(db, userId);
  const quotaBytes = storageMb === null ? settings.quotaBytes : storageMb * MEGABYTE;
  if (Number(stored) + sizeBytes <= quotaBytes) return;
  const quotaMb = Math.floor(quotaBytes / MEGABYTE);
  const detail = `Your documents are limited to ${quotaMb} MB. Delete jobs that you no longer need, or keep documents for a shorter time.`;
  throw new UploadRefused('quota_used_up', detail);
}
