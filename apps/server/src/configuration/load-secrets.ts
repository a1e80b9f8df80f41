/** Secrets that were not given are made at the first start and kept in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from './read-configuration.ts';
import { secretKey } from './setting.ts';

/** Each 64 hexadecimal digits. */
export interface Secrets {
  readonly cookieSecret: string;
  readonly encryptionSecret: string;
}

const secretsSchema = z.object({ cookieSecret: secretKey(), encryptionSecret: secretKey() });

/** The data folder exists. */
export function loadSecrets({ dataDir, cookieSecret, encryptionSecret }: Configuration): Secrets {
  if (cookieSecret !== undefined && encryptionSecret !== undefined) return { cookieSecret, encryptionSecret };
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) writeSecrets(path);
  const kept = secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    cookieSecret: cookieSecret ?? kept.cookieSecret,
    encryptionSecret: encryptionSecret ?? kept.encryptionSecret,
  };
}

/** Whole or not at all. Only the process that holds the data folder's lock comes here. */
function writeSecrets(path: string): void {
  const unfinished = `${path}.${process.pid}`;
  const secrets: Secrets = {
    cookieSecret: randomBytes(32).toString('hex'),
    encryptionSecret: randomBytes(32).toString('hex'),
  };
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
}
