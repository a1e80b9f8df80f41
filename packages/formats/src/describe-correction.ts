import type { Transaction } from '@extracto/model';

/** Describes how a program or a reviewer changed a row, for fields that carry a note; `null` when it is as it was read. */
export function describeCorrection({ corrected }: Transaction): string | null {
  if (corrected === undefined) return null;
  const { field, read, reason } = corrected;
  return read === '' ? `Corrected: ${reason}` : `Corrected: ${field} was read as ${read}. ${reason}`;
}
