import { AUDIT_CHECKS, type Audit } from '../../credits/index.ts';

/**
 *   1204 transactions of 31 clients: 9100 XTS issued = 6200 available + 100 reserved + 2800 consumed
 *   20 promises hold.
 */
export function describeAudit({ transactions, clients, totals, findings }: Audit): string {
  const { issued, available, reserved, consumed } = totals;
  const sums = `${-issued} XTS issued = ${available} available + ${reserved} reserved + ${consumed} consumed`;
  const broken = new Set(findings.map(({ check }) => check)).size;
  return [
    `${transactions} transactions of ${clients} clients: ${sums}`,
    `${Object.keys(AUDIT_CHECKS).length - broken} promises hold${broken === 0 ? '.' : `, ${broken} do not:`}`,
    ...findings.map(
      ({ severity, check, promise, subject, detail }) => `${severity} ${check}: ${subject}: ${detail} (${promise})`,
    ),
  ].join('\n');
}
