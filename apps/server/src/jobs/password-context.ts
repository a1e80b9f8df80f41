/** The context under which a document's password is sealed: it opens for its own job only. */
export function passwordContext(jobId: string): string {
  return `job-password:${jobId}`;
}
