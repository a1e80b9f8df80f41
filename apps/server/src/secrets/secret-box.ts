/**
 * The one place that seals what is stored: API keys, webhook secrets, passwords of documents, tokens of mails, results,
 * reviews and documents. Each is sealed with the data key of its owner, which it names, and opens in its own context only.
 */
import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { createDataKeys, SERVICE } from './data-keys.ts';
import { openBytes, openChunks, readHeader, type SealName, sealBytes, sealChunks } from './sealed-form.ts';

export interface SealedBytes {
  readonly sealed: Uint8Array;
  readonly context: string;
}

/** `db`: the caller's transaction, where there is one. */
export interface SecretBox {
  readonly seal: (db: Kysely<Database>, name: SealName, content: string | Uint8Array) => Promise<Buffer>;
  /** Throws when the bytes were changed, were sealed for another context, or their owner was deleted. */
  readonly open: (db: Kysely<Database>, sealed: Uint8Array, context: string) => Promise<Buffer>;
  /** The same for many, in their order, with one look at the keys. */
  readonly openAll: (db: Kysely<Database>, many: readonly SealedBytes[]) => Promise<Buffer[]>;
  readonly sealStream: (
    db: Kysely<Database>,
    name: SealName,
    content: AsyncIterable<Uint8Array>,
  ) => AsyncGenerator<Buffer>;
  readonly openStream: (
    db: Kysely<Database>,
    sealed: AsyncIterable<Uint8Array>,
    context: string,
  ) => AsyncGenerator<Buffer>;
  /** 32 bytes, the same for the same text and context: recognises it again, and tells nobody without the key what it was. */
  readonly fingerprint: (db: Kysely<Database>, text: string, context: string) => Promise<Buffer>;
  /** 64 hexadecimal digits for whoever seals by itself, as the identity library does. */
  readonly deriveSecret: (db: Kysely<Database>, purpose: string) => Promise<string>;
  /** Wraps all data keys with the current secret. Returns how many another one wrapped. */
  readonly rewrap: (db: Kysely<Database>) => Promise<number>;
}

/** `other`: a second secret that is accepted while secrets are changed. Each has 32 bytes. */
export function createSecretBox(secret: Uint8Array, other: Uint8Array | null = null): SecretBox {
  const keys = createDataKeys(secret, other);
  const openAll: SecretBox['openAll'] = async (db, many) => {
    const owners = many.map(({ sealed }) => readHeader(sealed)?.owner ?? SERVICE);
    const found = await keys.find(db, owners);
    return many.map(({ sealed, context }, index) => {
      const key = found.get(owners[index]!)!;
      return isFirstForm(sealed) ? openFirstForm(key, context, sealed) : openBytes(key, context, sealed);
    });
  };
  return {
    openAll,
    open: async (db, sealed, context) => (await openAll(db, [{ sealed, context }]))[0]!,
    seal: async (db, name, content) =>
      Buffer.concat([...sealBytes(await keys.obtain(db, name.owner), name, Buffer.from(content))]),
    async *sealStream(db, name, content) {
      yield* sealChunks(await keys.obtain(db, name.owner), name, content);
    },
    openStream: (db, sealed, context) =>
      openChunks(async (owner) => (await keys.find(db, [owner])).get(owner)!, context, sealed),
    fingerprint: async (db, text, context) => {
      const hashKey = Buffer.from(hkdfSync('sha256', await keys.obtain(db, SERVICE), '', 'fingerprint', 32));
      return createHmac('sha256', hashKey).update(`${context}\0${text}`).digest();
    },
    deriveSecret: async (db, purpose) =>
      Buffer.from(hkdfSync('sha256', await keys.obtain(db, SERVICE), '', `secret ${purpose}`, 32)).toString('hex'),
    rewrap: keys.rewrap,
  };
}

/** What earlier versions sealed: version 1 | nonce 12 bytes | tag 16 | AES-256-GCM with the key of the service. */
export function isFirstForm(sealed: Uint8Array): boolean {
  return sealed[0] === 1;
}

function openFirstForm(key: Uint8Array, context: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13), { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(13, 29));
  return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]);
}
