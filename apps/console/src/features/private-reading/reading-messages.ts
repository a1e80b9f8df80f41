/** Messages between the page and the worker that reads. One question at a time. */
import type { ExtractionErrorCode, ExtractionResult } from '@extracto/model';

export interface ReadingQuestion {
  readonly bytes: Uint8Array;
  readonly password: string | null;
}

export type ReadingAnswer =
  | { readonly kind: 'progress'; readonly page: number; readonly pages: number }
  /** A page without text of its own is recognised from its image, which takes seconds. */
  | { readonly kind: 'recognising' }
  | { readonly kind: 'result'; readonly result: ExtractionResult }
  /** `message` is the customer's sentence. */
  | { readonly kind: 'failure'; readonly code: ExtractionErrorCode; readonly message: string };
