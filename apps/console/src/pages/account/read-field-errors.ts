import type { Problem } from '@extracto/contract';

/** The first sentence about each field of a refused form: pointer `/email` becomes `email`. */
export function readFieldErrors(problem: Problem | null): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { pointer, detail } of problem?.errors ?? []) {
    const name = pointer.replace(/^#?\//, '');
    fields[name] ??= detail;
  }
  return fields;
}
