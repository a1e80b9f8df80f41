/** The verdict that the printed arithmetic allows an honest reader for a sample. */
import type { PrintedStatement } from './layouts/printed.ts';
import type { Switches } from './layouts/switches.ts';
import type { Damage, Expectation } from './sample.ts';

export function expectProof(
  statements: readonly PrintedStatement[],
  switches: Switches,
  damage: Damage | null,
): Expectation {
  const provable = statements.every(
    ({ opening, closing, totals }) => (opening !== null && closing !== null) || totals !== null,
  );
  const signed = switches.amounts !== 'unsigned' || switches.balances === 'row';
  if (!provable || !signed || switches.list === 'omitted') return 'unverifiable';
  return damage === null ? 'verified' : 'mismatch';
}
