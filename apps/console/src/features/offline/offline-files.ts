/** What the service worker keeps, and what it tells of it. Paths of this site. */
export interface OfflineFiles {
  /** Another one for every other list of files. */
  readonly version: string;
  readonly always: readonly string[];
  /** What reads scans: large, and kept when it is needed. */
  readonly scans: readonly string[];
  readonly scanBytes: number;
}

export interface ScansKept {
  readonly kept: boolean;
  /** Total size of the files. */
  readonly bytes: number;
}
