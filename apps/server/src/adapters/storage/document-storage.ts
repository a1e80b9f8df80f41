/** Storage of uploaded documents, which lie sealed. Keys are made here, never from a customer's text. */
import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import type { KeyMode } from '@extracto/contract';
import { decodeTime, isValid } from 'ulid';

/** Keeps bytes as they are. */
export interface ObjectStore {
  /** Whole or not at all: when `content` fails, nothing is kept and the failure is thrown. */
  readonly put: (key: string, content: Readable) => Promise<void>;
  /** null when nothing is kept under the key. */
  readonly getBytes: (key: string) => Promise<Uint8Array | null>;
  /** null when nothing is kept under the key. */
  readonly getStream: (key: string) => Promise<Readable | null>;
  /** Nothing kept under the key is no failure. */
  readonly delete: (key: string) => Promise<void>;
  /** The keys under which something is kept, in no order. */
  readonly listKeys: () => AsyncIterable<string>;
  /**
   * Deletes what is left of uploads that began before and never ended, which some stores keep under no key. Returns of how many.
   */
  readonly dropUnfinished: (before: Date) => Promise<number>;
}

/** Seals what it is given, with the data key of an owner, and opens what it returns. */
export interface DocumentStorage extends Omit<ObjectStore, 'put'> {
  /** Whole or not at all. `owner`: id of the client. */
  readonly put: (key: string, content: Readable, owner: string) => Promise<void>;
}

const FOLDERS: Readonly<Record<KeyMode, string>> = { live: 'documents', test: 'test-documents' };

/** Every folder that a key can lie in. */
export const DOCUMENT_FOLDERS: readonly string[] = Object.values(FOLDERS);

/** `01JD8…` → `documents/01JD8….sealed`; those of test keys lie apart. Earlier versions kept a `.pdf` as it was. */
export function documentKey(jobId: string, mode: KeyMode = 'live'): string {
  assert.match(jobId, /^[0-9A-Z]{26}$/);
  return `${FOLDERS[mode]}/${jobId}.sealed`;
}

export function isSealed(key: string): boolean {
  return key.endsWith('.sealed');
}

/** Start of the upload that is kept under a key; `null` for a key that is not made here. */
export function uploadTime(key: string): Date | null {
  const id = /\/([0-9A-Z]{26})\.(?:sealed|pdf)$/.exec(key)?.[1] ?? '';
  return isValid(id) ? new Date(decodeTime(id)) : null;
}
