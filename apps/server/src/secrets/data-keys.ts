/**
 * The keys that seal what is stored: one for each client and one for the service, random, and wrapped by the encryption
 * secret. To change that secret, the keys are wrapped again, and nothing that they sealed is touched. Whoever deletes a key
 * deletes what it sealed, wherever a copy of that lies.
 *
 *   wrapped: nonce 12 bytes | tag 16 | key 32 (AES-256-GCM; the owner is authenticated as well)
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database, DataKeyTable } from '../db/index.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const BATCH_SIZE = 500;

/** Owner of what belongs to no client. */
export const SERVICE = 'service';

export interface DataKeys {
  /** By owner. Throws when one has none. */
  readonly find: (db: Kysely<Database>, owners: Iterable<string>) => Promise<ReadonlyMap<string, Buffer>>;
  /** The key of an owner, made when there is none. */
  readonly obtain: (db: Kysely<Database>, owner: string) => Promise<Buffer>;
  /** Wraps with the current secret what another wraps. Returns how many keys that were. */
  readonly rewrap: (db: Kysely<Database>) => Promise<number>;
}

interface WrappingSecret {
  readonly id: string;
  readonly key: Buffer;
}

/** `secret` wraps and unwraps; `other`, while secrets are changed, only unwraps. Both have 32 bytes. */
export function createDataKeys(secret: Uint8Array, other: Uint8Array | null): DataKeys {
  const current = describeSecret(secret);
  const accepted = [current, ...(other === null ? [] : [describeSecret(other)])];

  const unwrap = async (db: Kysely<Database>, row: Selectable<DataKeyTable>): Promise<Buffer> => {
    const { owner, secret_id, wrapped } = row;
    if (wrapped === null) return await adopt(db, owner);
    const by = accepted.find(({ id }) => id === secret_id);
    if (by === undefined)
      throw new Error(`EXTRACTO_ENCRYPTION_SECRET is not the secret that wraps the key of ${owner}`);
    return unwrapKey(by, owner, wrapped);
  };

  /** Until the first process of this version starts, the secret itself is the key of the service. */
  const adopt = async (db: Kysely<Database>, owner: string): Promise<Buffer> => {
    if (other !== null)
      throw new Error('Start this version once with the secret of the earlier one before you change it.');
    const key = Buffer.from(secret);
    await db
      .updateTable('data_keys')
      .set(wrapKey(current, owner, key))
      .where('owner', '=', owner)
      .execute();
    return key;
  };

  const look = async (db: Kysely<Database>, owners: readonly string[]): Promise<Map<string, Buffer>> => {
    const keys = new Map<string, Buffer>();
    if (owners.length === 0) return keys;
    const rows = await db.selectFrom('data_keys').selectAll().where('owner', 'in', owners).execute();
    for (const row of rows) keys.set(row.owner, await unwrap(db, row));
    return keys;
  };

  const find: DataKeys['find'] = async (db, owners) => {
    const wanted = [...new Set(owners)];
    const keys = await look(db, wanted);
    const missing = wanted.find((owner) => !keys.has(owner));
    if (missing !== undefined) throw new Error(`there is no data key of ${missing}`);
    return keys;
  };

  return {
    find,
    obtain: async (db, owner) => {
      const known = (await look(db, [owner])).get(owner);
      if (known !== undefined) return known;
      await db
        .insertInto('data_keys')
        .values({ owner, ...wrapKey(current, owner, randomBytes(KEY_BYTES)) })
        .onConflict((conflict) => conflict.column('owner').doNothing())
        .execute();
      // Two processes may make one at the same time; this is the one that was stored.
      return (await find(db, [owner])).get(owner)!;
    },
    rewrap: async (db) => {
      for (let rewrapped = 0; ; ) {
        const count = await db.transaction().execute(async (trx) => {
          const rows = await trx
            .selectFrom('data_keys')
            .selectAll()
            .where((eb) => eb.or([eb('secret_id', '!=', current.id), eb('secret_id', 'is', null)]))
            .limit(BATCH_SIZE)
            .forUpdate()
            .execute();
          for (const row of rows) {
            const wrapping = wrapKey(current, row.owner, await unwrap(trx, row));
            await trx.updateTable('data_keys').set(wrapping).where('owner', '=', row.owner).execute();
          }
          return rows.length;
        });
        rewrapped += count;
        if (count < BATCH_SIZE) return rewrapped;
      }
    },
  };
}

function describeSecret(secret: Uint8Array): WrappingSecret {
  if (secret.length !== KEY_BYTES) throw new RangeError('an encryption secret has 32 bytes');
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return { id: derive('name of the secret', 8).toString('hex'), key: derive('wrapping', KEY_BYTES) };
}

function wrapKey({ id, key }: WrappingSecret, owner: string, dataKey: Uint8Array) {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(dataKey), cipher.final()]);
  return { secret_id: id, wrapped: Buffer.concat([nonce, cipher.getAuthTag(), body]) };
}

function unwrapKey({ key }: WrappingSecret, owner: string, wrapped: Buffer): Buffer {
  const bodyAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(wrapped.subarray(NONCE_BYTES, bodyAt));
  return Buffer.concat([decipher.update(wrapped.subarray(bodyAt)), decipher.final()]);
}
