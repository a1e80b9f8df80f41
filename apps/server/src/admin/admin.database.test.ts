import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { createCustomer } from './create-customer.ts';
import { openInstallation } from './open-installation.ts';
import { readCustomerArguments } from './read-customer-arguments.ts';

describe('creating a customer', () => {
  let database: TestDatabase;
  const box = createSecretBox(randomBytes(32));
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  test('the client has a key and exactly the credits that were asked for', async () => {
    const { clientId, apiKey } = await createCustomer({ db: database.db, box }, { email: 'A@b.example', credits: 500 });
    expect(apiKey).not.toBe('');
    const account = await database.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('client_id', '=', clientId)
      .where('kind', '=', 'available')
      .executeTakeFirstOrThrow();
    expect(account.balance).toBe(500);
  });

  test('an email that has an account is refused, and keeps what it has', async () => {
    const again = createCustomer({ db: database.db, box }, { email: 'a@B.example', credits: 1 });
    await expect(again).rejects.toThrow('a@B.example has an account already.');
    expect(await database.db.selectFrom('clients').selectAll().execute()).toHaveLength(1);
  });
});

describe('the arguments', () => {
  test('email and credits are read', () => {
    expect(readCustomerArguments(['--email', 'a@b.example', '--credits=7'])).toEqual({
      email: 'a@b.example',
      credits: 7,
    });
  });

  test.each([
    [[], '--email is missing.'],
    [['--email', 'nobody'], '"nobody" is no email address.'],
    [['--email', 'a@b.example', '--credits', '1.5'], '--credits takes a whole number'],
    [['--email', 'a@b.example', '--credits=-5'], '--credits takes a whole number'],
    [['--email', 'a@b.example', '--gift'], "Unknown option '--gift'"],
  ])('%j is refused', (args, message) => {
    expect(() => readCustomerArguments(args)).toThrow(message);
  });
});

describe('finding the installation', () => {
  test('a data folder without a database is said to be one', async () => {
    await expect(openInstallation({ EXTRACTO_DATA_DIR: '/nowhere/at-all' })).rejects.toThrow(
      'There is no database in /nowhere/at-all.',
    );
  });

  test('a database without the keys of its installation is refused: a new key would lock its customers out', async () => {
    const environment = { EXTRACTO_DATA_DIR: '/nowhere/at-all', DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' };
    await expect(openInstallation(environment)).rejects.toThrow('EXTRACTO_ENCRYPTION_SECRET is not set');
  });

  test('a database that does not answer is said to be stopped', async () => {
    const environment = { EXTRACTO_ENCRYPTION_SECRET: 'a'.repeat(64), DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' };
    await expect(openInstallation(environment)).rejects.toThrow('The database does not respond.');
  });
});
