import type { ProblemCode } from '@extracto/contract';
import type { Kysely } from 'kysely';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import type { Database } from '../db/index.ts';

export interface UploadSettings {
  readonly maxPages: number;
  /** Documents whose pages are counted at the same time; each is held in memory meanwhile. */
  readonly inspectionsAtOnce: number;
  /** Free bytes below which uploads are refused: what PostgreSQL needs to go on. */
  readonly diskReserveBytes: number;
  /** Bytes that the stored documents of one customer may take. */
  readonly quotaBytes: number;
}

/** Dependencies of an upload until it is a job. */
export interface UploadTools {
  readonly db: Kysely<Database>;
  readonly storage: DocumentStorage;
  /** Opens a document in a thread that can be killed, with a deadline of its own. Throws `ExtractionError`. */
  readonly inspect: (bytes: Uint8Array, password: string | null) => Promise<{ readonly pages: number }>;
  /** Prints images one a page in a thread that can be killed. Throws `ImageError`. */
  readonly printImages: (images: readonly Uint8Array[]) => Promise<Uint8Array>;
  /** Free where documents and the database of this machine are kept; `null`: nothing is kept here. */
  readonly freeBytes: () => Promise<number | null>;
  readonly settings: UploadSettings;
}

/** The reason why an upload becomes no job, in a sentence for its sender. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly code: Extract<ProblemCode, 'too_many_pages' | 'storage_full' | 'quota_used_up'>;

  constructor(code: UploadRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}
