import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createIdentity } from './create-identity.ts';
import { createPasswordHashing, DEFAULT_HASHING } from './hash-passwords.ts';
import type { Credentials, SignedIn } from './identity.ts';

const account = { email: 'Jane@Example.com', password: 'correct horse battery', firstName: 'Jane', lastName: 'Sample' };
const none = new Headers();

/** The `Cookie` header that a browser would send after these `Set-Cookie` values. */
function cookieHeader(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
}

describe('local accounts', () => {
  let database: TestDatabase;
  const told: string[] = [];
  const make = (publicUrl: string) =>
    createIdentity({
      db: database.db,
      secret: 'k2Jx0f3o9sQw7ZpLr5Vt8Yb1Nc4Md6Ha',
      sealingSecret: 'q7Lr2Vt8Yb1Nc4Md6HaJx0f3o9sQw7Zp',
      publicUrl,
      newId: () => ulid(),
      issuer: null,
      hashing: createPasswordHashing(DEFAULT_HASHING),
      sendVerification: async () => {},
      sendReset: async () => {},
      sendAccountExists: async ({ email }) => void told.push(email),
    });
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const enter = async (publicUrl: string, credentials: Credentials = account): Promise<SignedIn> => {
    const outcome = await make(publicUrl).local!.signIn(credentials, none);
    if (outcome?.kind !== 'signed-in') throw new Error(`not signed in: ${outcome?.kind}`);
    return outcome;
  };

  test('a new account is signed in with password and mailed token, and its session is found until it signs out', async () => {
    const identity = make('http://localhost:4200');
    const { userId, confirmationToken } = await identity.local!.signUp(account);
    expect(await identity.local!.signIn(account, none)).toEqual({ kind: 'unconfirmed' });
    const signedIn = await enter('http://localhost:4200', { ...account, confirmationToken });
    expect(signedIn.user).toMatchObject({ userId, email: 'jane@example.com', firstName: 'Jane', lastName: 'Sample' });
    const headers = cookieHeader(signedIn.cookies);
    expect((await identity.findSession(headers))?.user.userId).toBe(userId);
    const erased = await identity.signOut(headers);
    expect(erased.join()).toMatch(/Max-Age=0/);
    expect(await identity.findSession(headers)).toBeNull();
  });

  test('an email has one account, whatever its case', async () => {
    const again = await make('http://localhost:4200').local!.signUp({ ...account, email: 'JANE@example.com' });
    expect(again.userId).toBeNull();
    expect(told).toEqual(['jane@example.com']);
  });

  test('only the right password signs in, each time with a new session', async () => {
    const identity = make('http://localhost:4200');
    const [first, second] = [await enter('http://localhost:4200'), await enter('http://localhost:4200')];
    expect(first.user.email).toBe('jane@example.com');
    expect(first.cookies).not.toEqual(second.cookies);
    expect(await identity.local!.signIn({ ...account, password: 'wrong horse battery' }, none)).toBeNull();
    expect(await identity.local!.signIn({ ...account, email: 'nobody@example.com' }, none)).toBeNull();
  });

  test('no session without a cookie, nor with a forged one', async () => {
    const identity = make('http://localhost:4200');
    expect(await identity.findSession(none)).toBeNull();
    const { cookies } = await enter('http://localhost:4200');
    const forged = cookies.map((cookie) => cookie.replace(/=(.)/, (_, letter) => `=${letter === 'a' ? 'b' : 'a'}`));
    expect(await identity.findSession(cookieHeader(forged))).toBeNull();
  });

  test('a browser keeps the cookie to itself', async () => {
    const { cookies } = await enter('https://extracto.example');
    const session = cookies.find((cookie) => cookie.startsWith('__Host-extracto.session='));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/Secure/i);
    expect(session).toMatch(/SameSite=Lax/i);
    expect(session).toMatch(/Path=\/(;|$)/i);
    expect(session).not.toMatch(/Domain/i);
  });

  test('the password is kept as a hash', async () => {
    const rows = await database.db.selectFrom('sign_in_methods').select('password').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { password } of rows) expect(password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
  });
});
