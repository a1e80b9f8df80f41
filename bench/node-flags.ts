/** The engine is measured in the heap that it has in the command line and the service; the others in that of Node. */
import { YOUNG_GENERATION_MB } from '@extracto/engine/node';

/** V8 has two of them, and as much again for what is too large for either. */
const SEMI_SPACES = 3;

export function nodeFlagsFor(reader: string): readonly string[] {
  return reader.startsWith('engine') ? [`--max-semi-space-size=${YOUNG_GENERATION_MB / SEMI_SPACES}`] : [];
}
