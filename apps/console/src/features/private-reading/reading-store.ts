/**
 * The one document that is read in this tab, outside any component, so that it stays while one goes from the first page
 * to the tour. In memory only: closing the tab forgets it.
 */
import type { ExtractionResult } from '@extracto/model';
import { askReader, stopReader } from './ask-reader.ts';

export interface ReadDocument {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly password: string | null;
  readonly result: ExtractionResult;
  readonly elapsedMs: number;
}

export type Reading =
  | { readonly kind: 'empty' }
  /** `progress` is `null` until the first page is read. `isScan`: a page is recognised from its image. */
  | {
      readonly kind: 'reading';
      readonly name: string;
      readonly progress: { page: number; pages: number } | null;
      readonly isScan: boolean;
    }
  | { readonly kind: 'locked'; readonly name: string; readonly bytes: Uint8Array; readonly wrong: boolean }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | ({ readonly kind: 'read' } & ReadDocument);

let state: Reading = { kind: 'empty' };
const listeners = new Set<() => void>();

export function currentReading(): Reading {
  return state;
}

export function subscribeToReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Reading) {
  state = next;
  for (const listener of listeners) listener();
}

/** Replaces whatever was read or is being read. */
export function startReading(name: string, bytes: Uint8Array, password: string | null): void {
  if (state.kind === 'reading') stopReader();
  const startedMs = performance.now();
  let begun = { kind: 'reading', name, progress: null, isScan: false } as Extract<Reading, { kind: 'reading' }>;
  change(begun);
  askReader({ bytes, password }, (answer) => {
    if (answer.kind === 'progress' || answer.kind === 'recognising') {
      begun = answer.kind === 'progress' ? { ...begun, progress: answer } : { ...begun, isScan: true };
      return change(begun);
    }
    if (answer.kind === 'result') {
      const elapsedMs = performance.now() - startedMs;
      return change({ kind: 'read', name, bytes, password, result: answer.result, elapsedMs });
    }
    const { code, message } = answer;
    if (code === 'password_required') return change({ kind: 'locked', name, bytes, wrong: false });
    if (code === 'password_incorrect') return change({ kind: 'locked', name, bytes, wrong: true });
    change({ kind: 'failed', name, message });
  });
}

export function clearReading(): void {
  if (state.kind === 'reading') stopReader();
  change({ kind: 'empty' });
}
