import type { DatabaseUse } from '../../apps/launcher/testing/faults/measure-database.ts';

/** One sentence: what a statement took of the database between two measurements. */
export function describeDatabase(before: DatabaseUse, after: DatabaseUse, statements: number): string {
  const each = (name: keyof DatabaseUse) => (after[name] - before[name]) / statements;
  const [size, log] = [each('sizeBytes'), each('logBytes')].map((bytes) => Math.round(bytes / 1024));
  const transactions = Math.round(each('transactions'));
  return `A statement takes ${size} kB of the database, ${log} kB of its log, and ${transactions} transactions, polling included.`;
}
