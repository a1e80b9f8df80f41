/** The context under which results, their heads and reviews are sealed: each opens for its own job only. */
export function resultContext(jobId: string): string {
  return `result:${jobId}`;
}
