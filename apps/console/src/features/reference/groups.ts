import type { Operation } from './operation.ts';

/** In the order in which a program needs them. A group that is not here comes last, under its own name. */
const TITLES: Readonly<Record<string, string>> = {
  jobs: 'Jobs',
  accounts: 'Bank accounts',
  clients: 'Clients',
  payment: 'Payment',
  samples: 'Test documents',
  auth: 'Account',
  support: 'Support',
};

export interface OperationGroup {
  readonly name: string;
  readonly title: string;
  readonly operations: readonly Operation[];
}

export function groupOperations(operations: readonly Operation[]): OperationGroup[] {
  const names = new Set([...Object.keys(TITLES), ...operations.map(({ group }) => group)]);
  return [...names]
    .map((name) => ({
      name,
      title: TITLES[name] ?? name,
      operations: operations.filter(({ group }) => group === name),
    }))
    .filter((group) => group.operations.length > 0);
}
