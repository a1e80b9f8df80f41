import type { ExtractionErrorCode } from '@extracto/model';

export interface HostileDocument {
  readonly make: () => Uint8Array | Promise<Uint8Array>;
  /** Outcomes that reading it may have, without recognition and under the limits of a small machine. */
  readonly endsAs: readonly ExtractionErrorCode[];
}
