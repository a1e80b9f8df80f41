/**
 * Documents for trying an integration with a test key, one for each outcome. All but `slow` are ordinary documents that
 * the pipeline reads like any other; `slow` is recognised by its bytes and kept waiting, so that a caller has the time to
 * see it being read, and to cancel it.
 */
import type { SampleName } from '@extracto/contract';

export interface SampleDocument {
  readonly name: SampleName;
  /** For the reader of the list. */
  readonly outcome: string;
  /** Its password; `null` when it is not protected. */
  readonly password: string | null;
}

export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  { name: 'succeeded', outcome: 'Succeeded, and the statement’s own arithmetic proves it', password: null },
  { name: 'mismatch', outcome: 'Succeeded, but the sums of the statement break at a row', password: null },
  { name: 'failed', outcome: 'Failed with no_statement: it is no bank statement', password: null },
  { name: 'password', outcome: 'Refused with password_required until the password is sent', password: '052611' },
  { name: 'slow', outcome: 'Started for about 20 seconds, then Succeeded', password: null },
];
