/** The engine is measured in the heap that a pool's threads have; the others in that of Node. */

/** A third of the threads' young generation: V8 has two semi-spaces, and as much again for what is too large for either. */
const YOUNG_GENERATION = '--max-semi-space-size=8';

/** Node flags of a process that reads many documents, as a worker does. */
export function flagsInService(reader: string): string[] {
  return reader.startsWith('engine') ? [YOUNG_GENERATION, '--initial-old-space-size=128'] : [];
}

/** Node flags of a process that reads one document. */
export function flagsInCommand(reader: string): string[] {
  return reader.startsWith('engine') ? [YOUNG_GENERATION] : [];
}
