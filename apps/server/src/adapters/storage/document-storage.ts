/** Storage of uploaded documents. Keys are made here, never from a customer's text. */
import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import type { KeyMode } from '@extracto/contract';
import { decodeTime, isValid } from 'ulid';

export interface DocumentStorage {
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

const FOLDERS: Readonly<Record<KeyMode, string>> = { live: 'documents', test: 'test-documents' };

/** Every folder that a key can lie in. */
export const DOCUMENT_FOLDERS: readonly string[] = Object.values(FOLDERS);

/** `01JD8…` → `documents/01JD8….pdf`; those of test keys lie apart. */
export function documentKey(jobId: string, mode: KeyMode = 'live'): string {
  assert.match(jobId, /^[0-9A-Z]{26}$/);
  return `${FOLDERS[mode]}/${jobId}.pdf`;
}

/** Start of the upload that is kept under a key; `null` for a key that is not made here. */
export function uploadTime(key: string): Date | null {
  const id = /\/([0-9A-Z]{26})\.pdf$/.exec(key)?.[1] ?? '';
  return isValid(id) ? new Date(decodeTime(id)) : null;
}
