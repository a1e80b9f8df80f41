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

/** The data folder exists. Throws when the kept file is damaged: a new one would not open what the old one encrypted. */
export function loadSecrets({
  dataDir,
  cookieSecret,
  encryptionSecret,
}: Pick<Configuration, 'dataDir' | 'cookieSecret' | 'encryptionSecret'>): Secrets {
  if (cookieSecret !== null && encryptionSecret !== null) return { cookieSecret, encryptionSecret };
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) writeWhole(path, JSON.stringify(makeSecrets(), null, 2));
  const kept = readKept(path);
  return {
    cookieSecret: cookieSecret ?? kept.cookieSecret,
    encryptionSecret: encryptionSecret ?? kept.encryptionSecret,
  };
}

/** Secrets of a process that signs nobody in: it neither reads nor makes the cookie secret where this one was given. */
export function loadEncryptionSecret(
  configuration: Pick<Configuration, 'dataDir' | 'cookieSecret' | 'encryptionSecret'>,
): string {
  return configuration.encryptionSecret ?? loadSecrets(configuration).encryptionSecret;
}

function makeSecrets(): Secrets {
  return { cookieSecret: randomBytes(32).toString('hex'), encryptionSecret: randomBytes(32).toString('hex') };
}

function readKept(path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} is damaged. Restore it: API keys are encrypted with it.`, { cause });
  }
}

/** Only the process that holds the data folder's lock comes here. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
}
