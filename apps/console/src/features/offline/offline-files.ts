/** The service worker's files, and its messages about them. Paths of this site. */
export interface OfflineFiles {
  /** Another one for every other list of files. */
  readonly version: string;
  readonly always: readonly string[];
  /** Files for reading scans: large, and kept when they are needed. */
  readonly scans: readonly string[];
  readonly scanBytes: number;
}

export interface ScansKept {
  readonly kept: boolean;
  /** Total size of the files. */
  readonly bytes: number;
}
