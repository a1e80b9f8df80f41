/** Limits on the size and cost of one document, so that none can hold up the others. Each entry point may set its own. */
export interface DocumentLimits {
  readonly maxBytes: number;
  readonly maxPages: number;
  /** From the moment that its reading begins. */
  readonly documentTimeoutMs: number;
  /** Until the first page is read, and from each page to the next. */
  readonly pageTimeoutMs: number;
  /** Each of the JavaScript heap and the memory of the PDF library. */
  readonly documentMemoryMb: number;
  /** By how much one page may make the memory of the PDF library grow. */
  readonly pageMemoryMb: number;
}

export const DEFAULT_LIMITS: DocumentLimits = {
  maxBytes: 50 * 1024 * 1024,
  maxPages: 1_000,
  documentTimeoutMs: 300_000,
  pageTimeoutMs: 60_000,
  documentMemoryMb: 1_024,
  pageMemoryMb: 512,
};
