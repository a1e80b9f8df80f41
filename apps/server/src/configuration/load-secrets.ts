/** Secrets that were not given are made at the first start and kept in the data folder, readable by its owner only. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from './read-configuration.ts';
import { secretKey } from './setting.ts';

/** Each 64 hexadecimal digits. */
export interface Secrets extends SealingSecrets {
  readonly cookieSecret: string;
}

export interface SealingSecrets {
  readonly encryptionSecret: string;
  /** Accepted as well, while secrets are changed. */
  readonly otherEncryptionSecret: string | null;
}

type GivenSecrets = Pick<Configuration, 'dataDir' | 'cookieSecret' | keyof SealingSecrets>;

const secretsSchema = z.object({
  cookieSecret: secretKey(),
  encryptionSecret: secretKey(),
  otherEncryptionSecret: secretKey().nullable().default(null),
});

/** The data folder exists. Throws when the kept file is damaged: a new one would not open what the old one encrypted. */
export function loadSecrets(given: GivenSecrets): Secrets {
  const { dataDir, cookieSecret, encryptionSecret, otherEncryptionSecret } = given;
  if (cookieSecret !== null && encryptionSecret !== null) {
    return { cookieSecret, encryptionSecret, otherEncryptionSecret };
  }
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) writeWhole(path, JSON.stringify(makeSecrets(), null, 2));
  const kept = readKept(path);
  return {
    cookieSecret: cookieSecret ?? kept.cookieSecret,
    encryptionSecret: encryptionSecret ?? kept.encryptionSecret,
    otherEncryptionSecret: otherEncryptionSecret ?? kept.otherEncryptionSecret,
  };
}

/** Secrets of a process that signs nobody in: it neither reads nor makes the cookie secret where this one was given. */
export function loadSealingSecrets(given: GivenSecrets): SealingSecrets {
  const { encryptionSecret, otherEncryptionSecret } = given;
  return encryptionSecret === null ? loadSecrets(given) : { encryptionSecret, otherEncryptionSecret };
}

function makeSecrets(): Omit<Secrets, 'otherEncryptionSecret'> {
  return { cookieSecret: randomBytes(32).toString('hex'), encryptionSecret: randomBytes(32).toString('hex') };
}

function readKept(path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} is damaged. Restore it: without it nothing sealed can be opened.`, { cause });
  }
}

/** Only the process that holds the data folder's lock comes here. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
}
