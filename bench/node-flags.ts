/** The engine is measured in the heap that its threads have; the others in that of Node. */
import { COLLECT_LATER, YOUNG_GENERATION_MB } from '@extracto/engine/node';

/** V8 has two of them, and as much again for what is too large for either. */
const SEMI_SPACES = 3;
const YOUNG_GENERATION = `--max-semi-space-size=${YOUNG_GENERATION_MB / SEMI_SPACES}`;

/** Of a process that reads document after document. */
export function flagsInService(reader: string): string[] {
  return reader.startsWith('engine') ? [YOUNG_GENERATION, COLLECT_LATER] : [];
}

/** Of a process that reads one. */
export function flagsInCommand(reader: string): string[] {
  return reader.startsWith('engine') ? [YOUNG_GENERATION] : [];
}
