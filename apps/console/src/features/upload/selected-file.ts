/** A PDF or an image on its way: chosen, checked in the browser, then submitted. */
export type FileCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ready'; readonly pages: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'unreadable' };

export interface SelectedFile {
  readonly id: string;
  readonly file: File;
  readonly check: FileCheck;
  /** In memory only, and only once it has opened the file. */
  readonly password: string | null;
  /** Share of the bytes sent, 0 to 1; `null` while it is not being submitted. */
  readonly sent: number | null;
  /** SHA-256 of the file, in hexadecimal; `null` until it is computed, or when the browser can't compute it. */
  readonly sha256: string | null;
  /** Submits the file again although an earlier job has it. */
  readonly again: boolean;
  /** The reason why the service refused it, `null` when it did not. */
  readonly refusal: string | null;
  /** Names this submission to the service, so that a repeat after a lost answer makes no second job. */
  readonly idempotencyKey: string;
}
