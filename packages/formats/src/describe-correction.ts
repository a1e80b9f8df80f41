import type { Transaction } from '@extracto/model';

/** What a program or a hand changed of a row, for fields that carry a note; `null` when it is as it was read. */
export function describeCorrection({ corrected }: Transaction): string | null {
  if (corrected === undefined) return null;
  const { field, read, reason } = corrected;
  return read === '' ? `Corrected: ${reason}` : `Corrected: ${field} was read as ${read}. ${reason}`;
}
