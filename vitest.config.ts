import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that start whole installations or busy both cores: one at a time, after all others, or they starve each other. */
const INSTALLATIONS = [
  'apps/server/src/credits/several-processes.test.ts',
  'apps/server/src/faults/**/*.test.ts',
  'apps/server/src/launcher/**/*.test.ts',
  'packages/engine/src/node/create-extraction-pool.test.ts',
  'packages/engine/src/scans.test.ts',
  'scripts/pages/mentioned-commands.test.ts',
];

/** Tests that spend their time waiting for the pauses between attempts: they wait together. */
const PAUSES = ['apps/server/src/queue/fairness.test.ts', 'apps/server/src/webhooks/several-workers.test.ts'];

const TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'eval/**/*.test.ts',
  'fuzz/**/*.test.ts',
  'scripts/**/*.test.ts',
];

const shared = {
  globalSetup: 'apps/server/src/db/test-database-server.ts',
  testTimeout: 30_000,
  // The first line of a failure, which is what the end of a run repeats, says what was received.
  chaiConfig: { truncateThreshold: 400 },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          include: TESTS,
          exclude: ['**/node_modules/**', ...INSTALLATIONS, ...PAUSES],
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'installations',
          include: INSTALLATIONS,
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: 'pauses',
          include: PAUSES,
          testTimeout: 120_000,
          maxWorkers: PAUSES.length,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
