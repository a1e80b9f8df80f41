/**
 * Threads that the long documents of a worker with `workerThreads` may have together, on a machine with so many processors. One
 * that is alone is read with the processor that is otherwise left to whoever waits for an answer and goes before it; at most
 * with twice the threads, because a worker that scans keep busy has no more.
 */
export function mostLongThreads(workerThreads: number, processors: number): number {
  return Math.max(workerThreads, Math.min(2 * workerThreads, processors));
}
