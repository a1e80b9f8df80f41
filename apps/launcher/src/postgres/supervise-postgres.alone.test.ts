import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readConnectionRecord } from '../../../server/src/data-folder/connection-record.ts';
import { findPostmaster } from './postmaster.ts';
import { type SupervisedPostgres, type SuperviseOptions, supervisePostgres } from './supervise-postgres.ts';

const folders: string[] = [];
const running: SupervisedPostgres[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-postgres-'));
  chmodSync(dataDir, 0o711);
  folders.push(dataDir);
  return dataDir;
}

/** The message to the operator says how to wait for it. */
async function start(dataDir: string, delays: Pick<SuperviseOptions, 'restartDelaysMs'> = {}) {
  const lines: string[] = [];
  const back = Promise.withResolvers<void>();
  const report = (line: string) => {
    lines.push(line);
    if (line === 'The database is back.') back.resolve();
  };
  const postgres = await supervisePostgres({ dataDir, report, durable: false, ...delays });
  running.push(postgres);
  return { postgres, lines, back: back.promise };
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  const dataDir = makeDataDir();

  test('the first start makes it, with checksums, closed to everybody without the password', async () => {
    const { postgres } = await start(dataDir);
    expect(await query(postgres.url, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
    const open = new URL(postgres.url);
    open.password = 'guess';
    await expect(query(open.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
    await query(postgres.url, 'create table kept as select 7 as value');
  });

  test('a later start finds what was kept, under the same address', async () => {
    const { postgres } = await start(dataDir);
    expect(await query(postgres.url, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('it is started again when it is killed, and has lost nothing', async () => {
    const { postgres, back } = await start(dataDir);
    await query(postgres.url, 'insert into kept values (8)');
    process.kill(findPostmaster(postgres.folder)!.pid, 'SIGKILL');
    await back;
    expect(await query(postgres.url, 'select value from kept order by value')).toEqual([{ value: 7 }, { value: 8 }]);
  });

  test('it is tried again without end while something keeps it from starting', { timeout: 60_000 }, async () => {
    const { postgres, lines, back } = await start(dataDir, { restartDelaysMs: [0, 50] });
    const control = join(dataDir, 'database', 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    process.kill(findPostmaster(postgres.folder)!.pid, 'SIGKILL');
    const failures = () => lines.filter((line) => line.startsWith('The database cannot be started'));
    await expect.poll(failures, { timeout: 20_000 }).toSatisfy((found: string[]) => found.length > 2);
    renameSync(`${control}.away`, control);
    await back;
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('one that outlived its supervisor is adopted, and stopped by the one that adopted it', async () => {
    const { postgres: orphaned } = await start(dataDir);
    const { pid } = findPostmaster(orphaned.folder)!;
    const { postgres } = await start(dataDir);
    expect(findPostmaster(postgres.folder)?.pid).toBe(pid);
    expect(postgres.url).toBe(orphaned.url);
    // The first supervisor must not take its end for a death.
    running.splice(0);
    await Promise.all([orphaned.stop(), postgres.stop()]);
    expect(findPostmaster(postgres.folder)).toBeNull();
  });

  test('a pid file that names another program does not keep it from starting', async () => {
    writeFileSync(join(dataDir, 'database', 'postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n\n\n\nready\n`);
    const { postgres } = await start(dataDir);
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a port that a stranger took meanwhile is left to the stranger', async () => {
    const { port } = readConnectionRecord(dataDir)!;
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
    const { postgres } = await start(dataDir);
    expect(new URL(postgres.url).port).not.toBe(String(port));
    expect(await query(postgres.url, 'select count(*)::int as kept from kept')).toEqual([{ kept: 2 }]);
    await new Promise((resolve) => stranger.close(resolve));
  });

  test('without the file of its password it is not replaced by an empty one', async () => {
    const lost = makeDataDir();
    const { postgres } = await start(lost);
    running.splice(0);
    await postgres.stop();
    rmSync(join(lost, 'database.json'));
    await expect(start(lost)).rejects.toThrow('holds the password of the database, is missing');
  });
});
