/** The ratios that a run is held against. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Baseline } from './report.ts';

/** By the name under which a run is told of it. */
const COMMITTED = { name: 'baseline', file: join(import.meta.dirname, 'baseline.json') } as const;

const baselineSchema = z.record(z.string(), z.number().positive());

/** `given`: `baseline` for the committed one, or a file of one's own. Throws a sentence when there is none in it. */
export function readBaseline(given: string): Baseline {
  const file = given === COMMITTED.name ? COMMITTED.file : given;
  try {
    return baselineSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `There is no baseline in ${given}. Give "${COMMITTED.name}" for the committed one, or a file written by --accept.`,
    );
  }
}
