/** Vitest's global set-up: answers every POST with the address of a new, migrated database. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type SupervisedPostgres, supervisePostgres } from '../../launcher/src/postgres/supervise-postgres.ts';
import { prepareDatabase } from '../src/queue/prepare-database.ts';

/** Returns the tear-down. */
export default async function serveTestDatabases({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'extracto-test-'));
  // Under root the database runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o711);
  let started: Promise<SupervisedPostgres> | null = null;
  let made = 0;
  const server = createServer(async (_request, response) => {
    try {
      started ??= startTemplate(dataDir);
      made += 1;
      // Before it waits: others ask meanwhile.
      const name = `test_${made}`;
      response.end(await copyTemplate(await started, name));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? String(error.cause ?? error.stack) : String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provide('testDatabaseAddress', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    // A start that failed has been reported to the test that asked.
    const template = await started?.catch(() => null);
    await template?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function startTemplate(dataDir: string): Promise<SupervisedPostgres> {
  const postgres = await supervisePostgres({
    dataDir,
    report: () => {},
    durable: false,
    settings: { max_connections: '200' },
  });
  await prepareDatabase(postgres.url);
  return postgres;
}

async function copyTemplate({ url }: SupervisedPostgres, name: string): Promise<string> {
  const template = new URL(url);
  const administration = new URL(url);
  administration.pathname = '/postgres';
  const client = new pg.Client({ connectionString: administration.href });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${client.escapeIdentifier(template.pathname.slice(1))}`);
  } finally {
    await client.end();
  }
  template.pathname = `/${name}`;
  return template.href;
}
