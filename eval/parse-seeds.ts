import { UsageError } from './usage-error.ts';

/** `A..B` or `A` → the first and the last seed. */
export function parseSeeds(text: string): [number, number] {
  const match = /^(\d+)(?:\.\.(\d+))?$/.exec(text);
  if (match === null) throw new UsageError(`--seeds takes A..B, not ${text}`);
  return [Number(match[1]), Number(match[2] ?? match[1])];
}
