import type { SelectedFile } from './selected-file.ts';

/**
 * The pages that starting would pay for. A file that a job has already costs nothing, unless it is read anew, and the
 * same bytes twice in one batch count once, as the service counts them.
 */
export function countPages(files: readonly SelectedFile[], repeated: ReadonlySet<string>): number {
  const seen = new Set<string>();
  return files.reduce((sum, { id, check, sha256, again }) => {
    if (check.kind !== 'ready') return sum;
    if (!again && (repeated.has(id) || (sha256 !== null && seen.has(sha256)))) return sum;
    if (sha256 !== null) seen.add(sha256);
    return sum + check.pages;
  }, 0);
}
