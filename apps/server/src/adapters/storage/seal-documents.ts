import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { SecretBox } from '../../secrets/index.ts';
import { type DocumentStorage, isSealed, type ObjectStore } from './document-storage.ts';

export interface SealTools {
  readonly db: Kysely<Database>;
  readonly box: SecretBox;
}

/** Puts seals between a store and everybody else. What an earlier version stored is returned as it lies there. */
export function sealDocuments(store: ObjectStore, { db, box }: SealTools): DocumentStorage {
  const contextOf = (key: string) => `document:${key}`;
  return {
    ...store,
    put: (key, content, owner) => {
      assert(isSealed(key));
      const sealed = box.sealStream(db, { owner, context: contextOf(key) }, content);
      return store.put(key, Readable.from(sealed, { objectMode: false }));
    },
    getBytes: async (key) => {
      const bytes = await store.getBytes(key);
      return bytes === null || !isSealed(key) ? bytes : await box.open(db, bytes, contextOf(key));
    },
    getStream: async (key) => {
      const content = await store.getStream(key);
      if (content === null || !isSealed(key)) return content;
      return Readable.from(box.openStream(db, content, contextOf(key)), { objectMode: false });
    },
  };
}
