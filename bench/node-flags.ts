/** The engine is measured in the heap that a pool's threads have; the others in that of Node. */
export function flagsFor(reader: string): string[] {
  // a third of the threads' young generation: V8 has two semi-spaces, and as much again for what is too large for either
  return reader.startsWith('engine') ? ['--max-semi-space-size=8'] : [];
}
