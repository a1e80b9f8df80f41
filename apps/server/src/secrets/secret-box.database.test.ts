import { createCipheriv, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openText, openTexts, sealText } from './seal-text.ts';
import { createSecretBox } from './secret-box.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const box = createSecretBox(OLD);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const keyOf = (owner: string) =>
  database.db.selectFrom('data_keys').selectAll().where('owner', '=', owner).executeTakeFirst();

describe('a sealed secret', () => {
  test('opens with what another process of the installation knows, and not with the secret of another', async () => {
    const { db } = database;
    const sealed = await box.seal(db, { owner: ulid(), context: 'c' }, 'ext_live_secret');
    expect(sealed.includes('secret')).toBe(false);
    expect(String(await createSecretBox(OLD).open(db, sealed, 'c'))).toBe('ext_live_secret');
    await expect(createSecretBox(NEW).open(db, sealed, 'c')).rejects.toThrow('EXTRACTO_ENCRYPTION_SECRET');
  });

  test('many open in their order, of several owners', async () => {
    const { db } = database;
    const names = ['a', 'b', 'a'].map((owner, index) => ({ owner: `${owner}-of-many`, context: String(index) }));
    const many = [];
    for (const name of names) many.push({ sealed: await box.seal(db, name, name.context), context: name.context });
    expect((await box.openAll(db, many)).map(String)).toEqual(['0', '1', '2']);
    expect(await box.openAll(db, [])).toEqual([]);
  });

  test('does not open once the key of its owner is deleted, and owners have keys of their own', async () => {
    const { db } = database;
    const [owner, other] = [ulid(), ulid()];
    const sealed = await box.seal(db, { owner, context: 'c' }, 'x');
    const kept = await box.seal(db, { owner: other, context: 'c' }, 'x');
    await db.deleteFrom('data_keys').where('owner', '=', owner).execute();
    await expect(box.open(db, sealed, 'c')).rejects.toThrow(`there is no data key of ${owner}`);
    expect(String(await box.open(db, kept, 'c'))).toBe('x');
  });

  test('twenty processes that seal the first thing of an owner at once agree on its key', async () => {
    const owner = ulid();
    const boxes = Array.from({ length: 20 }, () => createSecretBox(OLD));
    const sealed = await Promise.all(boxes.map((one) => one.seal(database.db, { owner, context: 'c' }, 'x')));
    const opened = await box.openAll(
      database.db,
      sealed.map((bytes) => ({ sealed: bytes, context: 'c' })),
    );
    expect(new Set(opened.map(String))).toEqual(new Set(['x']));
  });

  test('a key that was made in a transaction that failed seals nothing afterwards', async () => {
    const { db } = database;
    const owner = ulid();
    const failed = db.transaction().execute(async (trx) => {
      await box.seal(trx, { owner, context: 'c' }, 'x');
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    const sealed = await box.seal(db, { owner, context: 'c' }, 'y');
    expect(String(await box.open(db, sealed, 'c'))).toBe('y');
  });
});

test('texts are compressed and sealed; those of earlier versions are returned as they are', async () => {
  const { db } = database;
  const json = JSON.stringify({ rows: Array.from({ length: 500 }, () => ({ description: 'Groceries' })) });
  const sealed = await sealText(db, box, { owner: 'texts', context: 'c' }, json);
  expect(sealed.length).toBeLessThan(json.length / 10);
  expect(await openText(db, box, sealed, 'c')).toBe(json);
  const many = [sealed, '{"a":1}', sealed, '[]'].map((text) => ({ text, context: 'c' }));
  expect(await openTexts(db, box, many)).toEqual([json, '{"a":1}', json, '[]']);
  await expect(openText(db, box, `A${sealed}`, 'c')).rejects.toThrow();
});

describe('changing the encryption secret', () => {
  test('every owner’s things open with both, then with the new one alone, and their bytes stay', async () => {
    const { db } = database;
    const owners = Array.from({ length: 5 }, () => ulid());
    const things = [];
    for (const owner of owners) {
      things.push({ sealed: await box.seal(db, { owner, context: owner }, owner), context: owner });
    }
    const [mark, secret] = [await box.fingerprint(db, 'a@b.example', 'trial'), await box.deriveSecret(db, 'x')];
    const both = createSecretBox(NEW, OLD);
    expect((await both.openAll(db, things)).map(String)).toEqual(owners);
    expect(await both.rewrap(db)).toBeGreaterThan(owners.length);
    expect(await both.rewrap(db)).toBe(0);
    const after = createSecretBox(NEW);
    expect((await after.openAll(db, things)).map(String)).toEqual(owners);
    expect(await after.fingerprint(db, 'a@b.example', 'trial')).toEqual(mark);
    expect(await after.deriveSecret(db, 'x')).toBe(secret);
    await expect(box.openAll(db, things)).rejects.toThrow('EXTRACTO_ENCRYPTION_SECRET');
    await createSecretBox(OLD, NEW).rewrap(db);
  });

  test('more keys than one batch are wrapped again, and one that nobody can unwrap ends it', async () => {
    const { db } = database;
    const rows = Array.from({ length: 600 }, (_, index) => ({ owner: `batch-${index}` }));
    for (const { owner } of rows) await box.seal(db, { owner, context: 'c' }, '');
    expect(await createSecretBox(NEW, OLD).rewrap(db)).toBeGreaterThanOrEqual(600);
    await expect(createSecretBox(randomBytes(32)).rewrap(db)).rejects.toThrow('EXTRACTO_ENCRYPTION_SECRET');
    await createSecretBox(OLD, NEW).rewrap(db);
  });

  test('a wrapped key that was changed, or is another owner’s, opens nothing', async () => {
    const { db } = database;
    const [owner, other] = [ulid(), ulid()];
    const sealed = await box.seal(db, { owner, context: 'c' }, 'x');
    await box.seal(db, { owner: other, context: 'c' }, 'x');
    const { wrapped } = (await keyOf(owner))!;
    for (const forged of [Buffer.from(wrapped!).fill(0, 0, 1), (await keyOf(other))!.wrapped!]) {
      if (forged.equals(wrapped!)) continue;
      await db.updateTable('data_keys').set({ wrapped: forged }).where('owner', '=', owner).execute();
      await expect(box.open(db, sealed, 'c')).rejects.toThrow();
    }
  });
});

describe('an installation of an earlier version', () => {
  /** As it sealed. */
  const sealFirst = (text: string, context: string) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', OLD, nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), body]);
  };

  test('keeps what it sealed, under every later secret', async () => {
    const earlier = await createTestDatabase();
    const { db } = earlier;
    // As the migration leaves it, where somebody has an account.
    await db.insertInto('data_keys').values({ owner: 'service', secret_id: null, wrapped: null }).execute();
    const sealed = sealFirst('ext_live_secret', 'client');
    await expect(createSecretBox(NEW, OLD).open(db, sealed, 'client')).rejects.toThrow('Start this version once');
    expect(String(await box.open(db, sealed, 'client'))).toBe('ext_live_secret');
    await createSecretBox(NEW, OLD).rewrap(db);
    const after = createSecretBox(NEW);
    expect(String(await after.open(db, sealed, 'client'))).toBe('ext_live_secret');
    await expect(after.open(db, sealed, 'another')).rejects.toThrow();
    await earlier.close();
  });
});

test.each([0, 16, 31, 33])('a secret of %d bytes is refused', (length) => {
  expect(() => createSecretBox(Buffer.alloc(length))).toThrow(RangeError);
});
